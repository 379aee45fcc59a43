import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AtRule, ChildNode, Root } from 'postcss'
import { relative } from '../../../paths'
import type { Problem } from '../../../report'
import type { Places } from '../../modules/resolved'
import { engineFile } from '../../project/engine-file'
import { contentHash } from '../../project/hash'
import { createSiteTailwind, isTailwindSheet, tailwindSettings } from '../site-tailwind'
import { type WholeSheet, wholeSheet } from '../whole-sheet'
import { compileSheet, isCompiledSheet } from './compiled-sheets'
import { followVariables } from './theme-variables'

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

/** A stylesheet as this theme takes it, for the bundler. */
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
  const { css, reads, problems } = readCustom(input, file)
  const texts = reads.filter(read => read.endsWith('.css') || isCompiledSheet(read))
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

/** Reads a sheet with those that it imports, without its rules for the frame; nothing in it stops a build. */
function readCustom(places: Places, file: string): Pick<WholeSheet, 'css' | 'reads' | 'problems'> {
  const shown = relative(places.root, file)
  try {
    const { css: text, reads } = isCompiledSheet(file)
      ? compileSheet(places.resolver.siteDir, file)
      : { css: readFileSync(file, 'utf8'), reads: [file] }
    const { root, ...whole } = wholeSheet(places, { file, text }, { isMoved: true })
    const problems = whole.problems.map(problem => ({ ...problem, severity: 'warning' as const }))
    if (!root) return { css: '', reads, problems: whole.problems }
    keepSelectors(root, selector => (isFrame(selector) || MADE_UP.test(selector) ? undefined : selector))
    followVariables(root)
    return { css: String(root), reads: [...reads, ...whole.reads], problems }
  } catch (error) {
    return { css: '', reads: [file], problems: [toProblem(error as SheetError, shown)] }
  }
}

/** Of a compiler, which may know a remedy. */
type SheetError = Error & { remedy?: string }

function toProblem({ message, remedy = 'correct the rule there' }: SheetError, file: string): Problem {
  return { what: message, where: { file }, remedy }
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
