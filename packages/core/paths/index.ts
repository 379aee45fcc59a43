import { readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPaths } from './create-paths'

export { posix } from 'node:path'

/** Of this system: the one place where the engine asks how it writes paths. */
export const { basename, dirname, extname, isAbsolute, join, relative, resolve, toSlashes } =
  createPaths(path)

/** Where a path really leads, symbolic links followed. */
export function realPath(path: string): string {
  return toSlashes(realpathSync(path))
}

export function fileOf(url: string | URL): string {
  return toSlashes(fileURLToPath(url))
}

export function listBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).map(toSlashes)
}
