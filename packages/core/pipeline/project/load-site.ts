import { existsSync, readFileSync } from 'node:fs'
import { checkConfig, readPlugins, readWrittenStrings, type Site } from '../../config'
import { sidebarFiles } from '../../content'
import { join, relative } from '../../paths'
import { type Problem, SiteError } from '../../report'
import type { Assets } from '../modules/assets'
import { bundleModules } from '../modules/bundle-modules'
import { contentHash } from './hash'
import type { ConfigModule } from './project'
import { staticFolders, writtenStaticFolders } from './static-folders'

interface Input {
  root: string
  siteDir: string
  cacheDir: string
  assets: Assets
}

/** A checked config and the sidebars it names. */
export interface LoadedSite {
  site: Site
  /** Sidebar file -> what it exports. */
  sidebars: Record<string, unknown>
  /** The config's own module. */
  module: ConfigModule
  /** Inline code that becomes a link. */
  codeLinks: Record<string, string>
  /** Files that were read. */
  files: string[]
  /** What is wrong with sidebar files; the rest of the site goes without them. */
  problems: Problem[]
}

/** Reads site.config.ts and the sidebar files. */
export async function loadSite({ root, siteDir, cacheDir, assets }: Input): Promise<LoadedSite> {
  const file = join(siteDir, 'site.config.ts')
  const label = relative(root, file)
  if (!existsSync(file)) {
    throw new SiteError({
      what: `there is no ${label}`,
      remedy: 'write one: export default defineConfig({ title, url, … })',
    })
  }
  const outDir = join(cacheDir, 'config')
  const config = await importEntries({ root, siteDir, outDir, assets, entries: { config: file } })
  const written = config.modules.config?.default
  const site = checkConfig(written, label)
  const { plugins } = readPlugins((written as { plugins?: unknown }).plugins)
  const versions = plugins.map(({ name, version }) => `${name}@${version}`)
  checkWritten(site, { file, label, siteDir })
  const sidebarPaths = sidebarFiles(site).filter(path => existsSync(join(siteDir, path)))
  const { codeLinks } = site
  const entries: Record<string, string> = {}
  if (typeof codeLinks === 'string') entries.codeLinks = join(siteDir, codeLinks)
  const [loaded, sidebars] = await Promise.all([
    importEntries({ root, siteDir, outDir, assets, entries }),
    importSidebars(sidebarPaths, { root, siteDir, outDir, assets }),
  ])
  return {
    site,
    sidebars: sidebars.exported,
    codeLinks: typeof codeLinks === 'string' ? readCodeLinks(loaded.modules.codeLinks, codeLinks) : codeLinks,
    module: { url: config.urls.config!, hash: contentHash(config.hashes.config!, ...versions) },
    files: [...config.files, ...loaded.files, ...sidebars.files],
    problems: sidebars.problems,
  }
}

/** They are read before the configuration is run. */
function checkWritten(site: Site, { file, label, siteDir }: Record<'file' | 'label' | 'siteDir', string>) {
  const { aliases, staticDirs } = site
  if (staticFolders({ siteDir, site }).join() !== writtenStaticFolders(siteDir).join())
    throw new SiteError({
      what: '"staticDirs" is computed',
      where: { file: label },
      remedy: `write it out, as in staticDirs: [${staticDirs.map(dir => `'${dir}'`).join(', ')}]`,
    })
  const written = readWrittenStrings(readFileSync(file, 'utf8'), 'aliases')
  const computed = Object.keys(aliases).find(name => written[name] !== aliases[name])
  if (computed === undefined) return
  throw new SiteError({
    what: `the alias "${computed}" is computed`,
    where: { file: label },
    remedy: `write it out, as in aliases: { '${computed}': '${aliases[computed]}' }`,
  })
}

function readCodeLinks(module: Module | undefined, file: string): Record<string, string> {
  if (module?.codeLinks) return module.codeLinks as Record<string, string>
  throw new SiteError({
    what: `${file} exports no "codeLinks"`,
    remedy: 'export const codeLinks = { name: "/path" }',
  })
}

type Module = Record<string, unknown>

/** A module that compiles and fails when it is run. */
function runError(error: unknown, file: string): SiteError {
  const what = `it fails when it is run: ${error instanceof Error ? error.message : String(error)}`
  return new SiteError({ what, where: { file }, remedy: 'correct the code of the module' }, { cause: error })
}

/** Reads the sidebars; where one of them fails, the others and the pages are still read. */
async function importSidebars(paths: string[], options: Omit<BundleOptions, 'entries'>) {
  const { siteDir } = options
  const read = async (some: string[]) => {
    const entries = Object.fromEntries(some.map((path, index) => [`sidebars${index}`, join(siteDir, path)]))
    const { modules, files } = await importEntries({ ...options, entries })
    const exported = some.map((path, index) => [path, modules[`sidebars${index}`]?.default])
    return { exported: Object.fromEntries(exported) as Record<string, unknown>, files }
  }
  try {
    return { ...(await read(paths)), problems: [] }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
  }
  const result = { exported: {} as Record<string, unknown>, files: [] as string[], problems: [] as Problem[] }
  for (const path of paths)
    try {
      const { exported, files } = await read([path])
      Object.assign(result.exported, exported)
      result.files.push(...files)
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      result.exported[path] = {}
      result.files.push(join(siteDir, path))
      result.problems.push(...error.problems)
    }
  return result
}

type BundleOptions = Parameters<typeof bundleModules>[0]

async function importEntries(options: BundleOptions) {
  if (Object.keys(options.entries).length === 0)
    return { modules: {} as Record<string, Module>, urls: {}, hashes: {}, files: [] }
  const bundle = await bundleModules({ ...options, isConfiguration: true })
  const modules: Record<string, Module> = {}
  for (const [name, url] of Object.entries(bundle.urls))
    modules[name] = await import(url).catch(error => {
      throw runError(error, relative(options.root, options.entries[name]!))
    })
  return { modules, urls: bundle.urls, hashes: bundle.hashes, files: bundle.files }
}
