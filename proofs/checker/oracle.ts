import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import postcss from 'postcss'
import { type Expectation, expectationOf } from '../../site/components/checker/expected/expectations'
import { type CheckedRecipe, readRecipeFiles, recipeFor } from '../../site/components/checker/expected/recipe'
import { defaultLine, type Line, lines } from '../../site/data/lines'
import { projectEnv } from '../environments'
import { findFolders, lineFolder } from '../folders'
import { writeProject } from '../recipes/project-folder'
import { sampleClasses, samplePages, sampleScript, scriptClass } from '../recipes/sample-page'
import { type Mutation, mutate } from './mutations'

/** Result of one mutated project. */
export interface Truth {
  line: string
  recipe: string
  file: string
  name: string
  /** Hash of the files. */
  hash: string
  /** The first fault; null if there is none. */
  fault: string | null
}

export const nameOf = ({ framework, tool, tailwind }: CheckedRecipe) => `${framework} · ${tool} · ${tailwind}`

/** Returns the recipes that the oracle can run: without Tailwind CSS 2, which is not installed. */
function listOracleRecipes(): CheckedRecipe[] {
  return readRecipeFiles().recipes.filter(({ tailwind }) => tailwind !== 2)
}

/** Returns the recipes with the lines that the oracle runs them with. */
export function listOracleJobs(): { recipe: CheckedRecipe; line: Line }[] {
  return listOracleRecipes().flatMap(recipe =>
    lines.map(line => ({ recipe: recipeFor(recipe, line.plugin), line })),
  )
}

/** Number of mutations per recipe and line: most with the default line. */
const counts = new Map(lines.map(({ id }) => [id, id === defaultLine.id ? 16 : 6]))

/**
 * Returns a sample of mutations over all files of a recipe, because running all would take an hour. Excludes
 * package.json, which affects the installation, not the build.
 */
export function mutationsOf({ files, page }: CheckedRecipe, line: Line): Mutation[] {
  const all = files.filter(({ role }) => role !== 'package').flatMap(({ path, text }) => mutate(path, text))
  const count = counts.get(line.id)!
  const step = Math.max(all.length / count, 1)
  const start = Number.parseInt(hashOf(page), 16) % Math.ceil(step)
  return Array.from({ length: count }, (_, index) => all[Math.floor(start + index * step)]).filter(
    mutation => mutation !== undefined,
  )
}

/** Hashes all files of a mutated project except package.json, which the oracle ignores. */
export function projectHash(
  { files }: Pick<CheckedRecipe, 'files'>,
  { path, text }: Mutation,
  line: Line,
): string {
  const decides = files.filter(({ role }) => role !== 'package')
  const texts = JSON.stringify(decides.map(file => [file.path, file.path === path ? text : file.text]))
  return hashOf(line === defaultLine ? texts : line.id + texts)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** Runs projects of one recipe in sequence, in a separate process. */
export function createOracle(
  recipe: CheckedRecipe,
  line: Line,
): {
  judge(mutation?: Mutation): Promise<string | null>
  stop(): void
} {
  const expectation = expectationOf(recipe)
  const own = Object.fromEntries(recipe.files.map(({ path, text }) => [path, text]))
  const template = `<view class="${sampleClasses.join(' ')}">sample</view>`
  let worker: ChildProcess | undefined
  let count = 0
  const start = () =>
    fork(join(findFolders().samples, 'checker/oracle-worker.mjs'), {
      env: { ...process.env, NODE_ENV: 'production', ...expectation.env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  return {
    stop: () => void worker?.kill(),
    async judge(mutation) {
      const folder = writeProject(
        `oracle-${hashOf(line.id + nameOf(recipe))}-${process.pid}-${count++}`,
        { line: line.id, tailwind: expectation.tailwind === 4 ? 4 : 3, patched: true },
        {
          ...samplePages([...sampleClasses, scriptClass]),
          // Files of Taro's template next to its config.
          'config/dev.ts': 'export default {}',
          'config/prod.ts': 'export default {}',
          ...own,
          'package.json': '{ "private": true }',
          ...(mutation ? { [mutation.path]: mutation.text } : {}),
        },
      )
      const elsewhere = join(dirname(folder), 'elsewhere')
      rmSync(elsewhere, { recursive: true, force: true })
      mkdirSync(elsewhere)
      writeFileSync(join(elsewhere, 'package.json'), '{}')
      worker ??= start()
      const current = worker
      const answer = await new Promise<{ outcome?: Outcome; fault?: string }>(resolve => {
        const timer = setTimeout(() => {
          resolve({ fault: 'no answer in time' })
          current.kill()
          worker = undefined
        }, 120_000)
        const finish = (found: { outcome?: Outcome; fault?: string }) => {
          clearTimeout(timer)
          current.removeAllListeners()
          resolve(found)
        }
        current.once('message', message => finish(message as { outcome?: Outcome }))
        current.once('exit', () => {
          worker = undefined
          finish({ fault: 'the process ended' })
        })
        current.send(jobOf(expectation, folder, expectation.isElsewhere ? elsewhere : folder, template))
      })
      // The worker may still write its cache; leftovers are in the temporary folder.
      if (!answer.fault) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
      const fault = answer.outcome ? findFault(answer.outcome, line) : (answer.fault ?? 'no outcome')
      // Where the project was differs between runs.
      return fault?.replaceAll(`${folder}/`, '').replaceAll(folder, '.') ?? null
    },
  }
}

interface Outcome {
  wxss: string
  wxml: string
  script: string
}

function jobOf(
  { host, files, postcssIn, tailwind, env }: Expectation,
  folder: string,
  cwd: string,
  template: string,
) {
  return {
    folder,
    cwd,
    host,
    files,
    postcssIn,
    tailwind,
    env: { ...projectEnv(cwd), ...env },
    template,
    script: sampleScript,
  }
}

/** Returns the first deviation from the output that a working project has. */
function findFault({ wxss, wxml, script }: Outcome, line: Line): string | null {
  const require = createRequire(join(lineFolder(line.id), 'package.json'))
  const { escape: escapeName } = require('@weapp-core/escape') as { escape: (name: string) => string }
  for (const name of sampleClasses.map(escapeName)) {
    if (!wxml.includes(name)) return `the template does not have ${name}`
    if (!wxss.includes(`.${name}`)) return `the styles do not have .${name}`
  }
  if (!script.includes(`${escapeName(scriptClass)} flex`)) return `the script does not have ${scriptClass}`
  const flat = wxss.replace(/\s+/g, '')
  const rule = `.${escapeName('text-[32rpx]')}{font-size:32rpx`
  if (!flat.includes(rule)) return `the styles do not have ${rule}`
  // Only the newest line computes lengths of Tailwind CSS 4.
  if (!/\.p-4\{padding:(?:32rpx|calc\(var\(--spacing\)\*4\))/.test(flat))
    return 'the styles do not have .p-4{padding:32rpx'
  let refused = ''
  postcss.parse(wxss).walkRules(({ selectors }) => {
    refused ||= selectors.find(selector => /\\|\*|:root|:hover/.test(selector)) ?? ''
  })
  return refused ? `the styles have the selector ${refused}` : null
}
