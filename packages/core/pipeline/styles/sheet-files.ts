import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Resolver } from '../../config'
import { decoded } from '../../model'
import { dirname, join, resolve, toSlashes } from '../../paths'
import { packageName } from '../modules/packages'
import { aliasedPath } from '../modules/site-aliases'
import { engineDir } from '../project/engine-file'

/** Addresses of the site and of others, places in the document, what bundlers pass over, and blanks of templates. */
export const ELSEWHERE = /^(?:[/#?~$]|[\w+.-]+:|@[^/]*$|[a-z_][\w.-]*\()|[{}<>]/i

/** What another host has. */
export const FOREIGN = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** The picture or font that a sheet means: beside it, by a name of the site's folders, or of a package. */
export function findShown(resolver: Resolver, file: string, path: string): string | undefined {
  const written = withoutMark(path)
  if (ELSEWHERE.test(written)) return undefined
  const plain = plainPath(written)
  const beside = written === path ? [resolve(dirname(file), plain)] : []
  return [...beside, namedPath(resolver, plain), packagedFile(file, plain)].find(
    place => place !== undefined && isFile(place),
  )
}

/** The stylesheet that another one imports: beside it, by a name of the site's folders, or of a package. */
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

/** Bundlers tell packages, and names of folders, from files by "~". */
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
  // A package may give its files other names.
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

/** The folder of a package that is installed for a file, or for the engine. */
export function findPackage(name: string, file: string): string | undefined {
  for (const from of [dirname(file), engineDir()])
    for (let dir = from; ; dir = dirname(dir)) {
      const folder = join(dir, 'node_modules', name)
      if (existsSync(folder)) return folder
      if (dir === dirname(dir)) break
    }
  return undefined
}

/** An address as a path; names of files may have percent signs of their own. */
export function plainPath(address: string): string {
  return decoded(address.split(/[?#]/)[0]!, decodeURI)
}
