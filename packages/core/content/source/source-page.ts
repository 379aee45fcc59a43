import type { FieldFault } from '../../config'
import type { CompiledPage } from '../../markdown'

export interface SourcePage<Fields> {
  /** Relative to the site folder. */
  source: string
  fields: Fields
  /** Front matter as written, unchecked. */
  frontMatter: Record<string, unknown>
  text: string
  format: 'md' | 'mdx'
  compiled: CompiledPage
  pluginFields: Record<string, unknown>
  /** Reports a problem at a front matter field of this file. */
  report: (fault: FieldFault) => void
}
