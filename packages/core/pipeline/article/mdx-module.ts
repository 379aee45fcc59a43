import { readFileSync } from 'node:fs'
import type { PageComponent, ServerApp, TocEntry } from '../../app/server-app'
import type { Hooks } from '../../config'
import { type CompiledPage, finishPage, type Highlighter, type MdxImport, OWN_CODE } from '../../markdown'
import { join, relative } from '../../paths'
import { type Problem, withSetting } from '../../report'
import { addressOf } from '../compile/links'
import { codeOfPage } from '../compile/page-codes'
import { ASSET_FILE, type Asset, createAssets } from '../modules/assets'
import { isScopePage } from '../modules/docusaurus/component-scope'
import { withGaps } from '../modules/docusaurus/island-gaps'
import {
  describeAbsent,
  describeLoader,
  describeMissing,
  describeUnexported,
} from '../modules/import-problems'
import {
  adapterNames,
  findPackageFile,
  isAdapter,
  islandId,
  isPackageImport,
  isRawImport,
  resolveModule,
  themePart,
} from '../modules/resolve-module'
import { aliasedPath, isMadeByPlugin } from '../modules/site-aliases'
import { readSvg } from '../modules/svg-module'
import type { Project } from '../project/project'
import { CSS_MODULE, readCssModule } from '../styles/css-module'
import { isCompiledSheet } from '../styles/docusaurus/compiled-sheets'
import { moduleWarnings } from './module-warnings'
import { unsupportedImport } from './render-problem'
import { findUnknown } from './unknown-components'

