import { readFileSync } from 'node:fs'
import type { PageComponent, ServerApp, TocEntry } from '../app/server-app'
import type { Extension } from '../config'
import {
  type CompiledPage,
  cutExcerpt,
  findBlocked,
  finishPage,
  type Highlighter,
  type MdxImport,
  markdownText,
  type ParsedArticle,
  parseArticle,
  readArticle,
  unwrapRawHtml,
  withoutExcerptEnd,
  withoutForeignScripts,
} from '../markdown'
import { type ArticleFacts, interfaceLanguage, type PagePlace, PLACE } from '../model'
import { join, relative } from '../paths'
import { type Problem, withSetting } from '../report'
import { ASSET_FILE, type Asset, createAssets } from './assets'
import { CSS_MODULE, readCssModule } from './css-module'
import { fillToc, type HeadTags, takeHead } from './fill-places'
import { contentHash } from './hash'
import { holdFrames } from './hold-frames'
import { type LiftedStyles, liftStyles } from './lift-styles'
import { addressOf } from './links'
import { moduleWarnings } from './module-warnings'
import type { Project } from './project'
import { renderProblem, unsupportedImport } from './render-problem'
import {
  adapterNames,
  isAdapter,
  islandId,
  isPackageImport,
  isRawImport,
  resolveModule,
} from './resolve-module'
import { readSvg } from './svg-module'
import { findUnknown } from './unknown-components'

/** A finished article and what can be read off it. */
export interface Article {
  html: string
  /** The same, parsed, for what is made of it. */
  parsed: ParsedArticle
  facts: ArticleFacts
  problems: Problem[]
  assets: Asset[]
  /** Rules that stand in for style attributes. */
  styles: LiftedStyles
  headTags: HeadTags
}

/** What rendering an article needs. */
export interface ArticleTools {
  project: Project
  highlighter: Highlighter
  app: ServerApp
  extension: Extension
  /** Components that pages use without an import. */
  siteComponents: Record<string, unknown>
}

/** What a source may know of the page it becomes. */
interface AboutPage {
  frontMatter?: Record<string, unknown>
  place: PagePlace
}

/** Renders a compiled source with all its partials and components to inert HTML. */
export async function renderArticle(
  tools: ArticleTools,
  source: string,
  about?: AboutPage,
): Promise<Article> {
  const { html, ...rest } = await renderSource(tools, source, about)
  const article = finishArticle(withoutExcerptEnd(html), rest)
  const blocked = blockedProblems(tools.project, sourceOf(tools.project, source), article)
  return { ...article, problems: [...article.problems, ...blocked] }
}

/** The same, up to where the source says that its excerpt ends. */
export async function renderExcerpt(tools: ArticleTools, source: string): Promise<Article> {
  const { html, ...rest } = await renderSource(tools, source)
  return finishArticle(cutExcerpt(html), rest)
}

type Rendered = Pick<Article, 'html' | 'problems' | 'assets'> & { file: string }

function finishArticle(html: string, { file, ...rest }: Omit<Rendered, 'html'>): Article {
  try {
    return readFinished(html, rest)
  } catch (error) {
    // Whoever reads a tree calls itself for each level of it.
    if (!(error instanceof RangeError)) throw error
    const remedy = 'take out what stands in thousands of quotes, lists or emphases'
    const problem = { what: 'the page is nested too deeply', where: { file }, remedy }
    return readFinished('', { ...rest, problems: [...rest.problems, problem] })
  }
}

function readFinished(html: string, rest: Omit<Rendered, 'html' | 'file'>): Article {
  const { html: body, tags } = takeHead(html)
  const { html: plain, styles } = liftStyles(body)
  const parsed = parseArticle(plain)
  const facts = readArticle(parsed)
  return {
    html: fillToc(withoutForeignScripts(plain), facts.toc),
    styles,
    headTags: tags,
    parsed,
    facts,
    ...rest,
  }
}

async function renderSource(
  tools: ArticleTools,
  source: string,
  { frontMatter = {}, place }: Partial<AboutPage> = {},
): Promise<Rendered> {
  const { project, app } = tools
  const page = sourceOf(project, source)
  const scope: Scope = { ...tools, frontMatter, problems: [], assets: [], stack: [source] }
  const { problems, assets } = scope
  const output = finishSource(scope, page)
  const { file } = page
  const text = markdownText[interfaceLanguage(project.site.locale)]
  const hold = (html: string) => holdFrames(html, { site: project.site, text })
  if (page.body.kind === 'html') return { file, html: hold(output), problems, assets }
  try {
    // Posts stand together in lists.
    const idPrefix = contentHash(page.file).slice(0, 4)
    const { default: component } = await toModule(scope, { source, page, code: output })
    const html = unwrapRawHtml(
      app.renderComponent(component, { idPrefix: page.isBlog ? idPrefix : undefined, place }),
    )
    return { file, html: hold(await fillPartials(scope, html)), problems, assets }
  } catch (error) {
    const lines = readFileSync(join(project.root, page.file), 'utf8').split('\n')
    const problem = renderProblem(error, page, lines)
    // What was told of the line when it was compiled is the cause of this one.
    if (!problems.some(({ where }) => where?.line && where.line === problem.where?.line))
      problems.push(problem)
    return { file, html: '', problems, assets }
  }
}

