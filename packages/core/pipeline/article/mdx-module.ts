import { readFileSync } from 'node:fs'
import { decodeHTML } from 'entities'
import type { PageComponent } from '../../app/server-app'
import { type CompiledPage, finishPage, type MdxImport, OWN_CODE, unwrapRawHtml } from '../../markdown'
import { PLACE, type TocEntry } from '../../model'
import { join, relative } from '../../paths'
import { type Problem, withSetting } from '../../report'
import { addressOf } from '../compile/links'
import { isScopePage } from '../modules/component-scope'
import { CSS_MODULE, readCssModule } from '../styles/css-module'
import {
  describePackagePage,
  describeThrown,
  type Imported,
  importAsset,
  importCode,
  importData,
  importOwn,
  STUB,
  showChildren,
} from './import-code'
import { moduleWarnings } from './module-warnings'
import { type ArticleTools, type Scope, sourceOf } from './scope'
import { findUnknown } from './unknown-components'

/** Draws code and resolves links of a source; collects its problems and assets. */
export function finishSource({ project, highlighter, problems, assets }: Scope, page: CompiledPage): string {
  const { content, site, siteDir } = project
  const finished = finishPage(page, {
    highlighter,
    addressOf: link => addressOf(link, { ...site, siteDir, content }),
  })
  const asSet = (problem: Problem) => withSetting(problem, site.onBrokenMarkdownLinks)
  problems.push(
    ...page.problems.flatMap(problem => (problem.isBrokenLink ? asSet(problem) : [problem])),
    ...finished.problems.flatMap(asSet),
  )
  assets.push(...page.record.assets)
  return finished.output
}

interface FinishedMdx {
  source: string
  page: CompiledPage
  code: string
}

/** Evaluates a compiled source as a module with its imports. */
export async function toModule(
  scope: Scope,
  { source, page, code }: FinishedMdx,
): Promise<{ default: PageComponent }> {
  const { app, problems, siteComponents } = scope
  const { file } = page
  const { toc, contentTitle } = factsOf(scope, source)
  const imports: Record<string, unknown> = {}
  for (const imported of page.imports) {
    const { specifier, line } = imported
    const module = await importModule(scope, source, imported).catch(error =>
      describeThrown(error, specifier, scope.project),
    )
    if ('problem' in module) problems.push({ ...module.problem, where: module.thrownAt ?? { file, line } })
    imports[specifier] = 'problem' in module ? STUB : module.value
    const isWarning = 'problem' in module && module.problem.severity === 'warning'
    if (imports[specifier] === STUB && !isWarning) scope.unmet.push(specifier)
  }
  const shown = await showScopePages(scope, page)
  const own = page.code ? await importOwn(scope, source, page) : {}
  imports[OWN_CODE] = own
  const known = [...new Set([app.components, siteComponents, shown, own].flatMap(Object.keys))].sort()
  const { isLoose } = scope.hooks.sources ?? {}
  const unknown = findUnknown(scope.project, page, { known, isLoose })
  const missing = isLoose ? showChildren : () => null
  const used = page.components.filter(name => name in siteComponents && scope.project.scope[name])
  const heard = used.map(name => {
    const line = page.elements.find(element => element.name === name)?.line
    const warnings = moduleWarnings({
      file: scope.project.scope[name]!.file,
      where: { file, line },
      problems,
      drawn: scope.drawn,
    })
    return [name, app.withPageWarnings(siteComponents[name], warnings)]
  })
  problems.push(...unknown.problems)
  return app.mdxModule({
    code,
    imports,
    frontMatter: scope.frontMatter,
    toc: scope.hooks.sources?.toc?.(code, toc) ?? toc,
    contentTitle,
    components: {
      ...app.components,
      ...siteComponents,
      ...shown,
      ...own,
      ...Object.fromEntries(heard),
      ...Object.fromEntries(unknown.missing.map(name => [name, missing])),
      ...Object.fromEntries(unknown.asText.map(name => [name, () => `<${name}/>`])),
    },
  })
}

/** Imports the Markdown files among the components that a page uses without an import. */
async function showScopePages(scope: Scope, page: CompiledPage): Promise<Record<string, unknown>> {
  const { project, problems } = scope
  const shown: Record<string, unknown> = {}
  for (const name of page.components) {
    const { file } = project.scope[name] ?? {}
    if (!file || !isScopePage(file)) continue
    const partial = await importPartial(scope, relative(project.siteDir, file))
    if ('problem' in partial) problems.push({ ...partial.problem, where: { file: page.file } })
    shown[name] = 'problem' in partial ? () => null : (partial.value as { default: unknown }).default
  }
  return shown
}

