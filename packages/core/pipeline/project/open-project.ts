import { existsSync } from 'node:fs'
import type { ServerModule } from '../../app/server-app'
import type { Site } from '../../config'
import { type ContentMemory, createContentMemory, loadContent, toClientSite } from '../../content'
import { interfaceLanguage, withSlash } from '../../model'
import { join, relative } from '../../paths'
import { formatProblem, type Problem, type Reporter, SiteError } from '../../report'
import type { MadeClient } from '../browser/bundle-client'
import { bundleEarly, type EarlyScript } from '../browser/bundle-early'
import type { ClientInput } from '../browser/client-config'
import { createSourceCompiler, type SourceCompiler } from '../compile/compile-sources'
import { openCompiledStore } from '../compile/compiled-store'
import { type PageImport, partsOf } from '../compile/source-parts'
import { type Asset, createAssets } from '../modules/assets'
import { brokenProblems } from '../modules/broken-modules'
import { listScope, scopeImports, scopePages } from '../modules/docusaurus/component-scope'
import { spreadPackages } from '../modules/docusaurus/spread-packages'
import { createResolver } from '../modules/resolver'
import { bundleSiteModules, codesOf, islandRegistry, type SiteModules } from '../modules/site-modules'
import { readCardLogo } from '../page/card'
import { type PagePlan, pageRoute, planPages } from '../page/page-plan'
import { makeSidebarFiles, type SidebarFile } from '../page/sidebar-files'
import { contentClasses, tailwindProblems, usesTailwind } from '../styles/content-classes'
import { type FinishedSheet, infimaFile } from '../styles/docusaurus/infima'
import { siteStyles } from '../styles/site-styles'
import { tailwindSheets } from '../styles/site-tailwind'
import { type LoadedSite, loadSite } from './load-site'
import { openHooks } from './open-hooks'
import { listPageFiles, passedOverPages } from './page-files'
import type { Project } from './project'
import { missingStaticFolders } from './static-folders'

export interface ProjectOptions {
  root: string
  siteDir: string
  cacheDir: string
  mode: 'production' | 'development'
  reporter: Reporter
  /** Makes the client bundle, or names where the dev server has it. */
  bundleClient: (input: ClientInput) => Promise<MadeClient>
  /** Changes the checked config, for commands that show the site in another setting. */
  adjust?: (site: Site) => Site
  /** Identity of the engine; with it, what is compiled is kept on disk for the next process. */
  engineKey?: string
  /** What an earlier opening read and no edit has touched since. */
  reuse?: Partial<Reusable>
}

/** Parts of an open project that an edit to a page leaves as they are. */
export interface Reusable {
  config: LoadedSite
  modules: SiteModules & { imports: string }
  compiled: SourceCompiler['compiled']
  memory: ContentMemory
  early: EarlyScript
  /** Of Docusaurus; most edits leave them as they are. */
  sheets: FinishedSheet[]
  /** What packages export that all pages may use. */
  spread: Record<string, string[]>
}

/** A site that is ready to be rendered. */
export interface OpenProject {
  project: Project
  plans: PagePlan[]
  sidebarFiles: SidebarFile[]
  /** Assets that modules import; those of pages come with the pages. */
  assets: Asset[]
  clientInput: ClientInput
  reusable: Reusable
  /** What is wrong with the content; pages can still be rendered, so that theirs are told together with it. */
  problems: Problem[]
}

