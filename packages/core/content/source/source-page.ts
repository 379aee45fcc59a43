import type { FieldFault } from '../../config'
import type { CompiledPage } from '../../markdown'

export interface SourcePage<Fields> {
  /** Relative to the site folder. */
  source: string
  fields: Fields
  /** As it is written. */
  frontMatter: Record<string, unknown>
  text: string
  format: 'md' | 'mdx'
  compiled: CompiledPage
  pluginFields: Record<string, unknown>
  /** Reports a problem of this file, at a field of its front matter. */
  report: (fault: FieldFault) => void
}
