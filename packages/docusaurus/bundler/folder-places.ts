import { statSync } from 'node:fs'
import type { Resolver } from 'inkstone/config'

/**
 * Returns candidate paths of an imported folder, in lookup order, up to the first existing one, which is the
 * folder.
 */
export function folderPlaces(resolver: Resolver, importer: string, specifier: string): string[] {
  const places = resolver.places(specifier, importer).map(path => path.replace(/\/+$/, ''))
  const found = places.findIndex(path => statSync(path, { throwIfNoEntry: false })?.isDirectory())
  return found < 0 ? places : places.slice(0, found + 1)
}
