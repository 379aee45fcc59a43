import type { Resolver, ScopedComponent } from '../../../config'
import type { Content } from '../../../content'
import { join } from '../../../paths'
import type { Assets } from '../assets'
import { bundleModules } from '../bundle-modules'
import { packageNames } from '../module-plugins'
import { listSpread } from './component-scope'

interface Input {
  root: string
  resolver: Resolver
  cacheDir: string
  assets: Assets
  sources: Content['sources']
  /** What packages export, as far as it was read already. */
  known: Record<string, string[]>
}

/** Of the packages that src/theme/MDXComponents adds as a whole, the components that pages use. */
export async function spreadPackages(of: Input): Promise<Record<string, ScopedComponent>> {
  const { root, resolver, cacheDir, assets, sources, known } = of
  const used = new Set([...sources.values()].flatMap(({ components }) => components))
  const scope: Record<string, ScopedComponent> = {}
  for (const file of listSpread(resolver)) {
    known[file] ??= await exportsOf(file)
    for (const exported of known[file]) if (used.has(exported)) scope[exported] = { file, exported }
  }
  return scope

  async function exportsOf(file: string): Promise<string[]> {
    const entries = { whole: packageNames(file) }
    try {
      const { urls } = await bundleModules({
        root,
        resolver,
        outDir: join(cacheDir, 'spread'),
        entries,
        assets,
      })
      return (await import(urls.whole!)).names
    } catch {
      // It has nothing to give: the pages that use it tell of it.
      return []
    }
  }
}