function factsOf({ project, resolver }: Pick<Scope, 'project' | 'resolver'>, source: string) {
  const { headings } = sourceOf(project, source)
  return {
    toc: tocOf({ project, resolver }, source),
    contentTitle: headings.find(({ level }) => level === 1)?.text,
    frontMatter: project.content.frontMatter.get(source) ?? {},
  }
}

function tocOf(tools: Pick<Scope, 'project' | 'resolver'>, source: string, seen: string[] = []): TocEntry[] {
  if (seen.includes(source)) return []
  const { project, resolver } = tools
  const { headings, imports } = sourceOf(project, source)
  const own = headings.flatMap(({ text, id, level }) => (id ? [{ value: text, id, level }] : []))
  const partials = imports.flatMap(({ specifier }) => {
    const found = resolver.resolve(specifier, join(project.siteDir, source))
    if (found.kind !== 'page') return []
    return tocOf(tools, relative(project.siteDir, found.file), [...seen, source])
  })
  return [...own, ...partials]
}

async function importModule(scope: Scope, source: string, imported: MdxImport): Promise<Imported> {
  const { project, app, resolver } = scope
  const { specifier } = imported
  if (specifier in app.packages) return { value: app.packages[specifier] }
  const found = resolver.resolve(specifier, join(project.siteDir, source))
  switch (found.kind) {
    case 'missing': {
      const { kind: _, ...problem } = found
      return { problem }
    }
    case 'text':
      return { value: { default: readFileSync(found.file, 'utf8') } }
    case 'page':
      return importPartial(scope, relative(project.siteDir, found.file))
    case 'sheet': {
      const isOwn = CSS_MODULE.test(found.file)
      return { value: { default: isOwn ? (await readCssModule(project.root, found.file)).names : {} } }
    }
    case 'asset':
      return { value: { default: importAsset(scope, found.file) } }
    case 'data':
      return importData(found.file, { specifier, root: project.root })
    case 'package':
      if (/\.mdx?$/.test(found.name)) return { problem: describePackagePage(resolver, found.name) }
      return importCode(scope, source, found.name, imported)
    default:
      return importCode(scope, source, found.file, imported)
  }
}

export async function importPartial(scope: Scope, source: string): Promise<Imported> {
  const page = sourceOf(scope.project, source)
  if (scope.stack.includes(source)) {
    const cycle = [...scope.stack.slice(scope.stack.indexOf(source)), source]
    const what = `Circular import: ${cycle.map(one => sourceOf(scope.project, one).file).join(' → ')}`
    return { problem: { what, remedy: 'Remove one of these imports' } }
  }
  const code = finishSource(scope, page)
  const inner = { ...scope, stack: [...scope.stack, source] }
  const facts = factsOf(scope, source)
  const module =
    page.body.kind === 'html'
      ? { default: scope.app.htmlComponent(code) }
      : await toModule(inner, { source, page, code })
  return { value: { ...facts, ...module, frontMatter: facts.frontMatter } }
}

const PARTIAL = new RegExp(`<${PLACE.partial} data-source="([^"]*)"></${PLACE.partial}>`)

/** Replaces the placeholders of pages embedded by components, recursively. */
export async function fillPartials(scope: Scope, html: string): Promise<string> {
  const [place, written = ''] = PARTIAL.exec(html) ?? []
  if (!place) return html
  const source = decodeHTML(written)
  const partial = await importPartial(scope, source)
  if ('problem' in partial) {
    scope.problems.push({ ...partial.problem, where: { file: sourceOf(scope.project, source).file } })
    return fillPartials(scope, html.replace(place, ''))
  }
  const { default: component } = partial.value as { default: PageComponent }
  const shown = unwrapRawHtml(await scope.app.renderComponent(component))
  const inner = await fillPartials({ ...scope, stack: [...scope.stack, source] }, shown)
  return fillPartials(
    scope,
    html.replace(place, () => inner),
  )
}

/** Does the same for a page module. */
export async function fillShownPages(
  tools: ArticleTools,
  html: string,
): Promise<Pick<Scope, 'problems' | 'assets'> & { html: string }> {
  const scope: Scope = {
    ...tools,
    frontMatter: {},
    problems: [],
    assets: [],
    unmet: [],
    drawn: [],
    stack: [],
  }
  const filled = await fillPartials(scope, html)
  return { html: filled, problems: scope.problems, assets: scope.assets }
}
