import { readFileSync } from 'node:fs'
import { AtRule, type ChildNode, type Root } from 'postcss'
import parseValue, { type Node as ValueNode } from 'postcss-value-parser'
import type { Plugin } from 'vite'
import type { Places } from '../../config'
import { dirname, join, relative } from '../../paths'
import type { Problem } from '../../report'
import { describeForeign, describeImport, findUnresolved } from './check-stylesheet'
import { compileSheet, isCompiledSheet, type SheetCompiler } from './compiled-sheets'
import { type Fault, type ImportRule, importsOf, parseSheet, referencesOf } from './parse-sheet'
import { FOREIGN, findImported, findShown } from './sheet-files'

/** A stylesheet with its imports inlined. */
export interface WholeSheet {
  css: string
  root?: Root
  /** Inlined files, and the images and fonts that they refer to. */
  reads: string[]
  problems: Problem[]
}

interface Sheet {
  file: string
  text: string
}

interface Options {
  /** Whether the text is moved to another folder: references then become absolute paths. */
  isMoved?: boolean
  compile?: SheetCompiler
}

/** State shared by all sheets that are inlined into one. */
interface Whole extends Places, Required<Options> {
  /** The file that relative addresses refer to. */
  first: string
}

/** Inlines the imports of a stylesheet as bundlers do, including webpack's extensions. */
export function wholeSheet(places: Places, sheet: Sheet, options: Options = {}): WholeSheet {
  const { isMoved = false, compile = file => compileSheet(places.resolver, file) } = options
  const whole = joinSheet({ ...places, isMoved, compile, first: sheet.file }, sheet, [sheet.file])
  return { ...whole, css: whole.root ? String(whole.root) : sheet.text }
}

type Joined = Omit<WholeSheet, 'css'>

function joinSheet(whole: Whole, sheet: Sheet, above: string[]): Joined {
  const { text, file } = sheet
  const report = ({ what, place, remedy }: Fault): Problem => ({
    what,
    // Line numbers of compiled CSS do not match the source.
    where: { file: relative(whole.root, file), ...(!isCompiledSheet(whole.resolver, file) && place) },
    remedy,
  })
  const parsed = parseSheet(text, file)
  if ('fault' in parsed) {
    // Browsers skip invalid rules, but an unclosed one swallows the rules after it.
    const isHarmless = !parsed.isOpen && above.length === 1 && !/@import/i.test(text)
    const fault = report(parsed.fault)
    if (!isHarmless) return { reads: [], problems: [fault] }
    return { reads: [], problems: isOfPackage(file) ? [] : [{ ...fault, severity: 'warning' }] }
  }
  const { root } = parsed
  const imports = importsOf(root).filter(({ path }) => path && !isOfTailwind(path))
  const inner = imports.map(one => follow(whole, { one, sheet, above }))
  const unresolved = isOfPackage(file)
    ? []
    : referencesOf(root).flatMap(
        one => (one.kind === 'url' && findUnresolved(whole.resolver, file, [one])) || [],
      )
  const shown = moveAddresses(whole, root, file)
  hoist(
    root,
    imports,
    inner.flatMap(({ root }) => root?.nodes ?? []),
  )
  return {
    root,
    reads: [...shown, ...inner.flatMap(({ reads }) => reads)],
    problems: [...inner.flatMap(({ problems }) => problems), ...unresolved.map(report)],
  }
}

