import { createRequire } from 'node:module'
import { dirname, join, toSlashes } from 'inkstone/paths'
import manifest from './package.json'

/** Returns a folder of this package with modules that bundlers compile themselves. */
export function ownFolder(name: 'adapters' | 'theme'): string {
  return join(dirname(ownFile('package.json')), name)
}

export function ownFile(name: string): string {
  return toSlashes(createRequire(import.meta.url).resolve(`${manifest.name}/${name}`))
}
