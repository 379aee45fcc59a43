import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerModule } from '../app/server-app'
import type { Site } from '../config'
import { loadContent, toClientSite } from '../content'
import type { ClientSite, SampleOutput } from '../model'
import { formatProblem, type Reporter, SiteError } from '../report'
import { type Asset, createAssets } from './assets'
import type { ClientInput } from './bundle-client'
import { bundleModules, type ModuleBundle } from './bundle-modules'
import { loadSite } from './load-site'
import { findPageImports, type PageImport } from './page-imports'
import { type PagePlan, pageRoute, planPages } from './page-plan'
import type { ClientBundle, Project } from './project'
import { islandId } from './render-article'
import { makeSidebarFiles, type SidebarFile } from './sidebar-files'

export interface ProjectOptions {
  root: string
  siteDir: string
  cacheDir: string
  mode: 'production' | 'development'
  reporter: Reporter
  /** Makes the client bundle, or names where the dev server has it. */
  bundleClient: (input: ClientInput) => Promise<ClientBundle>
}

/** A site that is ready to be rendered. */
export interface OpenProject {
  project: Project
  plans: PagePlan[]
  sidebarFiles: SidebarFile[]
  /** Assets that modules import; those of pages come with the pages. */
  assets: Asset[]
  clientInput: ClientInput
  /** Files outside of docs and blog that the project was made of. */
  moduleFiles: string[]
}

/** Islands the engine itself brings. */
const ENGINE_ISLANDS = {
  'engine:search-page': 'engine/theme/search/SearchPage.tsx',
  'engine:live-code': 'engine/theme/live/LiveCode.tsx',
}

/** Reads config, content and modules; throws one SiteError with every problem found. */
export async function openProject(options: ProjectOptions): Promise<OpenProject> {
  const { root, siteDir, cacheDir, mode, reporter } = options
  const assets = createAssets('/')
  const { site, sidebars, files } = await reporter.stage('config', () =>
    loadSite({ root, siteDir, cacheDir, assets }),
  )
  const pageFiles = listPageFiles(siteDir)
  const pages = pageFiles.map(pageRoute)
  const { content, problems, warnings } = await reporter.stage('content', () =>
    loadContent({ site, siteDir, root, mode, sidebars, pages }),
  )
  for (const warning of warnings) reporter.warn(formatProblem(warning))
  if (problems.length > 0) throw new SiteError(problems)
  const plans = planPages({ content, searchPath: site.search.searchPagePath, pages })

  const siteAssets = createAssets(site.baseUrl)
  const mdxFiles = [...content.files.keys(), ...pageFiles].filter(file => file.endsWith('.mdx'))
  const imports = [
    ...findPageImports(
      siteDir,
      mdxFiles.map(file => join(siteDir, file)),
    ),
    ...listComponents(siteDir),
  ]
  const bundle = await reporter.stage('modules', () =>
    bundleModules({
      root,
      siteDir,
      outDir: join(cacheDir, 'modules'),
      assets: siteAssets,
      entries: moduleEntries(root, siteDir, imports, pageFiles),
    }),
  )
  const clientSite = toClientSite(site, content)
  const clientInput: ClientInput = {
    root,
    siteDir,
    baseUrl: site.baseUrl,
    clientSite,
    islands: islandRegistry(root, siteDir, imports),
    assets: siteAssets,
  }
  const client = await reporter.stage('client', () => options.bundleClient(clientInput))
  const sidebarFiles = makeSidebarFiles(content, site.baseUrl)
  const data = await loadData(siteDir, bundle)
  const project: Project = {
    root,
    siteDir,
    cacheDir,
    mode,
    site,
    content,
    clientSite,
    modules: moduleMap(bundle, imports, siteDir, pageFiles),
    server: { url: bundle.urls.server!, hash: bundle.hashes.server! },
    client,
    sidebarUrls: Object.fromEntries(sidebarFiles.map(({ key, url }) => [key, url])),
    inlineScripts: await readInlineScripts(bundle, site, clientSite),
    ...data,
  }
  return {
    project,
    plans,
    sidebarFiles,
    assets: siteAssets.all(),
    clientInput,
    moduleFiles: [...files, ...bundle.files],
  }
}

