import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildResult, lines } from '../../site/data/lines'
import { followBuilds, judgeBuild } from '../builds/follow'
import { findFolders } from '../folders'
import { readOutputs } from '../outputs'
import { inWholeFolder, projectsHome } from './project-folders'

/**
 * Builds every recipe with its real framework and every line, and writes what came of it to
 * site/data/generated/recipe-builds.json. What came out well before, of the same pages, packages and runner, is not built again;
 * words after the command choose recipes whose line, page and tabs have them all. Results of pages that have changed
 * since are dropped: until it is built again, such a page says that it was not.
 */
export async function buildRecipes(words: string[]): Promise<boolean> {
  const all = lines.flatMap(line => followBuilds(line, readOutputs()).map(followed => ({ line, followed })))
  const names = all.map(({ line, followed }) => nameOf({ ...followed, line: line.id }))
  const isCurrent = (result: BuildResult) =>
    all.some(
      ({ line, followed }) =>
        nameOf({ ...followed, line: line.id }) === nameOf(result) && followed.hash === result.hash,
    )
  writeResults(readResults().filter(isCurrent))
  for (const [index, { line, followed }] of all.entries()) {
    const name = names[index] ?? ''
    const seen = readResults().find(result => nameOf(result) === name)
    const isKnown = seen?.hash === followed.hash && !seen.fault
    if (isKnown || !words.every(word => name.includes(word))) continue
    process.stdout.write(`${name}\n`)
    const result = inWholeFolder(projectsHome(), followed.build.start.id, () => {
      const result = judgeBuild(line, followed)
      // Versions are told when everything was installed and built, as promised or not.
      return { result, isWhole: Boolean(result.installed) }
    })
    process.stdout.write(`  ${result.fault ?? 'as promised'}\n`)
    // Written one by one: a run takes long, and others may go on at the same time.
    const others = readResults().filter(other => nameOf(other) !== name)
    writeResults([...others, result].sort((a, b) => names.indexOf(nameOf(a)) - names.indexOf(nameOf(b))))
  }
  return true
}

function nameOf({ line, page, variant }: Pick<BuildResult, 'line' | 'page' | 'variant'>): string {
  return `${line} ${page} ${variant}`
}

function readResults(): BuildResult[] {
  return JSON.parse(readFileSync(resultsFile(), 'utf8')) as BuildResult[]
}

function writeResults(results: BuildResult[]): void {
  writeFileSync(resultsFile(), `[\n${results.map(result => ` ${JSON.stringify(result)}`).join(',\n')}\n]\n`)
}

function resultsFile(): string {
  return join(findFolders().site, 'data/generated/recipe-builds.json')
}
