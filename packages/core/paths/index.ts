import { readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPaths } from './create-paths'

export { posix } from 'node:path'

/** Path functions of this system: the only place where the engine depends on the platform's path style. */
export const { basename, dirname, extname, isAbsolute, join, relative, resolve, toSlashes } =
  createPaths(path)

/** Returns the real path of a file, with symbolic links resolved. */
export function realPath(path: string): string {
  return toSlashes(realpathSync(path))
}

export function fileOf(url: string | URL): string {
  return toSlashes(fileURLToPath(url))
}

export function listBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).map(toSlashes)
}
