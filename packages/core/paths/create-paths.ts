import type { PlatformPath } from 'node:path'

/** What is done with paths of files, in one form on every system: with "/" between folders. */
export interface Paths {
  /** A path that the system, a bundler or a watcher has named. */
  toSlashes(path: string): string
  basename(path: string, ending?: string): string
  dirname(path: string): string
  extname(path: string): string
  isAbsolute(path: string): boolean
  join(...parts: string[]): string
  relative(from: string, to: string): string
  resolve(...parts: string[]): string
}

/** Path functions of a system, whose answers have "/" even where it writes "\"; it takes either. */
export function createPaths(native: Omit<PlatformPath, 'win32' | 'posix'>): Paths {
  // Elsewhere a "\" is a letter like any other.
  const toSlashes =
    native.sep === '\\' ? (path: string) => path.replaceAll('\\', '/') : (path: string) => path
  return {
    toSlashes,
    basename: native.basename,
    dirname: path => toSlashes(native.dirname(path)),
    extname: native.extname,
    isAbsolute: native.isAbsolute,
    join: (...parts) => toSlashes(native.join(...parts)),
    relative: (from, to) => toSlashes(native.relative(from, to)),
    resolve: (...parts) => toSlashes(native.resolve(...parts)),
  }
}
