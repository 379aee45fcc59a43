import { checkExtension, type Extension } from '../../config'
import { join } from '../../paths'
import type { Project } from './project'

/** What the site adds to the engine; nothing when its config names no module. */
export async function importExtension({
  extension,
  site,
  siteDir,
}: Pick<Project, 'extension' | 'site' | 'siteDir'>): Promise<Extension> {
  if (!extension || !site.extension) return {}
  const module = (await import(extension.url)) as { default?: unknown }
  return checkExtension(module.default, join(siteDir, site.extension))
}
