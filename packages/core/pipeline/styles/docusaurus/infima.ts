import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AtRule, ChildNode, Node, Root } from 'postcss'
import { dirname, join, relative } from '../../../paths'
import type { Problem } from '../../../report'
import type { Places, Resolver } from '../../modules/resolved'
import { engineFile } from '../../project/engine-file'
import { contentHash } from '../../project/hash'
import { ELSEWHERE, FOREIGN, findImported, findShown, withoutMark } from '../sheet-files'
import { readTokens } from '../sheet-tokens'
import { createSiteTailwind, isTailwindSheet, tailwindSettings } from '../site-tailwind'
import { underCondition } from '../whole-sheet'
import { compileSheet, isCompiledSheet } from './compiled-sheets'

/** Classes of the frame around pages, and of what the theme draws in them: it has rules of its own for those. */
const FRAME =
  /\.(?:(?:navbar|navbar-sidebar|menu|footer|pagination|pagination-nav|breadcrumbs|table-of-contents|tabs|dropdown)(?:(?:__|--)[\w-]*)?(?![\w-])|DocSearch|theme-|docusaurus-)/

/** What follows "not" is left alone. */
function isFrame(selector: string): boolean {
  return FRAME.test(selector.replace(/:not\([^)]*\)/g, ''))
}

