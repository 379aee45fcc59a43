import { type Finding, findingAt, type Unit } from './finding'
import { readKnownPackages } from './known-packages'

/** A command of a fence, with its first line. */
interface Command {
  words: string[]
  offset: number
}

/** Checks that every line is a known command and that the packages it names exist. */
export function checkShell(unit: Unit): Finding[] {
  const known = readKnownPackages()
  return readCommands(unit.code).flatMap(({ words, offset }) => {
    const fault = faultOf(words, known)
    return fault ? [findingAt(unit, offset, fault)] : []
  })
}

/** Returns the package specifications that a fence installs or runs: "tailwindcss@3". */
export function packagesOf(unit: Pick<Unit, 'code'>): string[] {
  return readCommands(unit.code).flatMap(({ words }) => packagesIn(words))
}

function readCommands(code: string): Command[] {
  const commands: Command[] = []
  const lines = code.replaceAll(/\\\n/g, '  ').split('\n')
  for (const [offset, line] of lines.entries()) {
    for (const part of line.replace(/(?:^|\s)#.*$/, '').split(/\s*(?:&&|\|\||;|\|)\s*/)) {
      const words = (part.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).filter(word => word !== '$')
      while (/^[A-Z_]+=/.test(words[0] ?? '')) words.shift()
      if (words.length > 0) commands.push({ words, offset })
    }
  }
  return commands
}

function faultOf(words: string[], known: Record<string, string>): string | null {
  const [command = '', ...rest] = words
  if (command === 'cross-env') {
    const behind = rest.filter(word => !word.includes('='))
    return faultOf(behind, known)
  }
  if (command === 'npx') return faultOfRun(rest)
  if (managers.has(command)) {
    const subcommand = rest.find(word => !word.startsWith('-')) ?? ''
    const isKnown =
      [installs, runs, others].some(set => set.has(subcommand)) ||
      (command !== 'npm' && script.test(subcommand))
    if (!isKnown) return `${command} has no command "${subcommand}" that the site uses`
    if (runs.has(subcommand)) return faultOfRun(rest.slice(rest.indexOf(subcommand) + 1))
    const unknown = packagesIn(words).filter(name => !(name in known))
    return unknown.length > 0
      ? `${unknown.join(', ')}: not in known-packages.json (npm run sync looks it up)`
      : null
  }
  if (command === 'weapp-tw' || command === 'weapp-tailwindcss') return faultOfRun(words)
  return tools.has(command) ? null : `"${command}" is no command that the site uses`
}

function faultOfRun(words: string[]): string | null {
  const [program = '', subcommand = ''] = words.filter(word => !word.startsWith('-'))
  const name = program.replace(/(?<=.)@[^/]*$/, '')
  const subcommands = programs[name]
  if (!subcommands) return `"${name}" is no program that the site runs`
  return subcommands.length === 0 || subcommands.includes(subcommand)
    ? null
    : `${name} has no command "${subcommand}"`
}

function packagesIn([command = '', ...rest]: string[]): string[] {
  if (!managers.has(command)) return []
  const [subcommand = '', ...names] = rest.filter(word => !word.startsWith('-'))
  if (subcommand === 'create') return names.slice(0, 1).map(name => name.replace(/^(@[^/]+\/)?/, '$1create-'))
  // An alias ("a@npm:b@2") refers to the second package.
  return installs.has(subcommand) ? names.map(name => name.replace(/^.+@npm:/, '')) : []
}

const installs = new Set(['i', 'install', 'add', 'uninstall', 'remove', 'rm', 'up', 'update'])
const runs = new Set(['exec', 'dlx', 'x'])
const managers = new Set(['npm', 'pnpm', 'yarn', 'bun'])
const others = new Set([
  'ci',
  'run',
  'start',
  'test',
  'init',
  'create',
  'ls',
  'list',
  'why',
  'explain',
  'view',
  'pkg',
  'approve-builds',
  'rebuild',
  'dedupe',
  'set',
  'config',
])
/** A package.json script, which package managers except npm run by its bare name. */
const script = /^(?:dev|build|start|serve|watch)(?::[\w-]+)?$/
/** Executables of packages; an empty list allows any argument. */
const programs: Record<string, string[]> = {
  'weapp-tw': ['patch', 'init', 'status', 'doctor', 'vscode-entry', 'extract', 'tokens'],
  'weapp-tailwindcss': ['patch', 'init'],
  'tw-patch': ['install', 'init', 'extract'],
  tailwindcss: [],
  '@tailwindcss/cli': [],
  degit: [],
  gulp: [],
  taro: [],
  '@tarojs/cli': [],
  '@mpxjs/cli': ['create'],
  '@vue/cli': ['create'],
  vite: [],
  webpack: [],
  prettier: [],
  eslint: [],
  postcss: [],
  'weapp-vite': [],
  'rax-app': ['build', 'start'],
  rimraf: [],
}
const tools = new Set([
  'cd',
  'mkdir',
  'rm',
  'cp',
  'mv',
  'ls',
  'cat',
  'touch',
  'echo',
  'grep',
  'find',
  'head',
  'tail',
  'wc',
  'git',
  'node',
  'code',
  'corepack',
  'gulp',
  'taro',
  'mpx',
  'vue',
  'npm-check',
])
