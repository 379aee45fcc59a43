import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Resolver } from '../../config'
import { decoded } from '../../model'
import { dirname, join, resolve, toSlashes } from '../../paths'
import { packageName } from '../modules/packages'
import { aliasedPath } from '../modules/site-aliases'
import { engineDir } from '../project/engine-file'

/** References that are not files: addresses, fragments, forms that bundlers skip, and template placeholders. */
export const ELSEWHERE = /^(?:[/#?~$]|[\w+.-]+:|@[^/]*$|[a-z_][\w.-]*\()|[{}<>]/i

/** Addresses on another host. */
export const FOREIGN = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** Finds the image or font that a sheet refers to: relative to it, by an alias, or in a package. */
export function findShown(resolver: Resolver, file: string, path: string): string | undefined {
  const written = withoutMark(path)
  if (ELSEWHERE.test(written)) return undefined
  const plain = plainPath(written)
  const beside = written === path ? [resolve(dirname(file), plain)] : []
  return [...beside, namedPath(resolver, plain), packagedFile(file, plain)].find(
    place => place !== undefined && isFile(place),
  )
}

/** Finds the stylesheet that another one imports: relative to it, by an alias, or in a package. */
export function findImported(resolver: Resolver, file: string, path: string): string | undefined {
  const plain = plainPath(path)
  if (plain.startsWith('/')) return resolver.find(plain, file)
  const named = withoutMark(plain)
  const places = [
    ...(named === plain ? [resolve(dirname(file), plain)] : []),
    ...(plain.startsWith('.') ? [] : [namedPath(resolver, named) ?? packagedSheet(file, named)]),
  ]
  return places.flatMap(place => (place ? [place, `${place}.css`] : [])).find(isFile)
}

/** Removes the "~" by which bundlers mark packages and aliases. */
export function withoutMark(path: string): string {
  return path.replace(/^~\/?/, '')
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

export function namedPath({ aliases }: Resolver, path: string): string | undefined {
  return path.startsWith('.') ? undefined : aliasedPath(aliases, path)
}

function packagedFile(file: string, specifier: string): string | undefined {
  const name = packageName(specifier)
  if (name === specifier || specifier.startsWith('.')) return undefined
  const folder = findPackage(name, file)
  return folder && join(folder, specifier.slice(name.length))
}

function packagedSheet(file: string, specifier: string): string | undefined {
  const folder = findPackage(packageName(specifier), file)
  if (!folder) return undefined
  const place = packagedFile(file, specifier) ?? join(folder, mainSheet(folder))
  // A package may export its files under other names.
  return isFile(place) || isFile(`${place}.css`) ? place : exportedFile(folder, specifier)
}

interface Manifest {
  style?: string
  main?: string
  exports?: { '.'?: { style?: unknown } }
}

function mainSheet(folder: string): string {
  const manifest = join(folder, 'package.json')
  const { style, main, exports }: Manifest = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8'))
    : {}
  const named = [exports?.['.']?.style, style, main]
  return (
    named.find((path): path is string => typeof path === 'string' && path.endsWith('.css')) ?? 'index.css'
  )
}

function exportedFile(folder: string, specifier: string): string | undefined {
  try {
    return toSlashes(createRequire(join(folder, 'from.css')).resolve(specifier))
  } catch {
    return undefined
  }
}

/** Returns the folder of a package that is installed for a file, or for the engine. */
export function findPackage(name: string, file: string): string | undefined {
  for (const from of [dirname(file), engineDir()])
    for (let dir = from; ; dir = dirname(dir)) {
      const folder = join(dir, 'node_modules', name)
      if (existsSync(folder)) return folder
      if (dir === dirname(dir)) break
    }
  return undefined
}

/** Converts an address to a path; file names may contain percent signs. */
export function plainPath(address: string): string {
  return decoded(address.split(/[?#]/)[0]!, decodeURI)
}
