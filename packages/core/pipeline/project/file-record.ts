import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, toSlashes } from '../../paths'
import { ASSET_FILE } from '../modules/assets'
import { contentHash } from './hash'
import { remember } from './remember'
import { staticAddresses, staticPlaces } from './static-folders'

/** What a bundler has read: every file and, since a new file may take the place of another, the folders it chose from. */
export interface FileRecord {
  files: Record<string, string>
  folders: Record<string, string>
}

/**
 * Records files as they are now, each with the package it belongs to. `roots` are the folders that authors edit; of the
 * static folders, one that comes earlier may get a file that takes the place of another's. What was saved after `since`,
 * when the bundler began to read, may not be what it has read: such a record never holds.
 */
export function recordFiles(
  read: Iterable<string>,
  roots: string[],
  { statics = [], since = Infinity }: { statics?: string[]; since?: number } = {},
): FileRecord {
  const files = new Set<string>()
  const folders = new Set<string>()
  /** The package.json that says how the modules of a folder are to be read. */
  const packageFile = remember((dir): string | undefined => {
    const file = join(dir, 'package.json')
    return existsSync(file) ? file : dir === dirname(dir) ? undefined : packageFile(dirname(dir))
  })
  for (const id of read) {
    const file = toSlashes(id.split('?')[0]!)
    // Names with a null byte are the bundler's own modules.
    if (file.includes('\0')) continue
    // A folder whose files a module lists.
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) folders.add(file)
    const root = roots.find(root => file.startsWith(`${root}/`))
    // A module that has gone since it was read may come back as another.
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

/** Names in a folder that an import may lead to. */
function hashFolder(dir: string): string {
  if (!existsSync(dir)) return ''
  const names = readdirSync(dir, { withFileTypes: true })
    .filter(entry => entry.isDirectory() || MODULE_FILE.test(entry.name) || ASSET_FILE.test(entry.name))
    .map(({ name }) => name)
    .filter(name => !/^(?:\.|node_modules$)/.test(name))
  return contentHash(...names.sort())
}
