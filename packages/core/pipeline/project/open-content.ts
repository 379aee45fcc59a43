import { createContentMemory, loadContent } from '../../content'
import { withSlash } from '../../model'
import { join } from '../../paths'
import { createSourceCompiler } from '../compile/compile-sources'
import { openCompiledStore } from '../compile/compiled-store'
import { createAssets } from '../modules/assets'
import { createResolver } from '../modules/resolver'
import { pageRoute } from '../page/page-plan'
import { loadSite } from './load-site'
import { openHooks } from './open-hooks'
import { listPageFiles } from './page-files'
import type { ProjectOptions } from './project-options'

export type OpenContent = Awaited<ReturnType<typeof openContent>>

/** Reads the config, sets up its plugins and compiles the sources. */
export async function openContent(options: ProjectOptions) {
  const { root, siteDir, cacheDir, mode, reporter, engineKey, reuse = {} } = options
  const config = await reporter.stage(
    'config',
    async () => reuse.config ?? loadSite({ root, siteDir, cacheDir, assets: createAssets('/'), engineKey }),
  )
  const { site } = config
  const hooks = await openHooks({ config: config.module, root, siteDir, cacheDir, site })
  const resolver = createResolver({ siteDir, site, hooks })
  const assets = createAssets(site.baseUrl)
  const { pageFolders = ['pages'] } = hooks
  const pageFiles = listPageFiles(siteDir, { folders: pageFolders, ...site.pages })
  const pages = pageFiles
    .map(pageRoute)
    .map(route => ({ ...route, path: withSlash(route.path, site.trailingSlash) }))
  // Not saved after every edit, because little changes.
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
  const { content, redirects, problems } = await reporter.stage('content', async () => {
    const { sidebars } = config
    const { compile } = compiler
    const loaded = await loadContent({ site, siteDir, root, mode, sidebars, pages, hooks, compile, memory })
    compiler.addPartials(loaded.content.sources)
    store?.save(compiler.compiled)
    const warnings = loaded.warnings.map(warning => ({ ...warning, severity: 'warning' as const }))
    return { ...loaded, problems: [...config.problems, ...loaded.problems, ...warnings] }
  })
  return {
    ...{ root, siteDir, cacheDir, config, site, hooks, resolver, assets, pageFolders, pageFiles, pages },
    ...{ memory, compiler, content, redirects, problems },
  }
}
