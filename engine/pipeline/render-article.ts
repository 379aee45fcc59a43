import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { PageComponent, ServerApp } from '../app/server-app'
import type { Extension } from '../config'
import { splitFrontMatter } from '../content'
import {
  type CompiledMarkdown,
  type Markdown,
  type ParsedArticle,
  parseArticle,
  readArticle,
  unwrapRawHtml,
} from '../markdown'
import type { ArticleFacts } from '../model'
import type { Problem } from '../report'
import { ASSET_FILE, type Asset, type Assets, createAssets } from './assets'
import { contentHash } from './hash'
import { createLinkResolver } from './links'
import type { Project } from './project'
import { lineOf, renderProblem, unsupportedImport } from './render-problem'
import { islandId, resolveModule } from './resolve-module'

/** A finished article and what can be read off it. */
export interface Article {
  html: string
  /** The same, parsed, for what is made of it. */
  parsed: ParsedArticle
  facts: ArticleFacts
  problems: Problem[]
  assets: Asset[]
}

export interface ArticleSource {
  /** Absolute path. */
  file: string
  text: string
  /** Line of the file at which `text` starts. */
  bodyLine: number
  format: 'md' | 'mdx'
  isBlog?: boolean
  /** The extension's fields in its front matter. */
  fields?: Record<string, unknown>
}

/** What rendering an article needs. */
export interface ArticleTools {
  project: Project
  markdown: Markdown
  app: ServerApp
  extension: Extension
  /** Components that pages use without an import. */
  siteComponents: Record<string, unknown>
}

/** Compiles one source with all its partials and components to inert HTML. */
export async function renderArticle(tools: ArticleTools, source: ArticleSource): Promise<Article> {
  const { project, app } = tools
  const problems: Problem[] = []
  const assets = createAssets(project.site.baseUrl)
  const compiled = compileSource(tools, source, assets, problems)
  const where = { file: relative(project.root, source.file) }
  let html = ''
  try {
    if (compiled.kind === 'html') html = compiled.html
    else {
      const scope = { ...tools, assets, problems, stack: [source.file] }
      // Posts stand together in lists.
      const idPrefix = source.isBlog ? contentHash(where.file).slice(0, 4) : undefined
      html = unwrapRawHtml(app.renderComponent(await toComponent(scope, source, compiled), { idPrefix }))
    }
  } catch (error) {
    const problem = renderProblem(error, where.file, source)
    // What was told of the line when it was compiled is the cause of this one.
    if (!problems.some(({ where }) => where?.line && where.line === problem.where?.line))
      problems.push(problem)
  }
  const parsed = parseArticle(html)
  return { html, parsed, facts: readArticle(parsed), problems, assets: assets.all() }
}

function compileSource(
  { project, markdown }: ArticleTools,
  source: ArticleSource,
  assets: Assets,
  problems: Problem[],
): CompiledMarkdown {
  const resolver = createLinkResolver(project, source.file, assets)
  const compiled = markdown.compile({
    file: relative(project.root, source.file),
    text: source.text,
    bodyLine: source.bodyLine,
    format: source.format,
    isBlog: source.isBlog ?? false,
    tabsSync: !source.isBlog,
    fields: source.fields,
    resolveLink: resolver.link,
    resolveAsset: resolver.asset,
  })
  problems.push(...compiled.problems)
  return compiled
}

interface Scope extends ArticleTools {
  assets: Assets
  problems: Problem[]
  /** Files being compiled, outermost first; a file that comes twice imports itself. */
  stack: string[]
}

type Mdx = Extract<CompiledMarkdown, { kind: 'mdx' }>

/** Takes the place of a module that cannot be imported: whatever a page takes from it draws nothing. */
const STAND_IN = new Proxy({}, { get: () => () => null })

