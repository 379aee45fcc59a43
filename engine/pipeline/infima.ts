import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AtRule, Root } from 'postcss'
import { dirname, relative, resolve } from '../paths'
import type { Problem } from '../report'
import { compileSheet, isCompiledSheet } from './compiled-sheets'
import { engineFile } from './engine-file'

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
  problems: Problem[]
}

interface Places {
  root: string
  siteDir: string
}

/** A stylesheet of a site, written for Docusaurus, without what is not for this theme. */
export async function customSheet(places: Places, file: string): Promise<CustomSheet> {
  const { css, problems } = await readCustom(places, file, [])
  return { css: css && inLayer('site', css), problems }
}

/** What only Tailwind reads, but for what brings it: it is a part of the theme. */
const OF_TAILWIND = /^(?:apply|config|plugin|theme|utility|custom-variant|variant|screen|source)$/

async function readCustom(places: Places, file: string, above: string[]): Promise<CustomSheet> {
  const { parse } = await import('postcss')
  const isCompiled = isCompiledSheet(file)
  const shown = relative(places.root, file)
  const problems: Problem[] = []
  let sheet: Root
  try {
    sheet = parse(isCompiled ? compileSheet(places.siteDir, file).css : readFileSync(file, 'utf8'))
  } catch (error) {
    return { css: '', problems: [toProblem(error as SheetError, shown)] }
  }
  const leaveOut = (rule: AtRule, what: string, remedy: string) => {
    const line = isCompiled ? undefined : rule.source?.start?.line
    problems.push({ what, where: { file: shown, line }, remedy, severity: 'warning' })
    rule.remove()
  }
  const imports: AtRule[] = []
  sheet.walkAtRules(rule => {
    if (/^(?:tailwind|charset)$/.test(rule.name) || isTailwind(rule)) rule.remove()
    else if (OF_TAILWIND.test(rule.name))
      leaveOut(rule, `@${rule.name} has no effect here`, 'write the rules that it stands for')
    else if (rule.name === 'import') imports.push(rule)
  })
  for (const rule of imports) {
    const { target, condition } = readImport(rule)
    const path = resolve(dirname(file), target)
    if (!target.startsWith('.') || !existsSync(path) || [...above, file].includes(path)) {
      leaveOut(rule, `${target} is not loaded`, 'put it into static/, or import it in a component')
      continue
    }
    const inner = await readCustom(places, path, [...above, file])
    problems.push(...inner.problems)
    rule.replaceWith(parse(condition ? `@media ${condition} {\n${inner.css}\n}` : inner.css))
  }
  keepSelectors(sheet, selector => (isFrame(selector) || MADE_UP.test(selector) ? undefined : selector))
  // The text moves to another place: what it refers to does not.
  sheet.walkDecls(declaration => {
    declaration.value = declaration.value.replace(
      /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/g,
      (written, ...paths: (string | undefined)[]) => {
        const path = paths.slice(0, 3).find(Boolean)
        if (!path || /^(?:[/#~]|[a-z][a-z\d+.-]*:)/i.test(path)) return written
        return `url(${JSON.stringify(resolve(dirname(file), path))})`
      },
    )
  })
  return { css: String(sheet), problems }
}

function readImport({ params }: AtRule): { target: string; condition: string } {
  const [, target = '', condition = ''] = /^(?:url\()?["']?([^"')]+)["']?\)?\s*(.*)$/.exec(params) ?? []
  return { target, condition: condition.replace(/^layer(?:\([^)]*\))?\s*/, '') }
}

function isTailwind(rule: AtRule): boolean {
  return rule.name === 'import' && readImport(rule).target.startsWith('tailwindcss')
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
