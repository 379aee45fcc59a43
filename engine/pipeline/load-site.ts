import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkConfig, type Site } from '../config'
import { sidebarFiles } from '../content'
import { SiteError } from '../report'
import type { Assets } from './assets'
import { bundleModules } from './bundle-modules'
import type { BundledModule } from './project'

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
  /** The module that `extension` of the config names. */
  extension?: BundledModule
  /** Inline code that becomes a link. */
  codeLinks: Record<string, string>
  /** Files that were read. */
  files: string[]
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
  const site = checkConfig(config.modules.config?.default, label)
  const sidebarPaths = sidebarFiles(site).filter(path => existsSync(join(siteDir, path)))
  const { codeLinks } = site
  const entries: Record<string, string> = Object.fromEntries(
    sidebarPaths.map((path, index) => [`sidebars${index}`, join(siteDir, path)]),
  )
  if (typeof codeLinks === 'string') entries.codeLinks = join(siteDir, codeLinks)
  Object.assign(entries, extensionEntry(site, { siteDir, label }))
  const loaded =
    Object.keys(entries).length > 0
      ? await importEntries({ root, siteDir, outDir, assets, entries })
      : { modules: {}, extension: undefined, files: [] }
  return {
    site,
    sidebars: Object.fromEntries(
      sidebarPaths.map((path, index) => [path, loaded.modules[`sidebars${index}`]?.default]),
    ),
    codeLinks: typeof codeLinks === 'string' ? readCodeLinks(loaded.modules.codeLinks, codeLinks) : codeLinks,
    extension: loaded.extension,
    files: [...config.files, ...loaded.files],
  }
}

function extensionEntry(
  { extension }: Site,
  { siteDir, label }: { siteDir: string; label: string },
): Record<string, string> {
  if (!extension) return {}
  const file = join(siteDir, extension)
  if (existsSync(file)) return { extension: file }
  throw new SiteError({
    what: `there is no ${extension}`,
    where: { file: label },
    remedy: 'let "extension" name a module of the site, such as "extension/index.ts"',
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

async function importEntries(options: Parameters<typeof bundleModules>[0]) {
  const bundle = await bundleModules(options)
  const modules: Record<string, Module> = {}
  for (const [name, url] of Object.entries(bundle.urls))
    modules[name] = await import(url).catch(error => {
      throw runError(error, relative(options.root, options.entries[name]!))
    })
  const { extension: url = '' } = bundle.urls
  const extension = url
    ? { url, hash: bundle.hashes.extension!, exports: bundle.exports.extension! }
    : undefined
  return { modules, extension, files: bundle.files }
}
