import { existsSync } from 'node:fs'
import { checkConfig, readPlugins, type Site } from '../../config'
import { sidebarFiles } from '../../content'
import { join, relative } from '../../paths'
import { type Problem, SiteError } from '../../report'
import type { Assets } from '../modules/assets'
import { bundleModules } from '../modules/bundle-modules'
import { errorPlace } from '../modules/error-place'
import { createResolver } from '../modules/resolver'
import { contentHash } from './hash'
import { openHooks } from './open-hooks'
import type { ConfigModule } from './project'
import { unreadFolders } from './unread-folders'

interface Input {
  root: string
  siteDir: string
  cacheDir: string
  assets: Assets
  /** Hash of the engine; if set, bundles are cached for the next process. */
  engineKey?: string
}

export interface LoadedSite {
  site: Site
  sidebars: Record<string, unknown>
  module: ConfigModule
  codeLinks: Record<string, string>
  files: string[]
  /** Problems of sidebar files; the rest of the site is built without them. */
  problems: Problem[]
}

export async function loadSite({ root, siteDir, cacheDir, assets, engineKey }: Input): Promise<LoadedSite> {
  const file = join(siteDir, 'site.config.ts')
  const label = relative(root, file)
  if (!existsSync(file)) {
    throw new SiteError({
      what: `there is no ${label}`,
      remedy: 'write one: export default defineConfig({ title, url, … })',
    })
  }
  const outDir = join(cacheDir, 'config')
  const keep = (name: string, ...parts: string[]) =>
    engineKey === undefined
      ? undefined
      : { key: contentHash(engineKey, ...parts), file: join(outDir, `${name}.json`) }
  // The config cannot use the aliases that it defines.
  const before = createResolver({ siteDir })
  const options = { root, resolver: before, outDir, assets, entries: { config: file } }
  const config = await importEntries({ ...options, keep: keep('config') })
  const written = config.modules.config?.default
  if (written === undefined)
    throw new SiteError({
      what: 'The config has no default export',
      where: { file: label },
      remedy: 'Write export default defineConfig({ title, url, … })',
    })
  const site = checkConfig(written, file)
  const { plugins } = readPlugins((written as { plugins?: unknown }).plugins)
  const versions = plugins.map(({ name, version }) => `${name}@${version}`)
  const hash = contentHash(config.hashes.config!, ...versions)
  const opening = openHooks({ config: { url: config.urls.config! }, root, site, siteDir, cacheDir })
  const hooks = await opening.catch(error => {
    throw error instanceof SiteError ? error : runError(error, options, 'config')
  })
  const resolver = createResolver({ siteDir, site, hooks })
  const sidebarPaths = sidebarFiles(site).filter(path => existsSync(join(siteDir, path)))
  const { codeLinks } = site
  const entries: Record<string, string> = {}
  if (typeof codeLinks === 'string') entries.codeLinks = join(siteDir, codeLinks)
  const [loaded, sidebars] = await Promise.all([
    importEntries({ root, resolver, outDir, assets, hooks, entries, keep: keep('code-links', hash) }),
    importSidebars(sidebarPaths, { root, resolver, outDir, assets, hooks, keep: keep('sidebars', hash) }),
  ])
  return {
    site,
    sidebars: sidebars.exported,
    codeLinks: typeof codeLinks === 'string' ? readCodeLinks(loaded.modules.codeLinks, codeLinks) : codeLinks,
    module: { url: config.urls.config!, hash },
    files: [...config.files, ...loaded.files, ...sidebars.files],
    problems: [...sidebars.problems, ...unreadFolders({ root, siteDir, config: written as Module })],
  }
}

function readCodeLinks(module: Module | undefined, file: string): Record<string, string> {
  if (module?.codeLinks) return module.codeLinks as Record<string, string>
  throw new SiteError({
    what: `${file} exports no "codeLinks"`,
    remedy: 'export const codeLinks = { name: "/path" }',
  })
}

type Module = Record<string, unknown>

function remedyFor(error: unknown): string {
  const { message = '', code, path } = error as NodeJS.ErrnoException
  const [, name] = /^(\S+) is not defined$/.exec(message) ?? []
  if (name && /^define(?:Config|Plugin|Sidebars)$/.test(name))
    return `Add at the top: import { ${name} } from 'inkstone/config'`
  if (name) return `Import or define \`${name}\` in the file, or fix the name`
  if (code === 'ENOENT' && path)
    return `Create the file ${path}, or fix the path; it begins at the folder of the command`
  return 'Fix the code there'
}

/** Describes a module that compiles but throws when it is evaluated. */
function runError(error: unknown, { root, resolver, entries }: BundleOptions, name: string): SiteError {
  const what = `The module throws when it is run: ${error instanceof Error ? error.message : String(error)}`
  const where = errorPlace(error, { root, siteDir: resolver.siteDir }) ?? {
    file: relative(root, entries[name]!),
  }
  return new SiteError({ what, where, remedy: remedyFor(error) }, { cause: error })
}

/** Imports the sidebar files; if one fails, the others and the pages are still read. */
async function importSidebars(paths: string[], options: Omit<BundleOptions, 'entries'>) {
  const { siteDir } = options.resolver
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
  const bundle = await bundleModules({ ...options, target: 'config' })
  const modules: Record<string, Module> = {}
  for (const [name, url] of Object.entries(bundle.urls))
    modules[name] = await import(url).catch(error => {
      throw runError(error, options, name)
    })
  return { modules, urls: bundle.urls, hashes: bundle.hashes, files: bundle.files }
}