const PARTIAL = new RegExp(`<${PLACE.partial} data-source="([^"]*)"></${PLACE.partial}>`)

/** Puts the pages that components show into their places, and those which these show. */
async function fillPartials(scope: Scope, html: string): Promise<string> {
  const [place, written = ''] = PARTIAL.exec(html) ?? []
  if (!place) return html
  const source = written.replaceAll('&amp;', '&')
  const partial = await importPartial(scope, source)
  if ('problem' in partial) {
    scope.problems.push({ ...partial.problem, where: { file: sourceOf(scope.project, source).file } })
    return fillPartials(scope, html.replace(place, ''))
  }
  const { default: component } = partial.value as { default: PageComponent }
  const shown = unwrapRawHtml(scope.app.renderComponent(component))
  const inner = await fillPartials({ ...scope, stack: [...scope.stack, source] }, shown)
  return fillPartials(
    scope,
    html.replace(place, () => inner),
  )
}

/** The same for a page made of code. */
export async function fillShownPages(
  tools: ArticleTools,
  html: string,
): Promise<Pick<Rendered, 'html' | 'problems' | 'assets'>> {
  const scope: Scope = { ...tools, frontMatter: {}, problems: [], assets: [], stack: [] }
  const filled = await fillPartials(scope, html)
  return { html: filled, problems: scope.problems, assets: scope.assets }
}

/** What the policy would block in the browser, unless the compiler has found it. */
function blockedProblems(
  { root }: Project,
  { file }: CompiledPage,
  { parsed, problems }: Article,
): Problem[] {
  const blocked = findBlocked(parsed)
  if (blocked.length === 0) return []
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return blocked
    .map(({ what, remedy, severity, written }) => {
      const line = lines.findIndex(text => written.test(text)) + 1
      return { what, remedy, severity, where: { file, line: line || undefined } }
    })
    .filter(({ where }) => !problems.some(known => where.line && known.where?.line === where.line))
}

function sourceOf({ content }: Project, source: string): CompiledPage {
  const page = content.sources.get(source)
  if (!page) throw new Error(`${source} was not compiled`)
  return page
}

/** Draws code and settles links; takes over what is wrong with the source and what it shows. */
function finishSource({ project, highlighter, problems, assets }: Scope, page: CompiledPage): string {
  const { content, site } = project
  const finished = finishPage(page, {
    highlighter,
    addressOf: link => addressOf(link, { ...site, content }),
  })
  const broken = finished.problems.flatMap(problem => withSetting(problem, site.onBrokenMarkdownLinks))
  problems.push(...page.problems, ...broken)
  assets.push(...page.record.assets)
  return finished.output
}

interface Scope extends ArticleTools {
  assets: Asset[]
  problems: Problem[]
  /** Sources being rendered, outermost first; one that comes twice imports itself. */
  stack: string[]
  /** Of the page, for its own source and its partials. */
  frontMatter: Record<string, unknown>
}

/** Takes the place of a module that cannot be imported: whatever a page takes from it draws nothing. */
const STAND_IN = new Proxy({}, { get: () => () => null })

interface FinishedMdx {
  source: string
  page: CompiledPage
  code: string
}

async function toModule(
  scope: Scope,
  { source, page, code }: FinishedMdx,
): Promise<{ default: PageComponent }> {
  const { app, problems, siteComponents } = scope
  const { file } = page
  const imports: Record<string, unknown> = {}
  for (const imported of page.imports) {
    const { specifier, line } = imported
    const module = await importModule(scope, source, imported).catch(error => ({
      problem: { what: `'${specifier}' fails when it is run: ${(error as Error).message ?? error}` },
    }))
    if ('problem' in module) problems.push({ ...module.problem, where: { file, line } })
    imports[specifier] = 'problem' in module ? STAND_IN : module.value
  }
  const known = [...Object.keys(app.components), ...Object.keys(siteComponents)].sort()
  const unknown = findUnknown(scope.project, page, known)
  problems.push(...unknown.problems)
  return app.mdxModule({
    code,
    imports,
    frontMatter: scope.frontMatter,
    toc: tocOf(scope.project, source),
    contentTitle: page.headings.find(({ level }) => level === 1)?.text,
    components: {
      ...app.components,
      ...siteComponents,
      ...Object.fromEntries(unknown.missing.map(name => [name, () => null])),
      ...Object.fromEntries(unknown.asText.map(name => [name, () => `<${name}/>`])),
    },
  })
}

