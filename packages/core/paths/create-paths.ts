import type { PlatformPath } from 'node:path'

/** Path functions that use "/" between folders on every system. */
export interface Paths {
  /** Converts a path from the system, a bundler or a watcher. */
  toSlashes(path: string): string
  basename(path: string, ending?: string): string
  dirname(path: string): string
  extname(path: string): string
  isAbsolute(path: string): boolean
  join(...parts: string[]): string
  relative(from: string, to: string): string
  resolve(...parts: string[]): string
}

/** Wraps a system's path functions: they accept "/" and "\", and always return "/". */
export function createPaths(native: Omit<PlatformPath, 'win32' | 'posix'>): Paths {
  // On other systems "\" is an ordinary character.
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
