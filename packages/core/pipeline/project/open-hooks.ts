import { composeHooks, type Hooks, readPlugins } from '../../config'
import type { ConfigModule, Project } from './project'

/** Sets up the plugins that the config lists; functions cannot travel between threads, so each thread does it. */
export async function openHooks({
  config,
  site,
  siteDir,
  cacheDir,
}: Pick<Project, 'site' | 'siteDir' | 'cacheDir'> & { config: Pick<ConfigModule, 'url'> }): Promise<Hooks> {
  const module = (await import(config.url)) as { default?: { plugins?: unknown } }
  const { plugins } = readPlugins(module.default?.plugins)
  const hooks = plugins.map(plugin => plugin.setup?.(site, { siteDir, cacheDir }) ?? {})
  return composeHooks(await Promise.all(hooks))
}
