import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkConfig, type UserConfig } from '../config'
import { type LoadInput, loadContent } from './load-content'
import { sidebarFiles } from './load-version'

/** Loads a site of the fixtures folder, for tests. */
export async function loadFixture(name: string, options: Partial<LoadInput> & { config?: Partial<UserConfig> } = {}) {
  const root = fileURLToPath(new URL('./fixtures', import.meta.url))
  const siteDir = join(root, name)
  const file = join(siteDir, 'site.config.ts')
  const config = (await import(/* @vite-ignore */ file)).default
  const site = checkConfig({ ...config, ...options.config }, file)
  const sidebars: Record<string, unknown> = {}
  for (const path of sidebarFiles(site)) {
    const loaded = await import(/* @vite-ignore */ join(siteDir, path)).catch(() => undefined)
    sidebars[path] = loaded?.default
  }
  const loaded = await loadContent({ site, siteDir, root, mode: 'production', sidebars, ...options })
  return { ...loaded, site }
}
