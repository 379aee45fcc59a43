import { readFileSync } from 'node:fs'
import { relative } from '../../paths'
import type { Problem } from '../../report'
import { packageName } from '../modules/packages'
import type { Places, Resolver } from '../modules/resolved'
import { isMadeByPlugin } from '../modules/site-aliases'
import {
  ELSEWHERE,
  findImported,
  findPackage,
  findShown,
  namedPath,
  plainPath,
  withoutMark,
} from './sheet-files'
import { type Reference, readTokens, type SheetTokens } from './sheet-tokens'

interface SyntaxFault {
  message: string
  loc?: { line: number; column: number }
}

/** What is wrong with the syntax of a stylesheet: browsers would pass over the rules around it without a word. */
export async function checkStylesheet({ root, resolver }: Places, file: string): Promise<Problem[]> {
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
  const fault = findFault(resolver, file, text)
  if (fault) return report(fault.what, fault.place, fault.remedy)
  try {
    transform({ filename: shown, code: Buffer.from(text) })
    return []
  } catch (error) {
    const { message, loc } = error as SyntaxFault
    return report(`CSS: ${message}`, { line: loc?.line, column: loc?.column }, 'correct the rule there')
  }
}

export interface Fault {
  what: string
  place: Place
  remedy: string
}

interface Place {
  line: number
  column: number
}

/** The same as an error of a bundler's plugin, where a bundler would stop. */
export function refuseFaulty(resolver: Resolver, file: string, text: string): void {
  const fault = findFault(resolver, file, text)
  if (!fault) return
  const { what, place, remedy } = fault
  throw Object.assign(new Error(what), { id: file, loc: { file, ...place }, remedy })
}

/** What browsers would take for something else, or ask for in vain. */
function findFault(resolver: Resolver, file: string, text: string): Fault | undefined {
  const tokens = readTokens(text)
  return findOpen(text, tokens) ?? findVain({ resolver, file, text }, tokens.references)
}

/** What is not closed takes in what follows. */
export function findOpen(text: string, { openAddress, openBlock }: SheetTokens): Fault | undefined {
  if (openAddress !== undefined)
    return {
      what: 'an address is not closed',
      place: placeAt(text, openAddress),
      remedy: 'add the missing )',
    }
  if (openBlock !== undefined)
    return { what: 'a block is not closed', place: placeAt(text, openBlock), remedy: 'add the missing }' }
  return undefined
}

/** The first of some references that leads nowhere. */
export function findVain(
  { resolver, file, text }: { resolver: Resolver; file: string; text: string },
  references: Reference[],
): Fault | undefined {
  for (const { kind, path, index } of references) {
    const isMarked = kind === 'import' && path.startsWith('~')
    const isElsewhere = !isMarked && ELSEWHERE.test(withoutMark(path))
    if (isElsewhere || leadsSomewhere({ kind, path }, { resolver, file })) continue
    const told = kind === 'import' ? describeImport(resolver, path, file) : describeShown(path)
    return { ...told, place: placeAt(text, index) }
  }
  return undefined
}

type Told = Pick<Fault, 'what' | 'remedy'>

/** A file or a package that a stylesheet imports in vain. */
export function describeImport(resolver: Resolver, written: string, file: string): Told {
  const path = withoutMark(written)
  const isName = namedPath(resolver, path) || (/^@?[a-z]/.test(path) && !/^[^/]+\.css$/.test(path))
  const { what, remedy } = resolver.missing(isName ? path : path.replace(/^(?![./])/, './'), file)
  return { what, remedy }
}

/** A picture or a font. */
function describeShown(path: string): Told {
  return { what: `the address '${path}' leads to no file`, remedy: 'correct the path' }
}

/** Whether bundlers find what is meant: beside the sheet, by a name of the site's folders, or in a package. */
function leadsSomewhere(
  { kind, path }: Pick<Reference, 'kind' | 'path'>,
  { resolver, file }: { resolver: Resolver; file: string },
): boolean {
  if (kind === 'import' && findImported(resolver, file, path)) return true
  if (kind === 'url' && findShown(resolver, file, path)) return true
  const plain = withoutMark(plainPath(path))
  if (plain.startsWith('.')) return false
  const named = namedPath(resolver, plain)
  if (named) return isMadeByPlugin(named)
  const name = packageName(plain)
  // Which of its files a package gives away is known to bundlers alone.
  return (kind === 'import' || plain !== name) && findPackage(name, file) !== undefined
}

export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
