import type { ServerModule } from '../../app/server-app'
import type { Resolver } from '../../config'
import { toClientSite } from '../../content'
import { parseArticle, readArticle } from '../../markdown'
import type { Problem } from '../../report'
import { bundleEarly } from '../browser/bundle-early'
import type { ClientInput } from '../browser/client-config'
import type { Asset } from '../modules/assets'
import { brokenProblems } from '../modules/broken-modules'
import { loadOwnParts, partProblems } from '../modules/own-parts'
import { codesOf, islandRegistry } from '../modules/site-modules'
import { readCardLogo } from '../page/card'
import { type PagePlan, planPages } from '../page/page-plan'
import { makeSidebarFiles, type SidebarFile } from '../page/sidebar-files'
import { liftConfigured } from '../styles/configured-styles'
import { contentClasses, tailwindProblems, usesTailwind } from '../styles/content-classes'
import { siteStyles } from '../styles/site-styles'
import { tailwindSheets } from '../styles/site-tailwind'
import { openContent } from './open-content'
import { type OpenModules, openModules } from './open-modules'
import { passedOverPages } from './page-files'
import type { Project } from './project'
import type { ProjectOptions, Reusable } from './project-options'
import { missingImages, missingStaticFolders } from './static-folders'
import { withProblems } from './with-problems'

export interface OpenProject {
  project: Project
  plans: PagePlan[]
  sidebarFiles: SidebarFile[]
  /** Assets that modules import; those of pages are part of the rendered pages. */
  assets: Asset[]
  clientInput: ClientInput
  reusable: Reusable
  resolver: Resolver
  /** Problems of the content; pages can still be rendered, so that all problems are reported together. */
  problems: Problem[]
}

/** Reads config, content and modules; throws when no page can be rendered. */
export async function openProject(options: ProjectOptions): Promise<OpenProject> {
  const opened = await openContent(options)
  const modules = await openModules(opened, options)
  const { root, siteDir, cacheDir, config, site, hooks, resolver, assets, content, problems } = opened
  const { pageFiles, pageFolders } = opened
  const { mode, reporter, reuse = {} } = options
  const { scope, server, used } = modules
  const { baseUrl } = site
  const places = { root, resolver, scope, content, pageFiles }
  problems.push(...brokenProblems(modules.broken, places), ...modules.warnings)
  const { site: clientSite, css: configuredRules } = liftConfigured({
    site: toClientSite(site, content),
    sidebars: content.versions.flatMap(({ sidebars }) => sidebars),
  })
  const { createServerApp } = (await import(server.url)) as ServerModule
  const early = await bundleEarly(clientSite, reuse.early)
  const { code: earlyScript } = early
  const { parts } = modules
  const app = createServerApp(clientSite, {
    baseUrlBanner: site.baseUrlIssueBanner,
    earlyScript,
    parts: await loadOwnParts({ root, siteDir, parts, modules: modules.modules }),
  })
  const styles = await openStyles(
    { root, resolver, site, hooks, app, content, parts, known: reuse.sheets },
    modules,
  )
  problems.push(
    ...passedOverPages({ root, siteDir, folders: pageFolders }),
    ...missingStaticFolders({ root, siteDir, site }),
    ...missingImages({ root, siteDir, site }),
    ...styles.problems,
    ...partProblems({ root, siteDir, modules: modules.modules }),
  )
  const clientInput: ClientInput = {
    root,
    resolver,
    baseUrl,
    clientSite,
    islands: islandRegistry({ siteDir, imports: used, modules: modules.modules, pageFiles }),
    siteStyles: styles.css + configuredRules,
    codes: codesOf(used),
    sheets: styles.added.flatMap(({ packages = [] }) => packages),
    stubs: modules.stubs,
    notes: modules.notes,
    classNames: styles.classNames,
    assets,
    hooks,
  }
  const client = await reporter
    .stage('client', () => options.bundleClient(clientInput))
    .catch(withProblems(problems))
  problems.push(...brokenProblems(client.broken, places), ...client.warnings)
  const broken = { ...modules.broken, ...client.broken }
  const sound = Object.entries(modules.modules).filter(([file]) => !(file in broken))
  const sidebarFiles = makeSidebarFiles(content, baseUrl)
  const project: Project = {
    root,
    siteDir,
    cacheDir,
    mode,
    site: { ...site, redirects: opened.redirects },
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
    parts,
    ...(parts.Footer && {
      ownFooter: { file: parts.Footer, links: readArticle(parseArticle(app.footerHtml)).links },
    }),
    pageFolders,
    cardLogo: readCardLogo(site, siteDir),
  }
  return {
    project,
    plans: planPages({
      content,
      searchPath: site.search.searchPagePath,
      pages: opened.pages.filter(({ source }) => content.files.has(source!)),
      isFirstShown: site.onDuplicateRoutes !== 'throw',
    }),
    sidebarFiles,
    assets: assets.all(),
    clientInput,
    reusable: {
      config,
      // Cleared after failures, so that they are retried with every edit.
      modules: { ...modules, imports: isWhole(modules) ? modules.imports : '' },
      compiled: opened.compiler.compiled,
      memory: opened.memory,
      early,
      sheets: styles.added,
      scopeMemory: modules.memory,
    },
    resolver,
    problems,
  }
}

function isWhole({ broken, stubs }: OpenModules): boolean {
  return Object.keys(broken).length === 0 && stubs.length === 0
}

/** Reads the site's styles and, on sites that use Tailwind, the classes in documents. */
async function openStyles(input: Parameters<typeof siteStyles>[0], { modules }: OpenModules) {
  const { root, resolver, content } = input
  const { siteDir } = resolver
  const styles = await siteStyles(input)
  const sheets = tailwindSheets(resolver, modules)
  const settings = [...styles.added, ...sheets].flatMap(({ settings }) => settings)
  const isTailwind = usesTailwind(siteDir) || styles.added.some(({ key }) => key) || sheets.length > 0
  return {
    ...styles,
    problems: [...styles.problems, ...tailwindProblems({ root, siteDir }, settings)],
    classNames: isTailwind ? contentClasses(content.sources) : undefined,
  }
}
