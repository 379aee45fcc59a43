import type { ScopedComponent, ScopeSite } from 'inkstone/config'
import { bundleModules, createAssets, packageNames } from 'inkstone/modules'
import { join } from 'inkstone/paths'
import { listSpread } from './component-scope'

/** Returns the components that pages use from packages that src/theme/MDXComponents spreads. */
export async function spreadPackages(
  { root, resolver, used, memory }: ScopeSite,
  cacheDir: string,
): Promise<Record<string, ScopedComponent>> {
  const scope: Record<string, ScopedComponent> = {}
  for (const file of listSpread(resolver)) {
    memory[file] ??= await exportsOf(file)
    for (const exported of memory[file] as string[])
      if (used.has(exported)) scope[exported] = { file, exported }
  }
  return scope

  async function exportsOf(file: string): Promise<string[]> {
    const entries = { whole: packageNames(file) }
    const outDir = join(cacheDir, 'spread')
    try {
      const { urls } = await bundleModules({ root, resolver, outDir, entries, assets: createAssets('/') })
      return (await import(urls.whole!)).names
    } catch {
      // The pages that use its components report the error.
      return []
    }
  }
}
