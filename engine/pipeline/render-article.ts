import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { PageComponent, ServerApp } from '../app/server-app'
import { splitFrontMatter } from '../content'
import { type CompiledMarkdown, type Markdown, readArticle, unwrapRawHtml } from '../markdown'
import type { ArticleFacts } from '../model'
import type { Problem } from '../report'
import { ASSET_FILE, type Asset, type Assets, createAssets } from './assets'
import { createLinkResolver } from './links'
import type { Project } from './project'

/** A finished article and what can be read off it. */
export interface Article {
  html: string
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
}

/** What rendering an article needs. */
export interface ArticleTools {
  project: Project
  markdown: Markdown
  app: ServerApp
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
    html =
      compiled.kind === 'html'
        ? compiled.html
        : unwrapRawHtml(
            app.renderComponent(
              await toComponent({ ...tools, assets, problems, stack: [source.file] }, source, compiled),
            ),
          )
  } catch (error) {
    const problem = renderProblem(error, where.file, source)
    // What was told of the line when it was compiled is the cause of this one.
    if (!problems.some(({ where }) => where?.line && where.line === problem.where?.line))
      problems.push(problem)
  }
  return { html, facts: readArticle(html), problems, assets: assets.all() }
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
    return { problem: unsupported(specifier, Object.keys(app.packages)) }
  }
  if (specifier.startsWith('@theme/')) {
    const name = specifier.slice('@theme/'.length)
    return name in app.components
      ? { value: { default: app.components[name] } }
      : {
          problem: unsupported(
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
  const source: ArticleSource = { file, text: body, bodyLine, format: file.endsWith('.mdx') ? 'mdx' : 'md' }
  const compiled = compileSource(scope, source, scope.assets, scope.problems)
  const component =
    compiled.kind === 'html'
      ? scope.app.htmlComponent(compiled.html)
      : await toComponent({ ...scope, stack: [...scope.stack, file] }, source, compiled)
  return { value: { default: component } }
}

/** The file behind an import in a page, or null. */
export function resolveModule(
  project: Pick<Project, 'siteDir'>,
  importer: string,
  specifier: string,
): string | null {
  const path = specifier.startsWith('@site/')
    ? join(project.siteDir, specifier.slice('@site/'.length))
    : resolve(dirname(importer), specifier)
  const candidates = [
    '',
    '.tsx',
    '.ts',
    '.jsx',
    '.js',
    '.static.tsx',
    '.mdx',
    '.md',
    '/index.tsx',
    '/index.ts',
    '/index.jsx',
    '/index.js',
  ]
  return candidates.map(suffix => path + suffix).find(file => /\.\w+$/.test(file) && existsSync(file)) ?? null
}

/** Island ids are paths relative to the site folder: the same in the registry of the client bundle. */
export function islandId(project: Pick<Project, 'siteDir'>, file: string): string {
  return relative(project.siteDir, file)
}

function unsupported(specifier: string, choices: string[]): Problem {
  return {
    what: `importing '${specifier}' in a page is not supported`,
    remedy: `import a file of the site, or one of: ${choices.sort().join(', ')}`,
  }
}

function renderProblem(error: unknown, file: string, source: ArticleSource): Problem {
  const { message, component, prop } = error as { message?: string; component?: string; prop?: string }
  return {
    what: message ?? String(error),
    where: {
      file,
      line: component ? lineOf(source, new RegExp(`<${component}\\b[^>]*?\\b${prop}=`)) : undefined,
    },
    remedy: 'mend the component or the expression that fails while the page is rendered',
  }
}

function lineOf({ text, bodyLine }: ArticleSource, needle: RegExp): number | undefined {
  const index = text.search(needle)
  return index < 0 ? undefined : bodyLine + text.slice(0, index).split('\n').length - 1
}
