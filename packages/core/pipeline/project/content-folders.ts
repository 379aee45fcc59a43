import type { Site } from '../../config'
import { join } from '../../paths'

/** Returns the folders of all docs versions and blogs, which may be outside of the site. */
export function contentFolders({
  siteDir,
  site,
}: {
  siteDir: string
  site: Pick<Site, 'docs' | 'blog'>
}): string[] {
  const docs = site.docs.flatMap(({ versions }) => versions.map(({ dir }) => dir))
  return [...docs, ...site.blog.map(({ path }) => path)].map(dir => join(siteDir, dir))
}
