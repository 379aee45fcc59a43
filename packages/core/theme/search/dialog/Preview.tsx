import { Marked } from '../Marked'
import type { GroupedHit } from './group-hits'
import { sectionOf } from './HitRow'

/** A preview of the active hit's section, from data of the answer. For wide viewports. */
export function Preview({ hit, lang }: { hit: GroupedHit | undefined; lang: string }) {
  if (!hit) return null
  const section = sectionOf(hit)
  const paragraphs = hit.section ?? (hit.content && hit.highlight.content ? [hit.highlight.content] : [])
  return (
    // Hidden from screen readers, because the rows have the same content.
    <aside className="search-preview" lang={lang} aria-hidden="true">
      <p className={section ? 'search-preview-page' : 'search-preview-section'}>
        <Marked value={hit.highlight.lvl1} fallback={hit.hierarchy.lvl1} />
      </p>
      {section && (
        <p className="search-preview-section">
          <Marked value={hit.highlight[section]} fallback={hit.hierarchy[section]} />
        </p>
      )}
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one section never move
        <p key={index}>
          <Marked value={paragraph} fallback={null} />
        </p>
      ))}
    </aside>
  )
}