/** Reads config, content and modules; throws when nothing can be rendered. */
export async function openProject(options: ProjectOptions): Promise<OpenProject> {
  const { root, siteDir, cacheDir, mode, reporter, engineKey, reuse = {} } = options
  const config = await reporter.stage(
    'config',
    async () => reuse.config ?? loadSite({ root, siteDir, cacheDir, assets: createAssets('/') }),
  )
  const site = options.adjust?.(config.site) ?? config.site
  const { sidebars } = config
  const hooks = await openHooks({ config: config.module, siteDir, cacheDir, site })
  const themeParts = Object.fromEntries(
    Object.entries(hooks.components ?? {}).map(([name, { file }]) => [name, file]),
  )
  const resolver = createResolver({ siteDir, site, themeParts })
  const { baseUrl } = site
  const pageFiles = listPageFiles(siteDir, site.pages)
  const pages = pageFiles
    .map(pageRoute)
    .map(route => ({ ...route, path: withSlash(route.path, site.trailingSlash) }))
  const assets = createAssets(baseUrl)
  // What one edit changes is not worth writing down.
  const isKept = engineKey && !reuse.compiled
  const { memory = createContentMemory() } = reuse
  const store = isKept ? openCompiledStore(join(cacheDir, 'compiled.jsonl')) : undefined
  const compiler = createSourceCompiler({
    root,
    resolver,
    site,
    assets,
    codeLinks: config.codeLinks,
    hooks,
    configHash: config.module.hash,
    known: reuse.compiled,
    store,
    engineKey,
  })
  const { content, redirects, problems, warnings } = await reporter.stage('content', async () => {
    const loaded = await loadContent({
      site,
      siteDir,
      root,
      mode,
      sidebars,
      pages,
      hooks,
      compile: compiler.compile,
      memory,
    })
    compiler.addPartials(loaded.content.sources)
    store?.save(compiler.compiled)
    return { ...loaded, problems: [...config.problems, ...loaded.problems] }
  })
  for (const warning of warnings) reporter.warn(formatProblem(warning))

  const { sources } = content
  const own = listScope(resolver)
  compiler.addPages(scopePages(own), sources)
  const { spread = {} } = reuse
  const spreadInput = { root, resolver, cacheDir, assets, sources, known: spread }
  const scope = { ...hooks.components, ...(await spreadPackages(spreadInput)), ...own }
  const pagesOf = ({ modules }: SiteModules) => Object.values(modules).flatMap(({ pages }) => pages)
  const language = interfaceLanguage(site.locale)
  const bundle = async (): Promise<SiteModules & { imports: string; used: PageImport[] }> => {
    const used = [...partsOf({ resolver, sources }, sources.keys()).modules, ...scopeImports(scope)]
    const imports = JSON.stringify([used, pageFiles, resolver])
    if (reuse.modules?.imports === imports) return { ...reuse.modules, used }
    const input = { root, resolver, cacheDir, assets, imports: used, pageFiles, language }
    const bundled = await bundleSiteModules(input).catch(withProblems(problems))
    const added = pagesOf(bundled).filter(file => !sources.has(relative(siteDir, file)))
    if (added.length === 0) return { ...bundled, imports, used }
    // Pages that components show may use further components.
    compiler.addPages(added, sources)
    return bundle()
  }
  if (reuse.modules) compiler.addPages(pagesOf(reuse.modules).filter(existsSync), sources)
  const siteModules = await reporter.stage('modules', bundle)
  const { server, imports: importsKey, used: imports } = siteModules
  const told = { root, resolver, scope, content, pageFiles }
  problems.push(...brokenProblems(siteModules.broken, told), ...siteModules.warnings)
  const isWhole = Object.keys(siteModules.broken).length === 0 && siteModules.standIns.length === 0
  const clientSite = toClientSite(site, content)
  const { createServerApp } = (await import(server.url)) as ServerModule
  const early = await bundleEarly(clientSite, reuse.early)
  const { code: earlyScript } = early
  const app = createServerApp(clientSite, { baseUrlBanner: site.baseUrlIssueBanner, earlyScript })
  const styles = await siteStyles({ root, resolver, site, app, content, known: reuse.sheets })
  const sheets = tailwindSheets(resolver, siteModules.modules)
  problems.push(
    ...passedOverPages({ root, siteDir }),
    ...missingStaticFolders({ root, siteDir, site }),
    ...styles.problems,
    ...tailwindProblems(
      { root, siteDir },
      [...styles.custom, ...sheets].flatMap(({ settings }) => settings),
    ),
  )
  const clientInput: ClientInput = {
    root,
    resolver,
    baseUrl,
    clientSite,
    islands: islandRegistry({ siteDir, imports, modules: siteModules.modules, pageFiles }),
    siteStyles: styles.css,
    codes: codesOf(imports),
    sheets: site.infima ? [infimaFile()] : [],
    standIns: siteModules.standIns,
    missing: siteModules.missing,
    classNames:
      usesTailwind(siteDir) || styles.custom.some(({ key }) => key) || sheets.length > 0
        ? contentClasses(sources)
        : undefined,
    assets,
  }
  const client = await reporter
    .stage('client', () => options.bundleClient(clientInput))
    .catch(withProblems(problems))
  problems.push(...brokenProblems(client.broken, told), ...client.warnings)
  const broken = { ...siteModules.broken, ...client.broken }
  const sound = Object.entries(siteModules.modules).filter(([file]) => !(file in broken))
  const sidebarFiles = makeSidebarFiles(content, baseUrl)
  const project: Project = {
    root,
    siteDir,
    cacheDir,
    mode,
    site: { ...site, redirects },
    content,
    clientSite,
    modules: Object.fromEntries(sound),
    broken,
    scope,
    server,
    client: client.bundle,
    sidebarUrls: Object.fromEntries(sidebarFiles.map(({ key, url }) => [key, url])),
    earlyScript,
    inlineScripts: app.inlineScripts,
    config: config.module,
    themeParts,
    cardLogo: readCardLogo(site, siteDir),
  }
  return {
    project,
    plans: planPages({
      content,
      searchPath: site.search.searchPagePath,
      pages: pages.filter(({ source }) => content.files.has(source!)),
      isFirstShown: site.onDuplicateRoutes !== 'throw',
    }),
    sidebarFiles,
    assets: assets.all(),
    clientInput,
    reusable: {
      config,
      // What failed is tried again, whatever is edited.
      modules: { ...siteModules, imports: isWhole ? importsKey : '' },
      compiled: compiler.compiled,
      memory,
      early,
      sheets: styles.custom,
      spread,
    },
    problems,
  }
}

/** Fails with earlier problems as well. */
function withProblems(problems: Problem[]): (error: unknown) => never {
  return error => {
    throw error instanceof SiteError ? new SiteError([...problems, ...error.problems]) : error
  }
}
