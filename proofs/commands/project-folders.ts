import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folder of the projects that recipes are built in; the runner reads the variable. */
export function projectsHome(): string {
  process.env.RECIPE_PROJECTS ??= join(tmpdir(), 'recipe-projects')
  return process.env.RECIPE_PROJECTS
}

/**
 * Runs a build in the folder of its start. What lies there is taken as it is only after a run that came to its end:
 * an install that was interrupted leaves packages without their files, which npm takes for installed.
 */
export function inWholeFolder<Result>(
  home: string,
  start: string,
  run: () => { result: Result; isWhole: boolean },
): Result {
  const marker = join(home, `${start}-whole.txt`)
  if (!existsSync(marker))
    for (const name of [start, `${start}-fresh`, `${start}-copied.txt`])
      rmSync(join(home, name), { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  rmSync(marker, { force: true })
  const { result, isWhole } = run()
  if (isWhole) writeFileSync(marker, 'The last run in this folder came to its end.\n')
  return result
}