async function readInlineScripts(
  bundle: ModuleBundle,
  site: Site,
  clientSite: ClientSite,
): Promise<string[]> {
  const { createServerApp } = (await import(bundle.urls.server!)) as ServerModule
  return createServerApp(clientSite, { baseUrlBanner: site.baseUrlIssueBanner }).inlineScripts
}

function listPageFiles(siteDir: string): string[] {
  return listFiles(join(siteDir, 'pages'), /\.(?:tsx|mdx?)$/).map(file => `pages/${file}`)
}

function listComponents(siteDir: string): PageImport[] {
  const files = listFiles(join(siteDir, 'components'), /^[A-Z]\w*(?:\.static)?\.tsx$/)
  return files.map(file => ({ file: join(siteDir, 'components', file), names: ['default'] }))
}

function listFiles(dir: string, pattern: RegExp): string[] {
  if (!existsSync(dir)) return []
  return (readdirSync(dir, { recursive: true }) as string[])
    .filter(file => pattern.test(file) && !/(?:^|\/)_|\.test\./.test(file))
    .sort()
}

const entryName = (index: number) => `m${index}`

function moduleEntries(
  root: string,
  siteDir: string,
  imports: PageImport[],
  pageFiles: string[],
): Record<string, string> {
  const data = dataFiles(siteDir)
  return {
    server: join(root, 'engine/app/server.tsx'),
    ...Object.fromEntries(
      modulesOf(imports, siteDir, pageFiles).map((file, index) => [entryName(index), file]),
    ),
    ...(data.codeLinks ? { codeLinks: data.codeLinks } : {}),
  }
}

function modulesOf(imports: PageImport[], siteDir: string, pageFiles: string[]): string[] {
  const pages = pageFiles.filter(file => file.endsWith('.tsx')).map(file => join(siteDir, file))
  return [...new Set([...imports.map(({ file }) => file), ...pages])]
}

function moduleMap(
  bundle: ModuleBundle,
  imports: PageImport[],
  siteDir: string,
  pageFiles: string[],
): Project['modules'] {
  return Object.fromEntries(
    modulesOf(imports, siteDir, pageFiles).map((file, index) => [
      file,
      { url: bundle.urls[entryName(index)]!, hash: bundle.hashes[entryName(index)]! },
    ]),
  )
}

function islandRegistry(root: string, siteDir: string, imports: PageImport[]): Record<string, string> {
  const registry: Record<string, string> = {}
  for (const [id, file] of Object.entries(ENGINE_ISLANDS)) registry[id] = join(root, file)
  for (const { file, names } of imports) {
    if (!/\.[jt]sx$/.test(file) || /\.static\.\w+$/.test(file)) continue
    for (const name of names) {
      const id = islandId({ siteDir }, file)
      registry[name === 'default' ? id : `${id}#${name}`] = file
    }
  }
  return registry
}

function dataFiles(siteDir: string): { codeLinks?: string; samples?: string } {
  const codeLinks = join(siteDir, 'data/code-links.ts')
  const samples = join(siteDir, 'data/samples/outputs.json')
  return {
    codeLinks: existsSync(codeLinks) ? codeLinks : undefined,
    samples: existsSync(samples) ? samples : undefined,
  }
}

/** Facts that Markdown plugins read. */
async function loadData(
  siteDir: string,
  bundle: ModuleBundle,
): Promise<Pick<Project, 'codeLinks' | 'samples'>> {
  const { samples } = dataFiles(siteDir)
  const codeLinks = bundle.urls.codeLinks ? (await import(bundle.urls.codeLinks)).codeLinks : {}
  return {
    codeLinks: codeLinks as Record<string, string>,
    samples: samples ? (JSON.parse(readFileSync(samples, 'utf8')) as Record<string, SampleOutput>) : {},
  }
}