/** Headings of a source and of its partials. */
function tocOf(project: Project, source: string, seen: string[] = []): TocEntry[] {
  if (seen.includes(source)) return []
  const { headings, imports } = sourceOf(project, source)
  const own = headings.flatMap(({ text, id, level }) => (id ? [{ value: text, id, level }] : []))
  const partials = imports.flatMap(({ specifier }) => {
    const file = /\.mdx?$/.test(specifier) && resolveModule(project, join(project.siteDir, source), specifier)
    return file ? tocOf(project, relative(project.siteDir, file), [...seen, source]) : []
  })
  return [...own, ...partials]
}

/** Components that need no import. */
export async function loadSiteComponents({
  project,
  app,
}: Pick<ArticleTools, 'project' | 'app'>): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    Object.entries(project.scope).map(async ([name, { file, exported }]) => {
      if (file.startsWith('@theme/')) return [name, app.themeModules[file.slice('@theme/'.length)]]
      const module = project.modules[file]
      // What is wrong with a file of the site is told once, with the file.
      if (!module) return [name, file in project.broken ? () => null : undefined]
      const { url, isLively, pages } = module
      if (pages.length > 0) return [name, (await import(url))[exported]]
      // Where nothing reacts in a browser, nobody has to hear of it.
      const options = { isLively, ...(!isLively && { onStatic() {} }) }
      return [name, app.asPageModule(islandId(project, file), await import(url), options)[exported]]
    }),
  )
  return Object.fromEntries(entries.filter(([, component]) => component))
}

type Imported = { value: unknown } | { problem: Problem }

async function importModule(
  scope: Scope,
  source: string,
  { specifier, names, locals, line }: MdxImport,
): Promise<Imported> {
  const { project, app, problems } = scope
  const { file: pageFile } = sourceOf(project, source)
  if (specifier in app.packages) return { value: app.packages[specifier] }
  if (specifier.startsWith('@theme/')) {
    const name = specifier.slice('@theme/'.length)
    return name in app.themeModules
      ? { value: { default: app.themeModules[name] } }
      : {
          problem: unsupportedImport(
            specifier,
            // Icons and the like are found by who knows their names.
            Object.keys(app.themeModules).flatMap(key => (key.includes('/') ? [] : `@theme/${key}`)),
          ),
        }
  }
  const isPackage = isPackageImport(specifier)
  const file = isPackage ? specifier : resolveModule(project, join(project.siteDir, source), specifier)
  if (!file) {
    const problem = specifier.startsWith('@docusaurus/')
      ? unsupportedImport(specifier, adapterNames())
      : { what: `the import '${specifier}' leads to no file`, remedy: 'correct the path' }
    return { problem }
  }
  if (isRawImport(specifier)) return { value: { default: readFileSync(file, 'utf8') } }
  if (/\.mdx?$/.test(file)) return importPartial(scope, relative(project.siteDir, file))
  if (CSS_MODULE.test(file)) return { value: { default: (await readCssModule(project.root, file)).names } }
  if (file.endsWith('.css') && !isPackage) return { value: { default: {} } }
  if (ASSET_FILE.test(file)) return { value: { default: importAsset(scope, file) } }
  if (file.endsWith('.json')) return { value: { default: JSON.parse(readFileSync(file, 'utf8')) } }
  const module = project.modules[file]
  if (!module) {
    const [problem] = project.broken[file] ?? []
    // What is wrong with a file of the site is told once, with the file.
    if (problem && !isPackage) return { value: STAND_IN }
    return {
      problem: problem ?? { what: `'${specifier}' was not bundled`, remedy: 'start the command again' },
    }
  }
  const exports = await import(module.url)
  if (isAdapter(file)) return { value: { ...exports, ...(exports.onPage && { default: exports.onPage }) } }
  // What a page calls by a small letter it cannot use as a component.
  const plain = names.filter((_, index) => /^[^A-Z]/.test(locals?.[index] ?? 'A'))
  const kept = Object.fromEntries(plain.map(name => [name, exports[name]]))
  const { isLively, pages } = module
  const { onPages, ...hears } = moduleWarnings({ file, where: { file: pageFile, line }, problems })
  if (pages.length > 0) {
    if (isLively) onPages(pages)
    return { value: exports }
  }
  return { value: { ...app.asPageModule(islandId(project, file), exports, { isLively, ...hears }), ...kept } }
}

/** The address of a file; a drawing is a component as well. */
function importAsset(scope: Scope, file: string): unknown {
  const { url } = addAsset(scope, file)
  const svg = file.endsWith('.svg') ? readSvg(file, url) : undefined
  return svg ? scope.app.svgImage(svg) : url
}

function addAsset({ project, assets }: Scope, file: string): Asset {
  const asset = createAssets(project.site.baseUrl).look(file)
  assets.push(asset)
  return asset
}

async function importPartial(scope: Scope, source: string): Promise<Imported> {
  const page = sourceOf(scope.project, source)
  if (scope.stack.includes(source))
    return { problem: { what: `${page.file} imports itself`, remedy: 'remove the circular import' } }
  const code = finishSource(scope, page)
  const inner = { ...scope, stack: [...scope.stack, source] }
  if (page.body.kind === 'html') return { value: { default: scope.app.htmlComponent(code) } }
  return { value: await toModule(inner, { source, page, code }) }
}
