import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { completeStarter } from '../../site/data/complete-starter'
import type { Line } from '../../site/data/lines'
import { lineFolder } from '../folders'
import { findStarterFault } from './judge-starter'
import { type ReadStarter, readRunner } from './read-starters'

/** What came of a starter that was unpacked, installed and built. */
export interface StarterBuild {
  line: string
  id: string
  /** Of its files, versions filled in, and of what builds and judges them. */
  hash: string
  /** Warnings that its commands printed. */
  said?: string[]
  /** The first thing that was not as it should be; absent when all was. */
  fault?: string
}

/** Hash of all that decides what comes of a starter with a line. */
export function hashStarter({ starter, files }: ReadStarter, line: Line): string {
  const { scripts, output } = starter.project
  const { 'README.md': _, ...complete } = completeStarter(starter, files, line)
  const decides = [scripts, output, complete, readRunner()]
  return createHash('sha256').update(JSON.stringify(decides)).digest('hex').slice(0, 16)
}

/** Follows the commands of the starter's README. */
export function buildStarter(read: ReadStarter, line: Line): StarterBuild {
  const { starter, files } = read
  const { scripts, output } = starter.project
  const told = { line: line.id, id: starter.id, hash: hashStarter(read, line) }
  const home = process.env.RECIPE_PROJECTS ?? join(tmpdir(), 'recipe-projects')
  const folder = join(home, `starter-${starter.id}`)
  try {
    unpack(folder, completeStarter(starter, files, line))
    const said = [...run('npm install', folder), ...run(`npm run ${scripts.build}`, folder)]
    const fault = findStarterFault(files, readTexts(join(folder, output)), escapeOf(line))
    const heard = said.length > 0 ? { ...told, said: [...new Set(said)] } : told
    return fault ? { ...heard, fault } : heard
  } catch (error) {
    return { ...told, fault: (error as Error).message }
  }
}

/** Packages of the host may stay; what the plugin patches and keeps is installed anew. */
function unpack(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true, force: true })
  for (const name of [
    'tailwindcss',
    '@tailwindcss',
    'weapp-tailwindcss',
    '@weapp-tailwindcss',
    'tailwindcss-patch',
    '.cache',
  ])
    rmSync(join(folder, 'node_modules', name), { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Runs a command to its end and returns the warnings it printed; throws with the first error. */
function run(command: string, folder: string): string[] {
  process.stdout.write(`  $ ${command}\n`)
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    timeout: 900_000,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      CI: '1',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_prefer_offline: 'true',
    },
  })
  const lines = stripVTControlCharacters(`${stdout}\n${stderr}`)
    .split('\n')
    .map(text =>
      text
        .replaceAll(folder, '.')
        .replaceAll(/https?:\/\/\S+/g, '…')
        .trim(),
    )
    .filter(text => text && !/A complete log|Unknown user config/.test(text))
  if (status === 0) return lines.filter(isWarning).map(text => text.slice(0, 200))
  const telling = lines.find(text => /\berror\b|Error:|cannot |not found/i.test(text)) ?? lines.at(-1) ?? ''
  throw new Error(`${command}: ${telling.slice(0, 200)}`)
}

/** Deprecated packages of frameworks are no reader's problem. */
function isWarning(text: string): boolean {
  return (
    /\bwarn|\berror\b|检测到|未找到|未检测到|失败/i.test(text) &&
    !/npm warn (?:deprecated|ERESOLVE|EBADENGINE)/.test(text)
  )
}

function readTexts(folder: string): Record<string, string> {
  if (!existsSync(folder)) throw new Error('the build left no mini-program')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = paths.filter(path => /\.(?:wxml|wxss|js)$/.test(path) && !path.includes('node_modules'))
  return Object.fromEntries(texts.map(path => [path, readFileSync(join(folder, path), 'utf8')]))
}

function escapeOf(line: Line): (name: string) => string {
  const require = createRequire(join(lineFolder(line.id), 'package.json'))
  return (require('@weapp-core/escape') as { escape: (name: string) => string }).escape
}
