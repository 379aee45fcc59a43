import {
  type CompileOptions,
  type Features,
  type MarkdownToHtmlResult,
  type MdxToJsResult,
  markdownToHtml,
  mdxToJs,
} from 'satteri'
import { findDialect, findFormula, findWideFormula } from './dialects'
import { escapeText } from './escape-html'
import { describeMdxError, explainMdxError, type MdxProblem } from './mdx-error'
import { collectCode } from './page-code'
import { createPageContext, type PageContext, type SharedContext } from './page-context'
import { createPlugins } from './plugins'
import { RAW_HTML } from './raw-html'
import type { MarkdownText } from './text'
import type { CompiledPage, CompileInput } from './types'

/** Compiles one source; collects problems and returns the best result they allow. */
export function compilePage(input: CompileInput, shared: SharedContext): CompiledPage {
  const page = createPageContext(input, shared)
  const { file, bodyLine, format, isBlog, record = { assets: [], reads: [], found: [] } } = input
  const options = { ...createPlugins(page), features: featuresOf(shared.text) }
  const body: CompiledPage['body'] =
    format === 'md'
      ? { kind: 'html', output: compileMarkdown(page, options) }
      : { kind: 'mdx', output: compileMdx(page, options) ?? FAILED }
  // If the text fails as MDX after plugins prepared it, tries the original text; if that fails too, the plugins
  // are not at fault.
  if (body.output === FAILED && page.prepared.isPrepared) {
    const retried = compilePage(input, { ...shared, sources: { ...shared.sources, prepare: undefined } })
    if (!retried.body.output.startsWith(FAILED)) return retried
  }
  for (const check of page.endChecks) check()
  body.output += page.closings.join('')
  const { facts, figures, sources } = page
  const isShown = !body.output.startsWith(FAILED)
  const problems = page.problems.map(problem =>
    isShown && sources.accepts?.(problem) ? { ...problem, severity: 'warning' as const } : problem,
  )
  const code = collectCode(page.interactive, page.statements)
  problems.sort((a, b) => (a.where?.line ?? 0) - (b.where?.line ?? 0))
  return { file, bodyLine, isBlog, body, figures, problems, record, ...facts, ...(code && { code }) }
}

function compileMarkdown({ prepared }: PageContext, options: CompileOptions): string {
  const { html } = markdownToHtml(prepared.source, options) as MarkdownToHtmlResult
  return prepared.restoreOutput(html, escapeText)
}

/** Code of a page that could not be parsed. */
const FAILED = 'return { default: () => null }'

function compileMdx(page: PageContext, options: CompileOptions): string | undefined {
  const { prepared, facts } = page
  const optimizeStatic = { component: RAW_HTML.component, prop: RAW_HTML.prop }
  const compile = (source: string) =>
    mdxToJs(source, { ...options, outputFormat: 'function-body', optimizeStatic }) as MdxToJsResult
  const parsed = parseMdx(page, compile)
  if ('code' in parsed) {
    facts.components.push(...missingComponents(parsed.code))
    return provideRequire(page, prepared.restoreOutput(parsed.code, escapeString))
  }
  reportMdxError(page, parsed)
  facts.imports.length = 0
  page.interactive.length = 0
  return undefined
}

/** Repairs unambiguous mistakes one by one; returns the first problem that cannot be repaired. */
function parseMdx(
  page: PageContext,
  compile: (source: string) => { code: string },
): { code: string } | MdxProblem {
  const { prepared, input, sources } = page
  const seen = new Map<number, MdxProblem>()
  let { source } = prepared
  // Guards against repairs that go round in circles.
  let tries = 3 * page.lines.length + 100
  for (;;) {
    try {
      return compile(source)
    } catch (error) {
      const problem = describeMdxError((error as Error).message, input.bodyLine)
      if (!problem) throw error
      const first = seen.get(problem.line) ?? problem
      const repaired = sources.repair?.(source, problem, { file: input.file })
      if (repaired === undefined || --tries === 0) return first
      seen.set(problem.line, first)
      source = repaired
    }
  }
}

/** Reports a parse error, as another tool's syntax where that is the likely cause. */
function reportMdxError(page: PageContext, found: MdxProblem): void {
  const { prepared, lines, input } = page
  const problem = explainMdxError(found, lines.join('\n'))
  const { line, column, remedy } = problem
  const written = lines[line - 1] ?? ''
  const dialect =
    findDialect(written, page.sources.isLoose) ??
    findFormula(lines, line) ??
    findWideFormula(lines, line) ??
    findWideFormula(lines, Math.max(1, line - 1))
  if (dialect) {
    page.report(dialect, line, dialect.written)
    return
  }
  // Columns are only valid on lines that were not rewritten for the parser.
  const isPlain = prepared.source.split('\n')[line - 1] === written
  const where = { file: input.file, line: line + input.bodyLine - 1, ...(isPlain && { column }) }
  page.report({ what: prepared.restore(problem.what), remedy, where })
}

/** Escapes text for use inside of a quoted string. */
export function escapeString(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function featuresOf(text: MarkdownText): Features {
  const footnotes = { label: text.footnotes, backLabel: text.footnoteBack }
  return { gfm: { footnotes }, frontmatter: false }
}

/** Returns component names that the code expects to be passed in. */
function missingComponents(code: string): string[] {
  const names = [...code.matchAll(/_missingMdxReference\("([^".]+)/g)].map(match => match[1]!)
  return [...new Set(names)].filter(name => name !== RAW_HTML.component)
}

/** Treats `require('./image.png')` as an import. */
function provideRequire({ input, facts }: PageContext, code: string): string {
  const specifiers = new Set([...code.matchAll(/\brequire\("([^"\\]+)"\)/g)].map(match => match[1]!))
  if (specifiers.size === 0) return code
  for (const specifier of specifiers) {
    const line = input.text.slice(0, input.text.indexOf(specifier)).split('\n').length
    facts.imports.push({ specifier, line: line + input.bodyLine - 1, names: ['*'] })
  }
  return `const require = specifier => imports[specifier];\n${code}`
}
