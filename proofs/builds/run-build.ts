import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ProjectOrigin } from '../../site/data/lines'
import { findFolders } from '../folders'
import type { Build, Start } from './list'
import type { Step } from './steps'

/** What came of following a recipe to its end. */
export interface BuildOutcome {
  /** Text files of the mini-program by their paths. */
  files: Record<string, string>
  /** Versions of the host's packages. */
  installed: Record<string, string>
  project: ProjectOrigin
}

/** Follows a recipe in a folder of its own. Packages of the host stay installed for the next recipe that starts alike. */
export function runBuild(build: Build, steps: Step[]): BuildOutcome {
  const home = join(process.env.RECIPE_PROJECTS ?? join(tmpdir(), 'recipe-projects'))
  const folder = join(home, build.start.id)
  const project = createProject(build.start, home, folder)
  for (const step of steps) {
    if (step.kind === 'file') writeStep(folder, step.path, step.text)
    else if (step.kind === 'delete') rmSync(join(folder, step.path))
    else if (isOfProject(step.command, build.start)) run(step.command, folder)
  }
  rmSync(join(folder, build.output), { recursive: true, force: true })
  const { beforeBuild } = build.start
  if (beforeBuild) runScript(beforeBuild, [folder], home)
  run(`npm run ${buildScript(steps)}`, folder)
  return {
    files: readOutput(join(folder, build.output)),
    installed: Object.fromEntries(build.start.tells.map(name => [name, versionIn(folder, name)])),
    project,
  }
}

/** The project as its command makes it, kept aside: every recipe begins with a fresh copy of its files. */
function createProject(start: Start, home: string, folder: string): ProjectOrigin {
  const fresh = `${folder}-fresh`
  const copied = `${folder}-copied.txt`
  mkdirSync(home, { recursive: true })
  if (!existsSync(fresh)) {
    rmSync(copied, { force: true })
    if (start.create) {
      const [isCreated, words] = attempt(start.create, home)
      if (isCreated && existsSync(join(home, 'my-app'))) renameSync(join(home, 'my-app'), fresh)
      else {
        rmSync(join(home, 'my-app'), { recursive: true, force: true })
        const [script = '', ...args] = start.standIn ?? []
        runScript(script, [fresh, ...args], home)
        writeFileSync(copied, words)
      }
    } else mkdirSync(fresh)
  }
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    // `npm init` takes what is installed already for dependencies.
    if (name !== 'node_modules' || !start.create) rmSync(join(folder, name), { recursive: true, force: true })
  }
  // Whatever the last recipe patched or cached is installed anew.
  for (const name of [
    'tailwindcss',
    '@tailwindcss',
    'weapp-tailwindcss',
    '@weapp-tailwindcss',
    'tailwindcss-patch',
    '.cache',
  ])
    rmSync(join(folder, 'node_modules', name), { recursive: true, force: true })
  run(`cp -r ${JSON.stringify(`${fresh}/.`)} ${JSON.stringify(folder)}`, home)
  if (!start.create) return 'own'
  return existsSync(copied) ? 'template-files' : 'create-command'
}

/** Creating the project is done already, and what keeps running is not awaited: the build script stands for it. */
function isOfProject(command: string, start: Start): boolean {
  return command !== start.create && !/^npm run |^cd /.test(command)
}

/** Pages show what they add to a JSON file, and other files whole. */
function writeStep(folder: string, path: string, text: string): void {
  const target = join(folder, path)
  mkdirSync(dirname(target), { recursive: true })
  const isAdded = path.endsWith('.json') && existsSync(target)
  const merged = isAdded && merge(JSON.parse(readFileSync(target, 'utf8')), JSON.parse(text))
  writeFileSync(target, merged ? `${JSON.stringify(merged, null, 2)}\n` : text)
}

type Json = { [key: string]: Json | string | string[] }

function merge(into: Json, from: Json): Json {
  const merged = { ...into }
  for (const [key, value] of Object.entries(from)) {
    const before = merged[key]
    merged[key] = isObject(before) && isObject(value) ? merge(before, value) : value
  }
  return merged
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Name of the script that builds once, as the page's package.json has it. */
function buildScript(steps: Step[]): string {
  for (const step of steps) {
    if (step.kind !== 'file' || step.path !== 'package.json') continue
    const { scripts = {} } = JSON.parse(step.text) as { scripts?: Record<string, string> }
    const name = Object.keys(scripts).find(script => /^build/.test(script))
    if (name) return name
  }
  throw new Error('the page shows no package.json with a build script')
}

function runScript(script: string, args: string[], folder: string): void {
  const path = join(findFolders().samples, 'builds/starts', script)
  run(`node ${[path, ...args].map(word => JSON.stringify(word)).join(' ')}`, folder)
}

/** Runs a command of the page; throws with its last words. */
function run(command: string, folder: string): void {
  const [isDone, words] = attempt(command, folder)
  if (!isDone) throw new Error(`${command}: ${words}`)
}

function attempt(command: string, folder: string): [isDone: boolean, words: string] {
  process.stdout.write(`  $ ${command}\n`)
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    timeout: 600_000,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      CI: '1',
      HUSKY: '0',
      npm_config_yes: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_prefer_offline: 'true',
    },
  })
  return [status === 0, lastWords(`${stdout}\n${stderr}`)]
}

/** The first line of an output that tells an error, without colours and paths. */
function lastWords(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map(text => text.trim())
    .filter(text => text && !/npm warn|A complete log|Unknown user config/.test(text))
  const telling = lines.find(
    text =>
      /\berror\b|Error:|cannot |could not|not found|failed/i.test(text) && !/^npm error code/.test(text),
  )
  return (telling ?? lines.at(-1) ?? 'no output').replaceAll(/https?:\/\/\S+/g, '…').slice(0, 200)
}

function readOutput(folder: string): Record<string, string> {
  if (!existsSync(folder)) throw new Error('the build left no output where the page names it')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = paths.filter(
    path => /\.(?:wxml|wxss|js|wxs|json)$/.test(path) && !path.startsWith('node_modules'),
  )
  return Object.fromEntries(texts.map(path => [path, readFileSync(join(folder, path), 'utf8')]))
}

function versionIn(folder: string, name: string): string {
  const file = join(folder, 'node_modules', name, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : 'none'
}
