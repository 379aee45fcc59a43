import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { dirname, relative } from '../../paths'
import type { Problem } from '../../report'
import type { Places, Resolver } from '../modules/resolved'
import { isMadeByPlugin } from '../modules/site-aliases'
import { describeImport, type Fault, findOpen, findVain, placeAt } from './check-stylesheet'
import { isCompiledSheet } from './docusaurus/compiled-sheets'
import { FOREIGN, findImported, findShown, namedPath } from './sheet-files'
import { type ImportRule, type Reference, readTokens } from './sheet-tokens'

/** A stylesheet in one piece: those that it imports are a part of it. */
export interface WholeSheet {
  css: string
  /** Files that are a part of it, and those that it shows. */
  reads: string[]
  /** What could not be followed. */
  problems: Problem[]
}

interface Sheet {
  file: string
  text: string
}

/** Stylesheets between this one and the first, whose folder addresses are seen from. */
type Above = [first: string, ...others: string[]]

/** Reads what a stylesheet imports, as bundlers do, and the bundler of Docusaurus where it does more than others. */
export function wholeSheet(places: Places, sheet: Sheet): WholeSheet {
  return joinSheet(places, sheet, [sheet.file])
}

function joinSheet(places: Places, sheet: Sheet, above: Above): WholeSheet {
  const { text, file } = sheet
  const tokens = readTokens(text)
  const { imports, references, firstBlock = text.length } = tokens
  const tell = ({ what, place, remedy }: Fault): Problem => ({
    what,
    where: { file: relative(places.root, file), ...place },
    remedy,
  })
  const open = findOpen(text, tokens)
  // What is open at the end of the first one takes nothing in.
  if (open && file !== above[0]) return { css: '', reads: [], problems: [tell(open)] }
  const followed = imports.filter(({ path, isTop }) => isTop && !isOfTailwind(path))
  const inner = followed.map(rule => follow(places, { rule, sheet, above }))
  const shown = references.flatMap(reference => {
    const found = reference.kind === 'url' && findShown(places.resolver, file, reference.path)
    return found ? [{ reference, found }] : []
  })
  // Nobody can mend a package in its place.
  const vain = isOfPackage(file)
    ? []
    : references.flatMap(one => (one.kind === 'url' && findVain({ ...places, ...sheet }, [one])) || [])
  const isMoved = ({ path }: Reference) => file !== above[0] || path.startsWith('~')
  const edits = [
    ...followed.map(({ start, end }) => ({ start, end, written: '' })),
    ...shown
      .filter(({ reference }) => isMoved(reference))
      .map(({ reference, found }) => ({ ...reference, written: seenFrom(above[0], reference, found, text) })),
  ]
  // Rules count after all that is imported, wherever the imports stand; names of layers may come before.
  const first = followed[0]?.start ?? 0
  const start = firstBlock < first ? 0 : first
  return {
    css:
      text.slice(0, start) +
      inner.map(({ css }) => css && `${css}\n`).join('') +
      exchange(text, edits).slice(start),
    reads: [...shown.map(({ found }) => found), ...inner.flatMap(({ reads }) => reads)],
    problems: [
      ...(open ? [tell(open)] : []),
      ...inner.flatMap(({ problems }) => problems),
      ...vain.map(tell),
    ],
  }
}

/** Packages cannot be mended in their place, plugins write when they like, and addresses may be answered by others. */
function isOfOthers(resolver: Resolver, path: string, file: string): boolean {
  return isOfPackage(file) || path.startsWith('/') || isMadeByPlugin(namedPath(resolver, path) ?? '')
}

function isOfPackage(file: string): boolean {
  return file.includes('/node_modules/')
}

/** Tailwind reads these itself. */
function isOfTailwind(path: string): boolean {
  return /^tailwindcss(?:\/|$)/.test(path)
}

interface Followed {
  rule: ImportRule
  sheet: Sheet
  above: Above
}

