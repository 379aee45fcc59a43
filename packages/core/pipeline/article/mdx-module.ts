import { readFileSync } from 'node:fs'
import { decodeHTML } from 'entities'
import type { PageComponent, ServerApp } from '../../app/server-app'
import type { Hooks, Resolver } from '../../config'
import {
  type CompiledPage,
  finishPage,
  type Highlighter,
  type MdxImport,
  OWN_CODE,
  unwrapRawHtml,
} from '../../markdown'
import { PLACE, type TocEntry } from '../../model'
import { join, relative } from '../../paths'
import { type Problem, type Where, withSetting } from '../../report'
import { addressOf } from '../compile/links'
import { codeOfPage } from '../compile/page-codes'
import { type Asset, createAssets } from '../modules/assets'
import { isScopePage } from '../modules/component-scope'
import { errorPlace } from '../modules/error-place'
import { describeUnexported } from '../modules/import-problems'
import { withGaps } from '../modules/island-gaps'
import { findPackageFile, islandId, isPackage } from '../modules/packages'
import { readSvg } from '../modules/svg-module'
import type { Project } from '../project/project'
import { CSS_MODULE, readCssModule } from '../styles/css-module'
import { moduleWarnings } from './module-warnings'
import { remedyFor } from './render-problem'
import { findUnknown } from './unknown-components'

export interface ArticleTools {
  project: Project
  highlighter: Highlighter
  app: ServerApp
  hooks: Hooks
  resolver: Resolver
  siteComponents: Record<string, unknown>
}

/** What the sources of one page share while they are rendered. */
export interface Scope extends ArticleTools {
  assets: Asset[]
  problems: Problem[]
  /** Sources being rendered, outermost first; one that comes twice imports itself. */
  stack: string[]
  /** Modules that cannot be imported: what fails while the page is drawn follows from that. */
  unmet: string[]
  /** Files of the components that were rendered so far. */
  drawn: string[]
  /** Of the page, for its own source and its partials. */
  frontMatter: Record<string, unknown>
}

export function sourceOf({ content }: Project, source: string): CompiledPage {
  const page = content.sources.get(source)
  if (!page) throw new Error(`${source} was not compiled`)
  return page
}

/** Draws code and settles links; takes over what is wrong with the source and what it shows. */
export function finishSource({ project, highlighter, problems, assets }: Scope, page: CompiledPage): string {
  const { content, site } = project
  const finished = finishPage(page, {
    highlighter,
    addressOf: link => addressOf(link, { ...site, content }),
  })
  const asSet = (problem: Problem) => withSetting(problem, site.onBrokenMarkdownLinks)
  problems.push(
    ...page.problems.flatMap(problem => (problem.isBrokenLink ? asSet(problem) : [problem])),
    ...finished.problems.flatMap(asSet),
  )
  assets.push(...page.record.assets)
  return finished.output
}

/** Takes the place of a module that cannot be imported: whatever a page takes from it draws its children alone. */
const STUB = new Proxy({}, { get: () => showChildren })

interface FinishedMdx {
  source: string
  page: CompiledPage
  code: string
}

/** A compiled source as a module, with what it imports. */
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

/** The Markdown among the components that a page uses without an import. */
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