async function toComponent(scope: Scope, source: ArticleSource, compiled: Mdx): Promise<PageComponent> {
  const { project, app, problems } = scope
  const file = relative(project.root, source.file)
  const imports: Record<string, unknown> = {}
  for (const { specifier, line } of compiled.imports) {
    const module = await importModule(scope, source.file, specifier)
    if ('problem' in module) problems.push({ ...module.problem, where: { file, line } })
    imports[specifier] = 'problem' in module ? STAND_IN : module.value
  }
  const { siteComponents } = scope
  const missing = compiled.components.filter(name => !(name in app.components) && !(name in siteComponents))
  for (const name of missing) {
    problems.push({
      what: `<${name}> is not a component this page knows`,
      where: { file, line: lineOf(source, new RegExp(`<${name}\\b`)) },
      remedy: `import it, or use one of: ${[...Object.keys(app.components), ...Object.keys(siteComponents)].sort().join(', ')}`,
    })
  }
  return app.mdxComponent({
    code: compiled.code,
    imports,
    components: {
      ...app.components,
      ...siteComponents,
      ...Object.fromEntries(missing.map(name => [name, () => null])),
    },
  })
}

/** Components that need no import: the files of site/components. */
export async function loadSiteComponents({
  project,
  app,
}: Pick<ArticleTools, 'project' | 'app'>): Promise<Record<string, unknown>> {
  const dir = join(project.siteDir, 'components')
  const entries = await Promise.all(
    Object.entries(project.modules)
      .filter(([file]) => dirname(file) === dir)
      .map(async ([file, { url }]) => {
        const name = file.slice(dir.length + 1).replace(/(?:\.static)?\.tsx$/, '')
        return [name, app.asPageModule(islandId(project, file), await import(url)).default]
      }),
  )
  return Object.fromEntries(entries)
}

type Imported = { value: unknown } | { problem: Problem }

async function importModule(scope: Scope, importer: string, specifier: string): Promise<Imported> {
  const { project, app } = scope
  if (specifier in app.packages) return { value: app.packages[specifier] }
  if (!/^(?:\.|@site\/|@theme\/)/.test(specifier)) {
    return { problem: unsupportedImport(specifier, Object.keys(app.packages)) }
  }
  if (specifier.startsWith('@theme/')) {
    const name = specifier.slice('@theme/'.length)
    return name in app.components
      ? { value: { default: app.components[name] } }
      : {
          problem: unsupportedImport(
            specifier,
            Object.keys(app.components).map(key => `@theme/${key}`),
          ),
        }
  }
  const file = resolveModule(project, importer, specifier)
  if (!file) {
    return { problem: { what: `the import '${specifier}' leads to no file`, remedy: 'correct the path' } }
  }
  if (/\.mdx?$/.test(file)) return importPartial(scope, file)
  if (ASSET_FILE.test(file)) return { value: { default: scope.assets.add(file).url } }
  if (file.endsWith('.json')) return { value: { default: JSON.parse(readFileSync(file, 'utf8')) } }
  const module = project.modules[file]
  if (!module)
    return { problem: { what: `'${specifier}' was not bundled`, remedy: 'start the command again' } }
  return { value: app.asPageModule(islandId(project, file), await import(module.url)) }
}

/** Partials are read as the site reads its pages. */
function partialFormat({ site }: Project, file: string): 'md' | 'mdx' {
  const { format } = site.markdown
  return format === 'detect' ? (file.endsWith('.mdx') ? 'mdx' : 'md') : format
}

async function importPartial(scope: Scope, file: string): Promise<Imported> {
  if (scope.stack.includes(file)) {
    return {
      problem: {
        what: `${relative(scope.project.root, file)} imports itself`,
        remedy: 'remove the circular import',
      },
    }
  }
  const { body, bodyLine } = splitFrontMatter(readFileSync(file, 'utf8'))
  const source: ArticleSource = { file, text: body, bodyLine, format: partialFormat(scope.project, file) }
  const compiled = compileSource(scope, source, scope.assets, scope.problems)
  const component =
    compiled.kind === 'html'
      ? scope.app.htmlComponent(compiled.html)
      : await toComponent({ ...scope, stack: [...scope.stack, file] }, source, compiled)
  return { value: { default: component } }
}
