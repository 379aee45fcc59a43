import Module from 'node:module'
import { dirname } from 'inkstone/paths'

type Make = (context: object, options: unknown) => unknown

interface Webpack {
  resolve?: { alias?: Record<string, unknown> }
}

/** Time limit, because a plugin may wait for a service or a missing package. */
const PATIENCE = 1000

/** Returns import aliases that the site's own plugins add to the bundler; ignores plugins that fail. */
export async function readAliases(config: unknown, file: string): Promise<Record<string, string>> {
  const { plugins } = (config ?? {}) as { plugins?: unknown }
  const asked = (Array.isArray(plugins) ? plugins : []).map(async plugin => {
    const [written, options = {}] = Array.isArray(plugin) ? plugin : [plugin]
    // Only the aliases are read.
    const told = pluginAliases(written, { options, file }).catch(() => ({}))
    return Promise.race([told, new Promise<object>(resolve => setTimeout(resolve, PATIENCE, {}))])
  })
  return Object.assign({}, ...(await Promise.all(asked)))
}

interface Given {
  options: unknown
  file: string
}

async function pluginAliases(written: unknown, given: Given): Promise<Record<string, string>> {
  const { configureWebpack } = await makePlugin(written, given)
  const settings = typeof configureWebpack === 'function' ? configureWebpack({}, false, {}) : configureWebpack
  const named = Object.entries((settings as Webpack)?.resolve?.alias ?? {})
  return Object.fromEntries(
    named.flatMap(([name, path]) => (typeof path === 'string' ? [[name.replace(/\$$/, ''), path]] : [])),
  )
}

async function makePlugin(
  written: unknown,
  { options, file }: Given,
): Promise<{ configureWebpack?: unknown }> {
  const isOwnFile =
    typeof written === 'string' && /^(?:[./]|\w:)/.test(written) && !/node_modules/.test(written)
  const loaded = isOwnFile ? Module.createRequire(file)(written) : written
  const make = typeof loaded === 'function' ? loaded : (loaded as { default?: unknown } | null)?.default
  if (typeof make !== 'function') return {}
  return ((await (make as Make)({ siteDir: dirname(file), siteConfig: {} }, options)) ?? {}) as object
}
