import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddedSheet, Places, SheetSite } from 'inkstone/config'
import { dirname, join, relative } from 'inkstone/paths'
import type { Problem } from 'inkstone/report'
import {
  compileSheet,
  createSiteTailwind,
  isCompiledSheet,
  isTailwindSheet,
  tailwindSettings,
  type WholeSheet,
  wholeSheet,
} from 'inkstone/styles'
import { type AtRule, type ChildNode, parse, type Root } from 'postcss'
import { ownFile } from '../own-folder'
import { followVariables } from './theme-variables'

/** Infima in the colours of the theme, and the stylesheets of a site that were written for it. */
export async function docusaurusSheets(site: SheetSite, css: string[]): Promise<AddedSheet[]> {
  const { siteDir } = site.resolver
  const files = css.map(file => join(siteDir, file))
  const absent = files
    .filter(file => !existsSync(file))
    .map(file => ({
      what: `there is no stylesheet ${relative(siteDir, file)}`,
      where: { file: relative(site.root, join(siteDir, 'site.config.ts')) },
      remedy: 'create it, or remove it from "css" of docusaurus()',
    }))
  const own = await Promise.all(files.filter(existsSync).map(file => customSheet(site, file)))
  return [{ css: infimaSheet(), problems: absent, settings: [], key: '', packages: [infimaFile()] }, ...own]
}

export function sheetFolders(siteDir: string, css: string[]): string[] {
  return css.map(file => dirname(join(siteDir, file)))
}

/** Classes of the frame around pages, and of what the theme draws in them: it has rules of its own for those. */
const FRAME =
  /\.(?:(?:navbar|navbar-sidebar|menu|footer|pagination|pagination-nav|breadcrumbs|table-of-contents|tabs|dropdown)(?:(?:__|--)[\w-]*)?(?![\w-])|DocSearch|theme-|docusaurus-)/

/** What follows "not" is left alone. */
export function isFrame(selector: string): boolean {
  return FRAME.test(selector.replace(/:not\([^)]*\)/g, ''))
}

/** The text of a page, by the name that the theme has for it. */
const MARKDOWN = /\.markdown(?![\w-])/g

/** Parts of class names that Docusaurus makes up; the theme's own could match. */
const MADE_UP = /\[class[\^*~$|]?=["']?(?!col--|language-)/

/** Names that the theme has, too: those of Infima come with a variant. */
const SHARED = /\.(badge|button)(?![\w-])/g

/** What a site says of `code` alone is for code in text: Infima's rule for blocks is stronger, and here the theme has one. */
const CODE_BLOCKS = `pre code { ${['background-color', 'border', 'font-size', 'line-height', 'padding']
  .map(name => `${name}: revert-layer`)
  .join('; ')} }`

function infimaFile(): string {
  return createRequire(import.meta.url).resolve('infima/dist/css/default/default.css')
}

/**
 * The stylesheet of Docusaurus, Infima, in the colours and fonts of the theme: its variables, its classes, and what it
 * says of plain elements for pages made of code, whose authors rely on it.
 */
export function infimaSheet(): string {
  const sheet = parse(readFileSync(infimaFile(), 'utf8'))
  sheet.walkComments(comment => void comment.remove())
  keepSelectors(sheet, selector => {
    if (/^:root$|^html\[data-theme/.test(selector)) return selector
    if (/^(?::root|html|body|\*)/.test(selector) || isFrame(selector)) return undefined
    if (selector.includes('.markdown')) return undefined
    if (selector.includes('.')) return selector.replace(SHARED, '.$1[class*="$1--"]')
    return `:where(.canvas) ${selector}`
  })
  const own = readFileSync(ownFile('infima.css'), 'utf8')
  return `${inLayer('base', `${sheet}\n${own}`)}\n${inLayer('site', CODE_BLOCKS)}`
}

/**
 * A stylesheet of a site, written for Docusaurus, without what is not for this theme. What it asks of Tailwind is done,
 * for the classes that the site names.
 */
export async function customSheet(input: SheetSite, file: string): Promise<AddedSheet> {
  const { css, reads, problems } = readCustom(input, file)
  const texts = reads.filter(read => read.endsWith('.css') || isCompiledSheet(input.resolver, read))
  if (!isTailwindSheet(css)) return { css: css && inLayer('site', css), problems, settings: [], key: '' }
  const sheet = { file, css, texts }
  const names = await input.classNames()
  const settings = tailwindSettings(input.resolver, sheet)
  const key = hashOf([file, css, ...names, ...[...settings, ...texts].map(path => readFileSync(path))])
  const known = input.known.find(sheet => sheet.key === key)
  if (known) return known
  const tailwind = createSiteTailwind({ root: input.root, siteDir: input.resolver.siteDir })
  const compiled = await tailwind.compile(sheet, await tailwind.ownClasses(sheet, names))
  return {
    css: inLayers(compiled.css),
    problems: [...problems, ...compiled.problems],
    settings,
    key,
  }
}

function hashOf(parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** Reads a sheet with those that it imports, without its rules for the frame; nothing in it stops a build. */
function readCustom(places: Places, file: string): Pick<WholeSheet, 'css' | 'reads' | 'problems'> {
  const shown = relative(places.root, file)
  try {
    const { css: text, reads } = isCompiledSheet(places.resolver, file)
      ? compileSheet(places.resolver, file)
      : { css: readFileSync(file, 'utf8'), reads: [file] }
    const { root, ...whole } = wholeSheet(places, { file, text }, { isMoved: true })
    const problems = whole.problems.map(problem => ({ ...problem, severity: 'warning' as const }))
    if (!root) return { css: '', reads, problems: whole.problems }
    keepSelectors(root, selector =>
      isFrame(selector) || MADE_UP.test(selector) ? undefined : selector.replace(MARKDOWN, '.article'),
    )
    followVariables(root)
    return { css: String(root), reads: [...reads, ...whole.reads], problems }
  } catch (error) {
    return { css: '', reads: [file], problems: [toProblem(error as SheetError, shown)] }
  }
}

/** Of a compiler, which may know a remedy. */
type SheetError = Error & { remedy?: string }

function toProblem({ message, remedy = 'Fix the rule' }: SheetError, file: string): Problem {
  return { what: message, where: { file }, remedy }
}

/** What a site says wins, whatever its selectors weigh. */
function inLayer(name: 'base' | 'site', css: string): string {
  return `@layer added.${name} {\n${css}\n}\n`
}

/** The same but for classes, which outrank all else, as those of the theme's sheet do. */
function inLayers(css: string): string {
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
