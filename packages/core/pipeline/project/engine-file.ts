import { createRequire } from 'node:module'
import { dirname, relative, toSlashes } from '../../paths'

/** The file behind a name that the engine's package exports, such as `inkstone/app/browser`. */
export function engineFile(name: `inkstone/${string}`): string {
  return toSlashes(createRequire(import.meta.url).resolve(name))
}

/** The same file as an address on the dev server, which serves the project's root. */
export function engineUrl(root: string, name: `inkstone/${string}`): string {
  return `/${relative(root, engineFile(name))}`
}

/** Where `@theme/…` leads. */
export function themeDir(): string {
  return dirname(engineFile('inkstone/theme'))
}

/** The folder of the engine's sources. */
export function engineDir(): string {
  return dirname(engineFile('inkstone/package.json'))
}
