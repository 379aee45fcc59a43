import Module from 'node:module'
import { dirname } from '../../paths'

type Make = (context: object, options: unknown) => unknown

interface Webpack {
  resolve?: { alias?: Record<string, unknown> }
}

/** Names of folders that plugins of the owner's tell the bundler; what does not run here is passed over. */
export async function readAliases(config: unknown, file: string): Promise<Record<string, string>> {
  const { plugins } = (config ?? {}) as { plugins?: unknown }
  const found: Record<string, string> = {}
  for (const plugin of Array.isArray(plugins) ? plugins : []) {
    const [written, options = {}] = Array.isArray(plugin) ? plugin : [plugin]
    try {
      const { configureWebpack } = await makePlugin(written, { options, file })
      const given =
        typeof configureWebpack === 'function' ? configureWebpack({}, false, {}) : configureWebpack
      for (const [name, path] of Object.entries((given as Webpack)?.resolve?.alias ?? {}))
        if (typeof path === 'string') found[name.replace(/\$$/, '')] = path
    } catch {
      // Only what it says of names is asked for.
    }
  }
  return found
}

async function makePlugin(
  written: unknown,
  { options, file }: { options: unknown; file: string },
): Promise<{ configureWebpack?: unknown }> {
  const isOwnFile =
    typeof written === 'string' && /^(?:[./]|\w:)/.test(written) && !/node_modules/.test(written)
  const loaded = isOwnFile ? Module.createRequire(file)(written) : written
  const make = typeof loaded === 'function' ? loaded : (loaded as { default?: unknown } | null)?.default
  if (typeof make !== 'function') return {}
  return ((await (make as Make)({ siteDir: dirname(file), siteConfig: {} }, options)) ?? {}) as object
}
