import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AtRule, Root } from 'postcss'
import { dirname, relative, resolve } from '../paths'
import type { Problem } from '../report'
import { compileSheet, isCompiledSheet } from './compiled-sheets'
import { engineFile } from './engine-file'

/** Classes of the frame around pages, and of what the theme draws in them: it has rules of its own for those. */
const FRAME =
  /\.(?:navbar|menu|footer|pagination|breadcrumbs|table-of-contents|tabs|dropdown|DocSearch|theme-|docusaurus-)/

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
    if (/^(?::root|html|body|\*)/.test(selector) || FRAME.test(selector)) return undefined
    if (selector.includes('.markdown')) return undefined
    if (selector.includes('.')) return selector.replace(SHARED, '.$1[class*="$1--"]')
    return `:where(.canvas) ${selector}`
  })
  const own = readFileSync(engineFile('inkstone/theme/styles/parts/infima.css'), 'utf8')
  return inLayer('base', `${sheet}\n${own}`)
}

/** A stylesheet as this theme takes it. */
interface CustomSheet {
  /** Of files beside it: such rules stand first. */
  imports: string[]
  css: string
  problems: Problem[]
}

/** A stylesheet of a site, written for Docusaurus, without what is not for this theme. */
export async function customSheet(
  { root, siteDir }: { root: string; siteDir: string },
  file: string,
): Promise<CustomSheet> {
  const shown = relative(root, file)
  let sheet: Root
  try {
    const { parse } = await import('postcss')
    sheet = parse(isCompiledSheet(file) ? compileSheet(siteDir, file).css : readFileSync(file, 'utf8'))
  } catch (error) {
    return { imports: [], css: '', problems: [toProblem(error as SheetError, shown)] }
  }
  const imports: string[] = []
  const problems: Problem[] = []
  const leaveOut = (rule: AtRule, what: string, remedy: string) => {
    const line = isCompiledSheet(file) ? undefined : rule.source?.start?.line
    problems.push({ what, where: { file: shown, line }, remedy, severity: 'warning' })
    rule.remove()
  }
  sheet.walkAtRules(rule => {
    const [, target = ''] = /^(?:url\()?["']?([^"')]+)/.exec(rule.params) ?? []
    // Tailwind is a part of the theme.
    if (/^(?:tailwind|config|plugin|charset)$/.test(rule.name) || target.startsWith('tailwindcss'))
      rule.remove()
    else if (rule.name === 'apply')
      leaveOut(rule, '@apply has no effect here', 'write the rules that it stands for')
    else if (rule.name === 'import' && target.startsWith('.')) {
      imports.push(`@import ${JSON.stringify(resolve(dirname(file), target))} layer(infima.site);\n`)
      rule.remove()
    } else if (rule.name === 'import')
      leaveOut(rule, `${target} is not loaded`, 'put it into static/, or import it in a component')
  })
  keepSelectors(sheet, selector => (FRAME.test(selector) || MADE_UP.test(selector) ? undefined : selector))
  // The text moves to another place: what it refers to does not.
  sheet.walkDecls(declaration => {
    declaration.value = declaration.value.replace(
      /url\((["']?)(\.[^"')]+)\1\)/g,
      (_, quote, path) => `url(${quote}${resolve(dirname(file), path)}${quote})`,
    )
  })
  return { imports, css: inLayer('site', String(sheet)), problems }
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
