import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from '../paths'
import type { Problem } from '../report'
import { engineDir } from './engine-file'
import { describeAbsent } from './import-problems'
import { type Reference, readTokens } from './sheet-tokens'
import { aliasedPath, isMadeByPlugin } from './site-aliases'

interface SyntaxFault {
  message: string
  loc?: { line: number; column: number }
}

/** What is wrong with the syntax of a stylesheet: browsers would pass over the rules around it without a word. */
export async function checkStylesheet(
  { root, siteDir }: { root: string; siteDir: string },
  file: string,
): Promise<Problem[]> {
  const { transform } = await import('lightningcss')
  const text = readFileSync(file, 'utf8')
  const shown = relative(root, file)
  const report = (what: string, place: Partial<SyntaxFault['loc']>, remedy: string): Problem[] => [
    { what, where: { file: shown, ...place }, remedy },
  ]
  const { tailwind } = readTokens(text)
  if (tailwind !== undefined)
    return report(
      'Tailwind is a part of the theme already; a second one would bring all of its rules again',
      placeAt(text, tailwind),
      'remove the line: classes that components and documents name have their rules',
    )
  const fault = findFault(siteDir, file, text)
  if (fault) return report(fault.what, fault.place, fault.remedy)
  try {
    transform({ filename: shown, code: Buffer.from(text) })
    return []
  } catch (error) {
    const { message, loc } = error as SyntaxFault
    return report(`CSS: ${message}`, { line: loc?.line, column: loc?.column }, 'correct the rule there')
  }
}

interface Fault {
  what: string
  place: Place
  remedy: string
}

interface Place {
  line: number
  column: number
}

/** The same as an error of a bundler's plugin, where a bundler would stop. */
export function refuseFaulty(siteDir: string, file: string, text: string): void {
  const fault = findFault(siteDir, file, text)
  if (!fault) return
  const { what, place, remedy } = fault
  throw Object.assign(new Error(what), { id: file, loc: { file, ...place }, remedy })
}

/** What browsers would take for something else, or ask for in vain. */
function findFault(siteDir: string, file: string, text: string): Fault | undefined {
  const { references, openAddress, openBlock } = readTokens(text)
  if (openAddress !== undefined)
    return {
      what: 'an address is not closed',
      place: placeAt(text, openAddress),
      remedy: 'add the missing )',
    }
  if (openBlock !== undefined)
    return { what: 'a block is not closed', place: placeAt(text, openBlock), remedy: 'add the missing }' }
  for (const { kind, path, index } of references) {
    if (ELSEWHERE.test(path) || leadsSomewhere({ kind, path }, { siteDir, file })) continue
    const told = kind === 'import' ? describeImport(siteDir, path, file) : describeShown(path)
    return { ...told, place: placeAt(text, index) }
  }
  return undefined
}

/** Addresses of the site and of others, places in the document, what bundlers pass over, and blanks of templates. */
const ELSEWHERE = /^(?:[/#?~$]|[\w+.-]+:|@[^/]*$|[a-z_][\w.-]*\()|[{}<>]/i

type Told = Pick<Fault, 'what' | 'remedy'>

/** A file or a package that a stylesheet imports in vain. */
function describeImport(siteDir: string, path: string, file: string): Told {
  if (aliasedPath(siteDir, path))
    return { what: `the import '${path}' leads to no file`, remedy: 'correct the path' }
  const isPackage = /^@?[a-z]/.test(path) && !/^[^/]+\.css$/.test(path)
  return describeAbsent(isPackage ? path : path.replace(/^(?!\.)/, './'), file)
}

/** A picture or a font. */
function describeShown(path: string): Told {
  return { what: `the address '${path}' leads to no file`, remedy: 'correct the path' }
}

/** The picture or font that a sheet means: beside it, or by a name of the site's folders. */
export function findShown(siteDir: string, file: string, path: string): string | undefined {
  if (ELSEWHERE.test(path)) return undefined
  const plain = decode(path.split(/[?#]/)[0]!)
  return [resolve(dirname(file), plain), namedPath(siteDir, plain)].find(
    place => place !== undefined && existsSync(place),
  )
}

function namedPath(siteDir: string, path: string): string | undefined {
  if (path.startsWith('.')) return undefined
  return path.startsWith('@site/') ? join(siteDir, path.slice(6)) : aliasedPath(siteDir, path)
}

/** Whether bundlers find what is meant: beside the sheet, by a name of the site's folders, or in a package. */
function leadsSomewhere(
  { kind, path }: Pick<Reference, 'kind' | 'path'>,
  { siteDir, file }: { siteDir: string; file: string },
): boolean {
  const plain = decode(path.split(/[?#]/)[0]!)
  const exists = (place: string) => existsSync(place) || (kind === 'import' && existsSync(`${place}.css`))
  if (exists(resolve(dirname(file), plain))) return true
  if (plain.startsWith('.')) return false
  const named = namedPath(siteDir, plain)
  if (named) return isMadeByPlugin(named) || exists(named)
  const name = plain.split('/', plain.startsWith('@') ? 2 : 1).join('/')
  return (kind === 'import' || plain !== name) && hasPackage(name, file)
}

/** Names of files may have percent signs of their own. */
function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Whether a package is installed for a file, or for the engine. */
function hasPackage(name: string, file: string): boolean {
  return [dirname(file), engineDir()].some(from => {
    for (let dir = from; ; dir = dirname(dir)) {
      if (existsSync(join(dir, 'node_modules', name))) return true
      if (dir === dirname(dir)) return false
    }
  })
}

function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
