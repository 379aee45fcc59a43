import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import type { Resolver } from '../../config'
import { nearestName } from '../../config'
import { DOCUSAURUS_IMPORTS } from '../../model'
import { basename } from '../../paths'
import { isDeclared, packageName } from './packages'
import { aliasedPath } from './site-aliases'

/** Creates the bundler error for an import that cannot be resolved. */
export function absentModule(resolver: Resolver, source: string, importer: string): Error {
  const { what, remedy } = resolver.missing(source, importer)
  return importError(what, { source, importer, remedy })
}

/** Describes an unresolved import of a file, a package or a Node.js module. */
export function describeAbsent(
  source: string,
  importer: string,
  aliases: Record<string, string> = {},
): { what: string; remedy: string } {
  if (/^(?:[./]|@(?:site)?\/)/.test(source) || aliasedPath(aliases, source)) {
    const remedy = source.startsWith('@/') ? 'Fix the path; it is seen from src' : 'Fix the path'
    return { what: `the import '${source}' points to a file that does not exist`, remedy }
  }
  if (isBuiltin(source)) {
    const name = basename(importer).replace(/(?=\.\w+$)/, '.static')
    return {
      what: `'${source}' is a Node.js module, which browsers do not have`,
      remedy: `give the component what it needs by props; if nothing in it reacts, call the file ${name}`,
    }
  }
  if (source.startsWith(DOCUSAURUS_IMPORTS.prefix))
    return { what: `there is no module '${source}'`, remedy: DOCUSAURUS_IMPORTS.remedy }
  const name = packageName(source)
  const remedy = isDeclared(name, importer) ? 'npm ci' : `npm install ${name}`
  return { what: `the package '${name}' is not installed`, remedy }
}

/** Describes an import of a name that a module does not export; at run time it would be undefined. */
export function describeUnexported(
  module: string,
  name: string,
  known: string[] = [],
): { what: string; remedy: string } {
  const guess = nearestName(name, known)
  return {
    what: `'${module}' has no export '${name}'`,
    remedy: guess ? `did you mean '${guess}'?` : 'add it there, or import another name',
  }
}

export function importError(
  what: string,
  { source, importer, remedy }: { source: string; importer: string; remedy: string },
): Error {
  const loc = { file: importer, line: lineOf(source, importer) }
  return Object.assign(new Error(what), { id: importer, loc, remedy })
}

export function lineOf(source: string, file: string): number | undefined {
  if (file.startsWith('\0')) return undefined
  const lines = readFileSync(file.split('?')[0]!, 'utf8').split('\n')
  return (
    lines.findIndex(line => line.includes(`'${source}'`) || line.includes(`"${source}"`)) + 1 || undefined
  )
}
