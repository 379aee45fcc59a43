import { checkHooks, composeHooks, type Hooks, readPlugins, toModuleProblems } from '../../config'
import { SiteError } from '../../report'
import type { ConfigModule, Project } from './project'

/** Sets up the plugins of the config, in each thread, because functions cannot be sent between threads. */
export async function openHooks({
  config,
  root,
  site,
  siteDir,
  cacheDir,
}: Pick<Project, 'root' | 'site' | 'siteDir' | 'cacheDir'> & {
  config: Pick<ConfigModule, 'url'>
}): Promise<Hooks> {
  const module = (await import(config.url)) as { default?: { plugins?: unknown } }
  const { plugins } = readPlugins(module.default?.plugins)
  const set = plugins.map(async plugin => (await plugin.setup?.(site, { siteDir, cacheDir })) ?? {})
  const hooks = await Promise.all(set)
  const faults = plugins.flatMap(({ name }, index) =>
    checkHooks(hooks[index]).map(({ what, remedy }) => ({
      path: ['plugins', index],
      what: `Plugin "${name}": ${what}`,
      remedy,
    })),
  )
  if (faults.length > 0) throw new SiteError(toModuleProblems({ faults, file: site.configFile, root }))
  return composeHooks(hooks)
}
