export const packageManagers = [
  { value: 'npm', label: 'npm' },
  { value: 'yarn', label: 'Yarn' },
  { value: 'pnpm', label: 'pnpm' },
  { value: 'bun', label: 'Bun' },
] as const

export type PackageManager = (typeof packageManagers)[number]['value']

/** Converts npm commands to another package manager; other lines stay unchanged. */
export function convertCommands(code: string, manager: PackageManager): string {
  if (manager === 'npm') return code
  return code
    .split('\n')
    .map(line =>
      line
        .split(/(\s*(?:&&|\|\||;|\|)\s*)/)
        .map((part, i) => (i % 2 ? part : convertCommand(part, manager)))
        .join(''),
    )
    .join('\n')
}

type Other = Exclude<PackageManager, 'npm'>

function convertCommand(command: string, manager: Other): string {
  const [, lead = '', tool, rest = ''] =
    command.match(/^(\s*(?:\$\s+)?(?:sudo\s+)?(?:\w+=\S*\s+)*)(npm|npx)(?:\s+(.*))?$/) ?? []
  if (!tool) return command
  const words = rest.match(/"[^"]*"|'[^']*'|\S+/g) ?? []
  return lead + (tool === 'npx' ? convertNpx(words, manager) : convertNpm(words, manager)).join(' ')
}

const ADD: Record<Other, string[]> = { yarn: ['yarn', 'add'], pnpm: ['pnpm', 'add'], bun: ['bun', 'add'] }
const DLX: Record<Other, string[]> = { yarn: ['yarn', 'dlx'], pnpm: ['pnpm', 'dlx'], bun: ['bunx'] }
const EXEC: Record<Other, string[]> = { yarn: ['yarn'], pnpm: ['pnpm', 'exec'], bun: ['bunx'] }
const RUN: Record<Other, string[]> = { yarn: ['yarn'], pnpm: ['pnpm', 'run'], bun: ['bun', 'run'] }

function convertNpm([verb = '', ...args]: string[], manager: Other): string[] {
  const packages = args.some(arg => !arg.startsWith('-'))
  switch (verb) {
    case 'install':
    case 'i':
    case 'add':
      if (!packages) return [manager, 'install', ...convertFlags(args, manager)]
      if (manager === 'yarn' && isGlobal(args))
        return ['yarn', 'global', 'add', ...convertFlags(args, manager).filter(arg => !isGlobal([arg]))]
      return [...ADD[manager], ...convertFlags(args, manager)]
    case 'ci':
      return [manager, 'install', '--frozen-lockfile', ...args]
    case 'uninstall':
    case 'un':
    case 'remove':
    case 'rm':
      return [manager, 'remove', ...convertFlags(args, manager)]
    case 'update':
    case 'upgrade':
    case 'up':
      return [manager, manager === 'yarn' ? 'upgrade' : 'update', ...args]
    case 'run':
    case 'run-script':
      return [...RUN[manager], ...dropSeparator(args)]
    case 'test':
    case 'start':
      return [...RUN[manager], verb, ...dropSeparator(args)]
    case 'create':
    case 'init':
      if (!packages) return [manager, 'init', ...args]
      return [
        manager,
        'create',
        ...dropSeparator(args).map(arg => (manager === 'yarn' ? dropLatest(arg) : arg)),
      ]
    case 'exec':
    case 'x':
      return [...EXEC[manager], ...dropSeparator(args)]
    default:
      return [manager === 'bun' ? 'npm' : manager, verb, ...args].filter(Boolean)
  }
}

/** npx runs an installed package or downloads it; the others have a separate command for each case. */
function convertNpx(words: string[], manager: Other): string[] {
  const args = words.filter(word => word !== '-y' && word !== '--yes')
  const name = args[0] ?? ''
  const remote = args.length < words.length || /^(?:create-|degit$|giget$|@|.+@)/.test(name)
  return [...(remote ? DLX : EXEC)[manager], ...args]
}

const FLAGS: Record<string, Partial<Record<Other, string | null>>> = {
  '-D': { yarn: '--dev', bun: '--dev' },
  '--save-dev': { yarn: '--dev', bun: '--dev' },
  '-E': { yarn: '--exact', bun: '--exact' },
  '--save-exact': { yarn: '--exact', bun: '--exact' },
  '-O': { yarn: '--optional', bun: '--optional' },
  '--save-optional': { yarn: '--optional', bun: '--optional' },
  '-S': { yarn: null, pnpm: null, bun: null },
  '--save': { yarn: null, pnpm: null, bun: null },
  '--legacy-peer-deps': { yarn: null, pnpm: null, bun: null },
}

function convertFlags(args: string[], manager: Other): string[] {
  return args
    .map(arg => (FLAGS[arg]?.[manager] === undefined ? arg : FLAGS[arg][manager]))
    .filter(arg => arg !== null)
    .map(String)
}

function isGlobal(args: string[]): boolean {
  return args.some(arg => arg === '-g' || arg === '--global')
}

/** Only npm needs "--" to pass arguments on. */
function dropSeparator(args: string[]): string[] {
  return args.filter(arg => arg !== '--')
}

function dropLatest(name: string): string {
  return name.replace(/@latest$/, '')
}
