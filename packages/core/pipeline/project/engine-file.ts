import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, fileOf, join, relative, toSlashes } from '../../paths'

/** Returns the file of an export of the engine's package, such as `inkstone/app/browser`. */
export function engineFile(name: `inkstone/${string}`): string {
  return toSlashes(createRequire(import.meta.url).resolve(name))
}

/** Returns its address on the dev server, also if it is outside of the root: linked, or hoisted in a monorepo. */
export function engineUrl(root: string, name: `inkstone/${string}`): string {
  const file = engineFile(name)
  return file.startsWith(`${root}/`) ? `/${relative(root, file)}` : `/@fs/${file.replace(/^\//, '')}`
}

export function themeDir(): string {
  return dirname(engineFile('inkstone/theme'))
}

export function engineDir(): string {
  return dirname(engineFile('inkstone/package.json'))
}

/** Returns the cache folder shared by all sites, next to the engine's bundle; undefined when running from source. */
export function sharedDir(): string | undefined {
  const made = fileOf(new URL('./made.json', import.meta.url))
  return existsSync(made) ? join(dirname(made), 'shared') : undefined
}