function showChildren({ children = null }: { children?: unknown } = {}): unknown {
  return children
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

/** Components of a page that handle events, from the module that is made of them. */
async function importOwn(scope: Scope, source: string, page: CompiledPage): Promise<Record<string, unknown>> {
  const { project, app, problems } = scope
  const file = codeOfPage(join(project.siteDir, source))
  const module = project.modules[file]
  // What is wrong with it was reported when it was bundled.
  if (!module) return Object.fromEntries(page.code!.names.map(name => [name, () => null]))
  const { onPages: _, ...warnings } = moduleWarnings({
    file,
    where: { file: page.file },
    problems,
    drawn: scope.drawn,
  })
  const exports = await import(module.url)
  return app.asPageModule(islandId(project, file), withGaps(exports, module), {
    needsHydration: true,
    keepsText: true,
    ...warnings,
  })
}

type Imported = { value: unknown } | { problem: Problem; thrownAt?: Where }

/** A module that compiles, and throws when it is run. */
function describeThrown(error: unknown, specifier: string, project: Project): Imported {
  const message = error instanceof Error ? error.message : String(error)
  const what = `The module '${specifier}' throws when it is imported: ${message}`
  return { problem: { what, remedy: remedyFor(message) }, thrownAt: errorPlace(error, project) }
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

export function importData(file: string, { specifier, root }: { specifier: string; root: string }): Imported {
  if (file.endsWith('.json')) return parseData(readFileSync(file, 'utf8'), relative(root, file))
  const remedy = `import its text: '${specifier}?raw'`
  return { problem: { what: `'${specifier}' is not code or JSON`, remedy } }
}

function parseData(text: string, file: string): Imported {
  try {
    return { value: { default: JSON.parse(text) } }
  } catch (error) {
    const { message } = error as Error
    const [, at] = /at position (\d+)/.exec(message) ?? []
    const line = at ? text.slice(0, Number(at)).split('\n').length : undefined
    return {
      problem: { what: `invalid JSON: ${message}`, remedy: 'Correct the JSON' },
      thrownAt: { file, line },
    }
  }
}

/** What a page gets of a bundled module, by its file or the name of its package: components of it become islands. */
async function importCode(
  scope: Scope,
  source: string,
  file: string,
  { specifier, names, locals, line }: MdxImport,
): Promise<Imported> {
  const { project, app, problems } = scope
  const { file: pageFile, elements } = sourceOf(project, source)
  const module = project.modules[file]
  if (!module) {
    const [problem] = project.broken[file] ?? []
    // What is wrong with a file of the site is reported once, with the file.
    if (problem && !isPackage(file)) return { value: STUB }
    return {
      problem: problem ?? { what: `'${specifier}' was not bundled`, remedy: 'start the command again' },
    }
  }
  const exports = await import(module.url)
  if (module.isLibrary) {
    const missing = names.find(name => name !== '*' && !(name in exports))
    if (missing) return { problem: describeUnexported(specifier, missing, Object.keys(exports)) }
    return { value: { ...exports, ...(exports.onPage && { default: exports.onPage }) } }
  }
  for (const [index, name] of names.entries()) {
    if (name === '*' || exports[name] !== undefined) continue
    const known = Object.keys(exports).filter(key => exports[key] !== undefined)
    const problem = describeUnexported(specifier, name, known)
    const local = locals?.[index] ?? name
    if (elements.some(element => element.name.split('.')[0] === local)) return { problem }
    problems.push({ ...problem, where: { file: pageFile, line }, severity: 'warning' })
  }
  // What a page calls by a small letter it cannot use as a component.
  const plain = names.filter((_, index) => /^[^A-Z]/.test(locals?.[index] ?? 'A'))
  const kept = Object.fromEntries(plain.map(name => [name, exports[name]]))
  const { needsHydration, pages } = module
  const { onPages, ...warnings } = moduleWarnings({
    file,
    where: { file: pageFile, line },
    problems,
    drawn: scope.drawn,
  })
  if (pages.length > 0) {
    if (needsHydration) onPages(pages)
    return { value: exports }
  }
  const island = app.asPageModule(islandId(project, file), withGaps(exports, module), {
    needsHydration,
    ...warnings,
  })
  return { value: { ...island, ...kept } }
}

function describePackagePage(resolver: Resolver, specifier: string): Problem {
  if (!findPackageFile(resolver.siteDir, specifier)) {
    const { what, remedy } = resolver.missing(specifier, join(resolver.siteDir, 'site.config.ts'))
    return { what, remedy }
  }
  return {
    what: `'${specifier}' is Markdown in a package, which is not supported`,
    remedy: 'copy the file into the site, and import that',
  }
}

/** The address of a file; a drawing is a component as well. */
function importAsset(scope: Scope, file: string): unknown {
  const { url } = addAsset(scope, file)
  return file.endsWith('.svg') ? scope.app.svgImage(readSvg(file, url)) : url
}

function addAsset({ project, assets }: Scope, file: string): Asset {
  const asset = createAssets(project.site.baseUrl).look(file)
  assets.push(asset)
  return asset
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

/** Puts the pages that components show into their places, and those which these show. */
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

/** Puts the pages that components show into a page made of code. */
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
