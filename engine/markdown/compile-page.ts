import {
  type CompileOptions,
  type Features,
  type MarkdownToHtmlResult,
  type MdxToJsResult,
  markdownToHtml,
  mdxToJs,
} from 'satteri'
import { escapeText } from './escape-html'
import { drawFigure } from './fences'
import type { Highlighter } from './highlight'
import { describeMdxError } from './mdx-error'
import { createPageContext, insertFigures, type PageContext, type SharedContext } from './page-context'
import { createPlugins } from './plugins'
import { RAW_HTML } from './run-mdx'
import type { MarkdownText } from './text'
import type { CompiledMarkdown, CompileInput, MdxImport } from './types'

/** Compiles one page; problems are collected, and the result is as complete as they allow. */
export function compilePage(
  input: CompileInput,
  { shared, highlighter }: { shared: SharedContext; highlighter: Highlighter },
): CompiledMarkdown {
  const page = createPageContext(input, shared)
  const imports: MdxImport[] = []
  const plugins = createPlugins({ page, imports })
  const options = { ...plugins, features: featuresOf(shared.text) }

  const result =
    input.format === 'md' ? compileMarkdown(page, options) : compileMdx(page, { options, imports })
  const figures = page.figures.map(figure => drawFigure(figure, highlighter.highlight(figure)))
  for (const check of page.endChecks) check()
  page.problems.sort((a, b) => (a.where?.line ?? 0) - (b.where?.line ?? 0))
  return result.kind === 'html'
    ? { ...result, html: insertFigures(result.html, figures) }
    : { ...result, code: insertFigures(result.code, figures.map(escapeString)) }
}

function compileMarkdown({ prepared, problems }: PageContext, options: CompileOptions): CompiledMarkdown {
  const { html } = markdownToHtml(prepared.source, options) as MarkdownToHtmlResult
  return { kind: 'html', html: prepared.restoreOutput(html, escapeText), problems }
}

function compileMdx(
  page: PageContext,
  { options, imports }: { options: CompileOptions; imports: MdxImport[] },
): CompiledMarkdown {
  const { prepared, problems } = page
  const optimizeStatic = { component: RAW_HTML.component, prop: RAW_HTML.prop }
  try {
    const { code } = mdxToJs(prepared.source, {
      ...options,
      outputFormat: 'function-body',
      optimizeStatic,
    }) as MdxToJsResult
    const restored = provideRequire(page, { code: prepared.restoreOutput(code, escapeString), imports })
    return { kind: 'mdx', code: restored, imports, components: missingComponents(code), problems }
  } catch (error) {
    const problem = describeMdxError((error as Error).message, page.input.bodyLine)
    if (!problem) throw error
    page.report({ what: prepared.restore(problem.what), remedy: problem.remedy }, problem.line)
    return { kind: 'mdx', code: 'return { default: () => null }', imports: [], components: [], problems }
  }
}

function escapeString(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function featuresOf(text: MarkdownText): Features {
  const footnotes = { label: text.footnotes, backLabel: text.footnoteBack }
  return { gfm: { footnotes }, frontmatter: false }
}

/** Names the code looks for among the components it is given. */
function missingComponents(code: string): string[] {
  const names = [...code.matchAll(/_missingMdxReference\("([^".]+)/g)].map(match => match[1]!)
  return [...new Set(names)].filter(name => name !== RAW_HTML.component)
}

/** `require('./image.png')` counts as an import. */
function provideRequire(
  { input }: PageContext,
  { code, imports }: { code: string; imports: MdxImport[] },
): string {
  const specifiers = new Set([...code.matchAll(/\brequire\("([^"\\]+)"\)/g)].map(match => match[1]!))
  if (specifiers.size === 0) return code
  for (const specifier of specifiers) {
    const line = input.text.slice(0, input.text.indexOf(specifier)).split('\n').length
    imports.push({ specifier, line: line + input.bodyLine - 1 })
  }
  return `const require = specifier => imports[specifier];\n${code}`
}
