import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, fileOf, join, relative, toSlashes } from '../../paths'

/** The file behind a name that the engine's package exports, such as `inkstone/app/browser`. */
export function engineFile(name: `inkstone/${string}`): string {
  return toSlashes(createRequire(import.meta.url).resolve(name))
}

/** The same file as an address on the dev server, whose root it may lie outside of: linked, or hoisted in a monorepo. */
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

/** Where is kept what sites share, beside the bundle of the engine; nowhere if the sources themselves are run. */
export function sharedDir(): string | undefined {
  const made = fileOf(new URL('./made.json', import.meta.url))
  return existsSync(made) ? join(dirname(made), 'shared') : undefined
}
