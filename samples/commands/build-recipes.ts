import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildResult, lines } from '../../site/data/lines'
import { followBuilds, judgeBuild } from '../builds/follow'
import { findFolders } from '../folders'
import { readOutputs } from '../outputs'
import { askCreate } from './ask-create'
import { inWholeFolder, projectsHome } from './project-folders'

/**
 * Builds every recipe with its real framework and every line, and writes what came of it to
 * site/data/recipe-builds.json. What came out well before, of the same pages, packages and runner, is not built again;
 * words after the command choose recipes whose line, page and tabs have them all. Create commands are asked every time
 * why they do not run here: what they say is no part of what was built.
 */
export async function buildRecipes(words: string[]): Promise<boolean> {
  const all = lines.flatMap(line => followBuilds(line, readOutputs()).map(followed => ({ line, followed })))
  const names = all.map(({ line, followed }) => nameOf({ ...followed, line: line.id }))
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
    const others = readResults().filter(other => nameOf(other) !== name && names.includes(nameOf(other)))
    writeResults([...others, result].sort((a, b) => names.indexOf(nameOf(a)) - names.indexOf(nameOf(b))))
  }
  const commands = new Map(all.map(({ followed }, index) => [names[index], followed.build.start.create]))
  tellCreates(result =>
    words.every(word => nameOf(result).includes(word)) ? commands.get(nameOf(result)) : '',
  )
  return true
}

/** Writes to every project that was not made by its command what that command says today. */
function tellCreates(commandOf: (result: BuildResult) => string | undefined): void {
  const said = new Map<string, string | undefined>()
  const results = readResults().map(result => {
    const command = result.notCreated && commandOf(result)
    if (!command) return result
    if (!said.has(command)) said.set(command, askCreate(command))
    return { ...result, notCreated: said.get(command) ?? result.notCreated }
  })
  for (const [command, words] of said) process.stdout.write(`${command}\n  ${words ?? 'runs here'}\n`)
  writeResults(results)
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
  return join(findFolders().site, 'data/recipe-builds.json')
}
