import type { Doubt, Packages } from '../model'
import type { Place } from '../script/syntax'

type Json = Record<string, unknown>

/** Reads package.json, and the versions in a lock file. */
export function readPackage(
  path: string,
  text: string,
  lock?: { path: string; text: string },
): { packages?: Packages; doubts: Doubt[]; broken?: Place } {
  const whole: Place = { path, text, from: 0, to: 0 }
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const [, position] = /position (\d+)/.exec((error as Error).message) ?? []
    const at = Math.min(Number(position ?? 0), text.length)
    return { doubts: [], broken: { ...whole, from: at, to: at } }
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { doubts: [{ reason: '这不是 package.json 的内容', at: whole }] }
  const file = data as Json
  const doubts: Doubt[] = []
  const packages: Packages = {
    ranges: new Map(),
    locked: new Map(),
    places: new Map(),
    scripts: entriesOf(file.scripts),
    isModule: file.type === 'module',
    at: whole,
  }
  for (const section of ['peerDependencies', 'optionalDependencies', 'devDependencies', 'dependencies'])
    for (const [name, range] of entriesOf(file[section])) {
      packages.ranges.set(name, range)
      packages.places.set(name, placeOfKey(whole, name))
    }
  if (
    file.workspaces !== undefined ||
    [...packages.ranges.values()].some(range => /^(?:workspace|catalog|link|file):/.test(range))
  )
    doubts.push({ reason: '这是 Monorepo，依赖可能装在别处', at: whole })
  for (const field of ['overrides', 'resolutions', 'pnpm'])
    if (/tailwindcss/.test(JSON.stringify(file[field]) ?? ''))
      doubts.push({ reason: `${field} 改了 Tailwind CSS 的版本`, at: placeOfKey(whole, field) })
  if (lock) readLock(lock.path, lock.text, packages, doubts)
  return { packages, doubts }
}

function entriesOf(value: unknown): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(Object.entries(value).map(([name, text]) => [name, String(text)]))
}

function placeOfKey(whole: Place, key: string): Place {
  const from = whole.text.indexOf(`"${key}"`)
  const end = whole.text.indexOf('\n', from)
  return from === -1 ? whole : { ...whole, from, to: end === -1 ? whole.text.length : end }
}

const watched = [
  'tailwindcss',
  'weapp-tailwindcss',
  '@tailwindcss/postcss',
  '@tailwindcss/vite',
  '@tailwindcss/node',
]

/** Reads the installed versions of relevant packages from a lock file of npm, pnpm or Yarn. */
function readLock(path: string, text: string, packages: Packages, doubts: Doubt[]): void {
  for (const name of watched) {
    const version = path.endsWith('package-lock.json')
      ? lockedByNpm(text, name)
      : lockedByText(path, text, name)
    if (version) packages.locked.set(name, version)
    else if (packages.ranges.has(name))
      doubts.push({ reason: `锁文件里读不出 ${name} 的版本`, at: { path, text: '', from: 0, to: 0 } })
  }
}

function lockedByNpm(text: string, name: string): string | undefined {
  try {
    const data = JSON.parse(text) as { packages?: Record<string, { version?: string }> }
    return data.packages?.[`node_modules/${name}`]?.version
  } catch {
    return undefined
  }
}

/** Returns the only version of a package; undefined if there are several. */
function lockedByText(path: string, text: string, name: string): string | undefined {
  const escaped = name.replace(/[/.@-]/g, '\\$&')
  const pattern = path.endsWith('pnpm-lock.yaml')
    ? new RegExp(`^ {2}'?/?${escaped}[@/](\\d+\\.\\d+\\.\\d+[^(:'\\s]*)`, 'gm')
    : new RegExp(`^"?${escaped}@[^\\n]*:\\n {2}version:? "?([^"\\n]+)`, 'gm')
  const versions = new Set([...text.matchAll(pattern)].map(([, version]) => version!))
  return versions.size === 1 ? [...versions][0] : undefined
}
