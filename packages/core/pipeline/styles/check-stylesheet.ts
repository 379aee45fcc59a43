import { readFileSync } from 'node:fs'
import type { Root } from 'postcss'
import type { Places, Resolver } from '../../config'
import { join, relative } from '../../paths'
import type { Problem } from '../../report'
import { packageName } from '../modules/packages'
import { findStatic } from '../project/static-folders'
import { type Fault, parseSheet, type Reference, readImport, referencesOf } from './parse-sheet'
import {
  ELSEWHERE,
  FOREIGN,
  findImported,
  findPackage,
  findShown,
  namedPath,
  plainPath,
  withoutMark,
} from './sheet-files'

interface SyntaxFault {
  message: string
  loc?: { line: number; column: number }
}

/** Returns syntax errors of a stylesheet: browsers would silently drop the rules around them. */
export async function checkStylesheet({ root, resolver }: Places, file: string): Promise<Problem[]> {
  const { transform } = await import('lightningcss')
  const text = readFileSync(file, 'utf8')
  const shown = relative(root, file)
  const report = (what: string, place: Partial<SyntaxFault['loc']>, remedy: string): Problem[] => [
    { what, where: { file: shown, ...place }, remedy },
  ]
  const parsed = parseSheet(text)
  const tailwind = 'root' in parsed ? findTailwind(parsed.root) : undefined
  if (tailwind)
    return report(
      'Tailwind is a part of the theme already; a second one would bring all of its rules again',
      tailwind,
      'remove the line: classes that components and documents name have their rules',
    )
  const fault = findFault(resolver, file, parsed)
  if (fault) return report(fault.what, fault.place, fault.remedy)
  try {
    transform({ filename: shown, code: Buffer.from(text) })
    return 'root' in parsed ? findUnloaded(parsed.root, { resolver, shown }) : []
  } catch (error) {
    const { message, loc } = error as SyntaxFault
    return report(`CSS: ${message}`, { line: loc?.line, column: loc?.column }, 'Fix the rule')
  }
}

/** Finds the rule that imports all of Tailwind. */
function findTailwind(root: Root) {
  const rules = root.nodes.filter(node => node.type === 'atrule')
  return rules.find(rule => rule.name === 'tailwind' || readImport(rule).path === 'tailwindcss')?.source
    ?.start
}

/** Returns imports from other hosts, and images and fonts that no static folder contains. */
function findUnloaded(root: Root, { resolver, shown }: { resolver: Resolver; shown: string }): Problem[] {
  return referencesOf(root).flatMap(({ kind, path, place }) => {
    const where = { file: shown, ...place() }
    if (kind === 'import') return FOREIGN.test(path) ? { ...describeForeign(path), where } : []
    const address = plainPath(path)
    if (!/^\/[^/]/.test(address) || isStatic(resolver, address)) return []
    const folder = relative(resolver.siteDir, resolver.statics[0] ?? 'static')
    const remedy = `Put the file at ${join(folder, address)}, or fix the path`
    // A host may add files to the static folder.
    return { ...describeShown(path), where, remedy, severity: 'warning' as const }
  })
}

/** Whether a static folder contains the file, whatever the base URL is. */
function isStatic({ statics }: Resolver, address: string): boolean {
  const [, ...parts] = address.split('/')
  return parts.some((_, index) => findStatic(statics, parts.slice(index).join('/')))
}

export function describeForeign(path: string): Described {
  return {
    what: `'${path}' is not loaded: pages load no styles from other hosts`,
    remedy: 'save it and what it shows beside this file, and import it from there',
    severity: 'warning',
  }
}

/** Throws a fault as a bundler error, where it should stop the build. */
export function refuseFaulty(resolver: Resolver, file: string, text: string): void {
  const fault = findFault(resolver, file, parseSheet(text))
  if (!fault) return
  const { what, place, remedy } = fault
  throw Object.assign(new Error(what), { id: file, loc: { file, ...place }, remedy })
}

/** Returns an unclosed construct or an unresolved reference; rules that browsers do not understand are harmless. */
function findFault(
  resolver: Resolver,
  file: string,
  parsed: ReturnType<typeof parseSheet>,
): Fault | undefined {
  if ('root' in parsed) return findUnresolved(resolver, file, referencesOf(parsed.root))
  return parsed.isOpen ? parsed.fault : undefined
}

export function findUnresolved(resolver: Resolver, file: string, references: Reference[]): Fault | undefined {
  for (const { kind, path, place } of references) {
    const isMarked = kind === 'import' && path.startsWith('~')
    const isElsewhere = !isMarked && ELSEWHERE.test(withoutMark(path))
    if (isElsewhere || leadsSomewhere({ kind, path }, { resolver, file })) continue
    const described = kind === 'import' ? describeImport(resolver, path, file) : describeShown(path)
    return { ...described, place: place() }
  }
  return undefined
}

type Described = Pick<Fault, 'what' | 'remedy'> & { severity?: 'warning' }

/** Describes an unresolved import of a stylesheet. */
export function describeImport(resolver: Resolver, written: string, file: string): Described {
  const path = withoutMark(written)
  if (findPackage(packageName(path), file))
    return { what: `the import '${path}' points to a file that does not exist`, remedy: 'Fix the path' }
  const isName = namedPath(resolver, path) || (/^@?[a-z]/.test(path) && !/^[^/]+\.css$/.test(path))
  const { kind: _, ...described } = resolver.missing(isName ? path : path.replace(/^(?![./])/, './'), file)
  return described
}

/** Describes a missing image or font. */
function describeShown(path: string): Described {
  return { what: `the address '${path}' points to a file that does not exist`, remedy: 'Fix the path' }
}

/** Whether a bundler can resolve a reference: relative to the sheet, by an alias, or in a package. */
function leadsSomewhere(
  { kind, path }: Pick<Reference, 'kind' | 'path'>,
  { resolver, file }: { resolver: Resolver; file: string },
): boolean {
  if (kind === 'import' && findImported(resolver, file, path)) return true
  if (kind === 'url' && findShown(resolver, file, path)) return true
  const plain = withoutMark(plainPath(path))
  if (plain.startsWith('.')) return false
  if (namedPath(resolver, plain)) return resolver.missing(plain, file).severity === 'warning'
  const name = packageName(plain)
  // Only bundlers evaluate a package's exports, so its files count as found.
  return (kind === 'import' || plain !== name) && findPackage(name, file) !== undefined
}