/** Parts of class names that Docusaurus makes up; the theme's own could match. */
const MADE_UP = /\[class[\^*~$|]?=["']?(?!col--|language-)/

/** Names that the theme has, too: those of Infima come with a variant. */
const SHARED = /\.(badge|button)(?![\w-])/g

export function infimaFile(): string {
  return createRequire(import.meta.url).resolve('infima/dist/css/default/default.css')
}

/**
 * The stylesheet of Docusaurus, Infima, in the colours and fonts of the theme: its variables, its classes, and what it
 * says of plain elements for pages made of code, whose authors rely on it.
 */
export async function infimaSheet(): Promise<string> {
  const { parse } = await import('postcss')
  const sheet = parse(readFileSync(infimaFile(), 'utf8'))
  sheet.walkComments(comment => void comment.remove())
  keepSelectors(sheet, selector => {
    if (/^:root$|^html\[data-theme/.test(selector)) return selector
    if (/^(?::root|html|body|\*)/.test(selector) || isFrame(selector)) return undefined
    if (selector.includes('.markdown')) return undefined
    if (selector.includes('.')) return selector.replace(SHARED, '.$1[class*="$1--"]')
    return `:where(.canvas) ${selector}`
  })
  const own = readFileSync(engineFile('inkstone/theme/styles/parts/infima.css'), 'utf8')
  return inLayer('base', `${sheet}\n${own}`)
}

/** A stylesheet as this theme takes it. */
interface CustomSheet {
  css: string
  /** Files that it is made of. */
  texts: string[]
  problems: Problem[]
}

/** The same for the bundler. */
export interface FinishedSheet {
  css: string
  problems: Problem[]
  /** Files of settings of Tailwind that it is made with. */
  settings: string[]
  /** What all of that depends on. */
  key: string
}

interface CustomInput extends Places {
  classNames: () => Promise<string[]>
  /** Those of the last time. */
  known: FinishedSheet[]
}

/**
 * A stylesheet of a site, written for Docusaurus, without what is not for this theme. What it asks of Tailwind is done,
 * for the classes that the site names.
 */
export async function customSheet(input: CustomInput, file: string): Promise<FinishedSheet> {
  const { css, texts, problems } = await readCustom(input, file, [])
  if (!isTailwindSheet(css)) return { css: css && inLayer('site', css), problems, settings: [], key: '' }
  const sheet = { file, css, texts }
  const names = await input.classNames()
  const settings = tailwindSettings(input.resolver, sheet)
  const key = contentHash(file, css, ...names, ...[...settings, ...texts].map(path => readFileSync(path)))
  const known = input.known.find(sheet => sheet.key === key)
  if (known) return known
  const tailwind = createSiteTailwind({ root: input.root, siteDir: input.resolver.siteDir })
  const compiled = await tailwind.compile(sheet, await tailwind.ownClasses(sheet, names))
  return {
    css: await inLayers(compiled.css),
    problems: [...problems, ...compiled.problems],
    settings,
    key,
  }
}

async function readCustom(places: Places, file: string, above: string[]): Promise<CustomSheet> {
  const { parse } = await import('postcss')
  const isCompiled = isCompiledSheet(file)
  const shown = relative(places.root, file)
  const problems: Problem[] = []
  let sheet: Root
  try {
    sheet = parse(isCompiled ? compileSheet(places.resolver.siteDir, file).css : readFileSync(file, 'utf8'))
  } catch (error) {
    return { css: '', texts: [file], problems: [toProblem(error as SheetError, shown)] }
  }
  const leaveOut = (rule: AtRule, what: string, remedy: string) => {
    const line = isCompiled ? undefined : rule.source?.start?.line
    problems.push({ what, where: { file: shown, line }, remedy, severity: 'warning' })
    rule.remove()
  }
  const texts = [file]
  const imports: AtRule[] = []
  sheet.walkAtRules(rule => {
    if (rule.name === 'charset') rule.remove()
    else if (/^(?:config|plugin)$/.test(rule.name)) rule.params = fromFolder(dirname(file), rule.params)
    else if (rule.name === 'import' && !isTailwind(rule)) imports.push(rule)
  })
  for (const rule of imports) {
    const { path, condition } = readImport(rule)
    const found = FOREIGN.test(path) ? undefined : findImported(places.resolver, file, path)
    if (!found || [...above, file].includes(found)) {
      leaveOut(rule, `${path} is not loaded`, remedyFor(path, found))
      continue
    }
    const inner = await readCustom(places, found, [...above, file])
    problems.push(...inner.problems)
    texts.push(...inner.texts)
    rule.replaceWith(parse(underCondition(inner.css, condition)))
  }
  keepSelectors(sheet, selector => (isFrame(selector) || MADE_UP.test(selector) ? undefined : selector))
  const move = (node: Node, written: string) => {
    const { value, absent } = moveAddresses(places.resolver, file, written)
    const line = isCompiled ? undefined : node.source?.start?.line
    for (const address of absent)
      problems.push({
        what: `the address '${address}' leads to no file`,
        where: { file: shown, line },
        remedy: 'correct the path',
        severity: 'warning',
      })
    return value
  }
  sheet.walkDecls(declaration => {
    declaration.value = move(declaration, declaration.value)
  })
  sheet.walkAtRules('apply', rule => {
    rule.params = move(rule, rule.params)
  })
  return { css: String(sheet), texts, problems }
}

/** The text moves to another place: modules that it names do not. */
function fromFolder(dir: string, params: string): string {
  return params.replace(/^(["'])(\..*?)\1/, (_, _quote, path) => JSON.stringify(join(dir, path)))
}

/** The text moves to another place: what it refers to does not. */
function moveAddresses(resolver: Resolver, file: string, value: string): { value: string; absent: string[] } {
  const { references } = readTokens(value)
  const absent: string[] = []
  const moved = references.reduceRight((text, { path, start, end }) => {
    const found = findShown(resolver, file, path)
    if (!found) {
      if (!ELSEWHERE.test(withoutMark(path))) absent.unshift(path)
      return text
    }
    const [rest = ''] = /[?#].*$/.exec(path) ?? []
    const close = value.slice(start, end).endsWith(')') ? ')' : ''
    return `${text.slice(0, start)}url("${encodeURI(found)}${rest}"${close}${text.slice(end)}`
  }, value)
  return { value: moved, absent }
}

function remedyFor(path: string, found: string | undefined): string {
  if (found) return 'remove the line: that file imports this one'
  return FOREIGN.test(path)
    ? 'save it and what it shows beside this file, and import it from there'
    : 'correct the path'
}

function readImport({ params }: AtRule): { path: string; condition: string } {
  const [rule] = readTokens(`@import ${params};`).imports
  return { path: rule?.path ?? '', condition: rule?.condition ?? '' }
}

function isTailwind(rule: AtRule): boolean {
  return rule.name === 'import' && /^tailwindcss(?:\/|$)/.test(readImport(rule).path)
}

/** Of the parser, which knows a place, or of a compiler, which may know a remedy. */
interface SheetError extends Error {
  reason?: string
  line?: number
  column?: number
  remedy?: string
}

function toProblem({ reason, message, line, column, remedy }: SheetError, file: string): Problem {
  const what = reason ? `CSS: ${reason}` : message
  return { what, where: { file, line, column }, remedy: remedy ?? 'correct the rule there' }
}

/** What a site says wins, whatever its selectors weigh. */
function inLayer(name: 'base' | 'site', css: string): string {
  return `@layer infima.${name} {\n${css}\n}\n`
}

/** The same but for classes, which outrank all else, as those of the theme's sheet do. */
async function inLayers(css: string): Promise<string> {
  const { parse } = await import('postcss')
  const sheet = parse(css)
  const isClasses = (node: ChildNode) =>
    node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities' && Boolean(node.nodes)
  const classes = sheet.nodes.filter(isClasses)
  for (const layer of classes) layer.remove()
  return (
    inLayer('site', `@layer theme, base, components;\n${sheet}`) + classes.map(layer => `${layer}\n`).join('')
  )
}

/** Exchanges selectors; rules without any are dropped, and blocks without rules. */
function keepSelectors(sheet: Root, keep: (selector: string) => string | undefined): void {
  sheet.walkRules(rule => {
    // Steps of an animation are none.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return
    const kept = rule.selectors.flatMap(selector => keep(selector) ?? [])
    if (kept.length > 0) rule.selectors = kept
    else rule.remove()
  })
  sheet.walkAtRules(rule => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}