/** Rewrites the references of a sheet relative to the first one; returns the images and fonts. */
function moveAddresses({ resolver, isMoved, first }: Whole, root: Root, file: string): string[] {
  const isElsewhere = isMoved || file !== first
  const shown = referencesOf(root).flatMap(reference => {
    const { kind, path, move } = reference
    const found = kind === 'url' && findShown(resolver, file, path)
    if (!found) return []
    const [rest = ''] = /[?#].*$/.exec(path) ?? []
    const address = isMoved ? found : relative(dirname(first), found).replace(/^(?!\.)/, './')
    if (isElsewhere || path.startsWith('~')) move(encodeURI(address) + rest)
    return [found]
  })
  if (isElsewhere)
    root.walkAtRules(/^(?:charset|config|plugin)$/, rule => {
      if (rule.name === 'charset') rule.remove()
      rule.params = rule.params.replace(/^(["'])(\..*?)\1/, (_, _quote, path) =>
        JSON.stringify(join(dirname(file), path)),
      )
    })
  return shown
}

/** Moves imported rules before all others, as CSS does, except layer statements that come first. */
function hoist(root: Root, imports: ImportRule[], nodes: ChildNode[]): void {
  const [first] = imports
  if (!first) return
  const before = root.nodes.slice(0, root.index(first.rule))
  if (before.some(node => 'nodes' in node && node.nodes)) root.prepend(nodes)
  else first.rule.before(nodes)
  for (const { rule } of imports) rule.remove()
}

/** Whether authors cannot fix a reference: it is in a package, or the host may answer the address. */
function isOfOthers(path: string, file: string): boolean {
  return isOfPackage(file) || path.startsWith('/')
}

function isOfPackage(file: string): boolean {
  return file.includes('/node_modules/')
}

/** Whether Tailwind handles the import itself. */
export function isOfTailwind(path: string): boolean {
  return /^tailwindcss(?:\/|$)/.test(path)
}

interface Followed {
  one: ImportRule
  sheet: Sheet
  above: string[]
}

function follow(whole: Whole, { one, sheet, above }: Followed): Joined {
  const { resolver } = whole
  const { path, condition, rule } = one
  const without = (...problems: Problem[]) => ({ reads: [], problems })
  const place = isCompiledSheet(resolver, sheet.file) ? {} : rule.positionBy({ word: path })
  const where = { file: relative(whole.root, sheet.file), ...place }
  if (FOREIGN.test(path)) return without({ ...describeForeign(path), where })
  const found = findImported(resolver, sheet.file, path)
  if (!found)
    return without({
      ...describeImport(resolver, path, sheet.file),
      where,
      ...(isOfOthers(path, sheet.file) && { severity: 'warning' }),
    })
  if (above.includes(found)) return without()
  try {
    const { css, reads } = isCompiledSheet(resolver, found)
      ? whole.compile(found)
      : { css: readFileSync(found, 'utf8'), reads: [found] }
    const inner = joinSheet(whole, { file: found, text: css }, [...above, found])
    if (inner.root) inner.root.nodes = underCondition(inner.root.nodes, condition)
    return { ...inner, reads: [...reads, ...inner.reads] }
  } catch (error) {
    const { message, remedy = 'correct the sheet' } = error as Error & { remedy?: string }
    return without({ what: message, where, remedy })
  }
}

/** Wraps imported rules in the layer and conditions of the import. */
function underCondition(nodes: ChildNode[], condition: ValueNode[]): ChildNode[] {
  const rest = [...condition]
  const take = (name: string) => {
    while (rest[0]?.type === 'space') rest.shift()
    return rest[0]?.value.toLowerCase() === name ? rest.shift() : undefined
  }
  const layer = take('layer')
  const supports = take('supports')
  const media = parseValue.stringify(rest).trim()
  const inside = (name: string, params: string, inner: ChildNode[]) => [
    new AtRule({ name, params, nodes: inner }),
  ]
  let wrapped = nodes
  if (layer)
    wrapped = inside('layer', layer.type === 'function' ? parseValue.stringify(layer.nodes) : '', wrapped)
  if (supports?.type === 'function')
    wrapped = inside('supports', `(${parseValue.stringify(supports.nodes)})`, wrapped)
  return media ? inside('media', media, wrapped) : wrapped
}

/** Inlines stylesheets of the site for the browser bundle, as pages without scripts get them. */
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