function follow(places: Places, { rule, sheet, above }: Followed): WholeSheet {
  const { root, resolver } = places
  const { path, index, condition } = rule
  const without = (problem: Problem) => ({ css: '', reads: [], problems: [problem] })
  const here = { file: relative(root, sheet.file), ...placeAt(sheet.text, index) }
  if (FOREIGN.test(path))
    return without({
      what: `'${path}' is not loaded: pages ask no other host for styles`,
      where: here,
      remedy: 'save it and what it shows beside this file, and import it from there',
      severity: 'warning',
    })
  const found = findImported(resolver, sheet.file, path)
  if (!found)
    return without({
      ...describeImport(resolver, path, sheet.file),
      where: here,
      ...(isOfOthers(resolver, path, sheet.file) && { severity: 'warning' }),
    })
  if (above.includes(found)) return { css: '', reads: [], problems: [] }
  if (isCompiledSheet(found))
    return without({
      what: `'${path}' is not CSS, which alone can be imported here`,
      where: here,
      remedy: 'import it where this stylesheet is imported',
    })
  const text = readFileSync(found, 'utf8')
  const inner = joinSheet(places, { file: found, text }, [...above, found])
  return { ...inner, css: underCondition(inner.css, condition), reads: [found, ...inner.reads] }
}

const LAYER = /^layer(?:\(\s*([^)]*?)\s*\)|(?![\w(-]))\s*/i

/** What an import says after its path, around the rules that it brings. */
export function underCondition(css: string, condition: string): string {
  const layer = LAYER.exec(condition)
  const rest = layer ? condition.slice(layer[0].length) : condition
  const supports = readSupports(rest)
  const media = rest.slice(supports?.end ?? 0).trim()
  const wrappers = [
    ...(media ? [`@media ${media}`] : []),
    ...(supports ? [`@supports (${supports.feature})`] : []),
    ...(layer ? [`@layer ${layer[1] ?? ''}`] : []),
  ]
  return wrappers.reduceRight((inner, wrapper) => `${wrapper.trim()} {\n${inner}\n}`, css)
}

/** The feature may have brackets of its own. */
function readSupports(condition: string): { feature: string; end: number } | undefined {
  const [begin] = /^supports\(/i.exec(condition) ?? []
  if (!begin) return undefined
  let depth = 1
  for (let at = begin.length; at < condition.length; at++) {
    if (condition[at] === '(') depth++
    if (condition[at] === ')') depth--
    if (depth === 0) return { feature: condition.slice(begin.length, at), end: at + 1 }
  }
  return undefined
}

/** An address as the first stylesheet must have it. */
function seenFrom(first: string, { path, start, end }: Reference, found: string, text: string): string {
  const [rest = ''] = /[?#].*$/.exec(path) ?? []
  const address = encodeURI(relative(dirname(first), found)).replace(/^(?!\.)/, './')
  return `url("${address}${rest}"${text.slice(start, end).endsWith(')') ? ')' : ''}`
}

interface Edit {
  start: number
  end: number
  written: string
}

/** What stands before the first edit keeps its place. */
function exchange(text: string, edits: Edit[]): string {
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (changed, { start, end, written }) => changed.slice(0, start) + written + changed.slice(end),
      text,
    )
}

/** Gives the browser's bundler stylesheets of the site in one piece, as pages have them without a script. */
export function wholeSheets(places: Places): Plugin {
  return {
    name: 'whole-sheets',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.css(?:\?|$)/, exclude: [/\/node_modules\//, /^\0/, /[?&](?:raw|url)\b/] },
        code: /@import|url\(\s*["']?~/i,
      },
      handler(text, id) {
        const [file = id] = id.split('?')
        if (!file.startsWith(`${places.resolver.siteDir}/`)) return null
        const { css, reads } = wholeSheet(places, { file, text })
        for (const read of reads) this.addWatchFile(read)
        return { code: css, map: null }
      },
    },
  }
}
