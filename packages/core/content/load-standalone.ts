import type { Content, Loading } from './content'
import { pageFields } from './source/front-matter-schema'
import { readPage, titleOf } from './source/read-page'

/** Reads a page outside of docs and blog; returns whether it is published. Component pages are not read here. */
export function loadStandalone(loading: Loading, content: Content, source: string): boolean {
  if (!/\.mdx?$/.test(source)) return true
  const { fields, compiled } = readPage({ loading, source, schema: pageFields })
  const { minHeadingLevel, maxHeadingLevel } = loading.site.tableOfContents
  if (fields.draft && loading.mode === 'production') return false
  loading.sources.set(source, compiled)
  content.standalone.set(source, {
    title: fields.title ?? titleOf(compiled),
    description: fields.description ?? compiled.firstText,
    keywords: fields.keywords ?? [],
    image: fields.image,
    unlisted: fields.unlisted ?? false,
    hideToc: fields.hide_table_of_contents ?? false,
    tocLevels: {
      min: fields.toc_min_heading_level ?? minHeadingLevel,
      max: fields.toc_max_heading_level ?? maxHeadingLevel,
    },
  })
  return true
}
