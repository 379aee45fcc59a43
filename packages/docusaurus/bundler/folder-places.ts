import { statSync } from 'node:fs'
import type { Resolver } from 'inkstone/config'

/**
 * Where the folder that an import names may lie, in the order in which the places are asked; the first that is there is
 * the folder, and none behind it counts.
 */
export function folderPlaces(resolver: Resolver, importer: string, specifier: string): string[] {
  const places = resolver.places(specifier, importer).map(path => path.replace(/\/+$/, ''))
  const found = places.findIndex(path => statSync(path, { throwIfNoEntry: false })?.isDirectory())
  return found < 0 ? places : places.slice(0, found + 1)
}
