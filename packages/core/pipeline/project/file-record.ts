import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, toSlashes } from '../../paths'
import { ASSET_FILE } from '../modules/assets'
import { contentHash } from './hash'
import { remember } from './remember'
import { staticAddresses, staticPlaces } from './static-folders'

/**
 * Hashes of the files that a bundler has read, and of the folders in which it looked them up: a new file may
 * take precedence there.
 */
export interface FileRecord {
  files: Record<string, string>
  folders: Record<string, string>
}

/**
 * Records the current state of files, with their package.json. `roots` are the folders that authors edit; in
 * static folders, a new file in an earlier folder may take precedence. For a file saved after `since`, when the
 * bundler started, the content that was read is unknown: such a record is never current.
 */
export function recordFiles(
  read: Iterable<string>,
  roots: string[],
  { statics = [], since = Infinity }: { statics?: string[]; since?: number } = {},
): FileRecord {
  const files = new Set<string>()
  const folders = new Set<string>()
  /** Finds the package.json that determines the module type of a folder. */
  const packageFile = remember((dir): string | undefined => {
    const file = join(dir, 'package.json')
    return existsSync(file) ? file : dir === dirname(dir) ? undefined : packageFile(dirname(dir))
  })
  for (const id of read) {
    const file = toSlashes(id.split('?')[0]!)
    // Names with a null byte are virtual modules.
    if (file.includes('\0')) continue
    // A folder that a module lists.
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) folders.add(file)
    const root = roots.find(root => file.startsWith(`${root}/`))
    // A module deleted since it was read may be created again.
    if (!isFile(file) && !(root && MODULE_FILE.test(file))) continue
    files.add(file)
    const owner = packageFile(dirname(file))
    if (owner) files.add(owner)
    for (const address of staticAddresses(statics, file))
      for (const place of staticPlaces(statics, address)) folders.add(dirname(place))
    if (!root || file.includes('/node_modules/')) continue
    for (let dir = dirname(file); dir.length >= root.length && !folders.has(dir); dir = dirname(dir))
      folders.add(dir)
  }
  return {
    files: Object.fromEntries(
      [...files].sort().map(file => [file, isSavedAfter(file, since) ? 'saved' : hashFile(file)]),
    ),
    folders: Object.fromEntries([...folders].sort().map(dir => [dir, hashFolder(dir)])),
  }
}

export function isCurrent({ files, folders }: FileRecord): boolean {
  return (
    Object.entries(files).every(([file, hash]) => hashFile(file) === hash) &&
    Object.entries(folders).every(([dir, hash]) => hashFolder(dir) === hash)
  )
}

/** File systems round times down, by up to ten milliseconds. */
const MAX_ROUNDING = 10

function isSavedAfter(file: string, since: number): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Infinity) > since - MAX_ROUNDING
}

function isFile(file: string): boolean {
  return Boolean(statSync(file, { throwIfNoEntry: false })?.isFile())
}

function hashFile(file: string): string {
  return isFile(file) ? contentHash(readFileSync(file)) : ''
}

const MODULE_FILE = /\.(?:[cm]?[jt]sx?|s?css|sass|json|mdx?)$/

/** Hashes the names in a folder that an import can resolve to. */
function hashFolder(dir: string): string {
  if (!existsSync(dir)) return ''
  const names = readdirSync(dir, { withFileTypes: true })
    .filter(entry => entry.isDirectory() || MODULE_FILE.test(entry.name) || ASSET_FILE.test(entry.name))
    .map(({ name }) => name)
    .filter(name => !/^(?:\.|node_modules$)/.test(name))
  return contentHash(...names.sort())
}