/** What rendering an article needs. */
export interface ArticleTools {
  project: Project
  highlighter: Highlighter
  app: ServerApp
  hooks: Hooks
  /** Components that pages use without an import. */
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

/** Takes the place of a module that cannot be imported: whatever a page takes from it draws nothing. */
const STAND_IN = new Proxy({}, { get: () => () => null })

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
  const { toc, contentTitle } = factsOf(scope.project, source)
  const imports: Record<string, unknown> = {}
  for (const imported of page.imports) {
    const { specifier, line } = imported
    const module = await importModule(scope, source, imported).catch(error => ({
      problem: { what: `'${specifier}' fails when it is run: ${(error as Error).message ?? error}` },
    }))
    if ('problem' in module) problems.push({ ...module.problem, where: { file, line } })
    imports[specifier] = 'problem' in module ? STAND_IN : module.value
    if (imports[specifier] === STAND_IN) scope.unmet.push(specifier)
  }
  const shown = await showScopePages(scope, page)
  const own = page.code ? await importOwn(scope, source, page) : {}
  imports[OWN_CODE] = own
  const known = [...new Set([app.components, siteComponents, shown, own].flatMap(Object.keys))].sort()
  const isFirstMdx = scope.project.site.markdown.mdx === 1
  const unknown = findUnknown(scope.project, page, { known, isFirstMdx })
  const missing = isFirstMdx ? showChildren : () => null
  const used = page.components.filter(name => name in siteComponents && scope.project.scope[name])
  const heard = used.map(name => {
    const line = page.elements.find(element => element.name === name)?.line
    const hears = moduleWarnings({ file: scope.project.scope[name]!.file, where: { file, line }, problems })
    return [name, app.hearing(siteComponents[name], hears)]
  })
  problems.push(...unknown.problems)
  return app.mdxModule({
    code,
    imports,
    frontMatter: scope.frontMatter,
    toc,
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

function showChildren({ children }: { children?: unknown }): unknown {
  return children
}

/** What a source tells of itself, beside what it shows. */
function factsOf(project: Project, source: string) {
  const { headings } = sourceOf(project, source)
  return {
    toc: tocOf(project, source),
    contentTitle: headings.find(({ level }) => level === 1)?.text,
    frontMatter: project.content.frontMatter.get(source) ?? {},
  }
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

/** Components of a page that handle events, from the module that is made of them. */
async function importOwn(scope: Scope, source: string, page: CompiledPage): Promise<Record<string, unknown>> {
  const { project, app, problems } = scope
  const file = codeOfPage(join(project.siteDir, source))
  const module = project.modules[file]
  // What is wrong with it was told when it was bundled.
  if (!module) return Object.fromEntries(page.code!.names.map(name => [name, () => null]))
  const { onPages: _, ...hears } = moduleWarnings({ file, where: { file: page.file }, problems })
  const exports = await import(module.url)
  return app.asPageModule(islandId(project, file), withGaps(exports, module), {
    isLively: true,
    keepsText: true,
    ...hears,
  })
}

type Imported = { value: unknown } | { problem: Problem }

async function importModule(
  scope: Scope,
  source: string,
  { specifier, names, locals, line }: MdxImport,
): Promise<Imported> {
  const { project, app, problems } = scope
  const { file: pageFile, elements } = sourceOf(project, source)
  if (specifier in app.packages) return { value: app.packages[specifier] }
  const part = themePart(specifier)
  if (part !== undefined && !resolveModule(project, join(project.siteDir, source), specifier)) {
    return part in app.themeModules
      ? { value: { default: app.themeModules[part] } }
      : {
          problem: unsupportedImport(
            specifier,
            // Icons and the like are found by who knows their names.
            Object.keys(app.themeModules).flatMap(key => (key.includes('/') ? [] : `@theme/${key}`)),
          ),
        }
  }
  const isPackage = isPackageImport(specifier) && !aliasedPath(project.siteDir, specifier)
  const file = isPackage ? specifier : resolveModule(project, join(project.siteDir, source), specifier)
  if (!file) {
    const problem = specifier.startsWith('@docusaurus/')
      ? unsupportedImport(specifier, adapterNames())
      : isMadeByPlugin(aliasedPath(project.siteDir, specifier) ?? '')
        ? {
            what: `'${specifier}' is made by a plugin of Docusaurus, and those do not run here`,
            remedy: 'put the file that it makes into the site, and import that',
          }
        : (describeLoader(specifier) ?? {
            what: `the import '${specifier}' leads to no file`,
            remedy: 'correct the path',
          })
    return { problem }
  }
  if (isRawImport(specifier)) return { value: { default: readFileSync(file, 'utf8') } }
  if (isPackage && /\.mdx?$/.test(file)) return { problem: describePackagePage(project, file) }
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
  if (isCompiledSheet(file)) return { value: exports }
  if (isAdapter(file)) {
    const missing = names.find(name => name !== '*' && !(name in exports))
    if (missing) return { problem: describeMissing(specifier, missing, Object.keys(exports)) }
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
  const { isLively, pages } = module
  const { onPages, ...hears } = moduleWarnings({ file, where: { file: pageFile, line }, problems })
  if (pages.length > 0) {
    if (isLively) onPages(pages)
    return { value: exports }
  }
  const island = app.asPageModule(islandId(project, file), withGaps(exports, module), { isLively, ...hears })
  return { value: { ...island, ...kept } }
}

function describePackagePage({ siteDir }: Project, specifier: string): Problem {
  if (!findPackageFile(siteDir, specifier)) return describeAbsent(specifier, join(siteDir, 'site.config.ts'))
  return {
    what: `'${specifier}' is Markdown of a package, which is not read here`,
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

/** A page that another one shows as a component. */
export async function importPartial(scope: Scope, source: string): Promise<Imported> {
  const page = sourceOf(scope.project, source)
  if (scope.stack.includes(source))
    return { problem: { what: `${page.file} imports itself`, remedy: 'remove the circular import' } }
  const code = finishSource(scope, page)
  const inner = { ...scope, stack: [...scope.stack, source] }
  const facts = factsOf(scope.project, source)
  const module =
    page.body.kind === 'html'
      ? { default: scope.app.htmlComponent(code) }
      : await toModule(inner, { source, page, code })
  return { value: { ...facts, ...module, frontMatter: facts.frontMatter } }
}
