import type { HierarchyLevel, SearchHit } from 'inkstone-search/browser'
import { Marked } from '../Marked'
import '../search-badge.css'

const LEVELS: HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/** A hit of the search page: its title as a link, its location, and the passage around the words. */
export function PageHit(props: {
  hit: SearchHit
  href: string
  /** Whether the hit before is of the same page, so that its location is known. */
  follows?: boolean
  onOpen?(): void
}) {
  const { hit, href, follows, onOpen } = props
  const levels = LEVELS.filter(level => hit.hierarchy[level])
  const own = levels.at(-1)
  const above = follows ? [] : levels.slice(0, -1)
  const Heading = follows ? 'h3' : 'h2'
  return (
    <article className="search-page-hit" data-follows={follows || undefined}>
      <div className="search-page-head">
        <Heading>
          <a href={href} onClick={onOpen}>
            {own && <Marked value={hit.highlight[own]} fallback={hit.hierarchy[own]} />}
          </a>
          {hit.badge && <span className="search-hit-badge">{hit.badge}</span>}
        </Heading>
        {above.length > 0 && (
          <ol className="search-page-path">
            {above.map(level => (
              <li key={level}>
                <Marked value={hit.highlight[level]} fallback={hit.hierarchy[level]} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {hit.content && (
        <p className="search-page-summary">
          <Marked value={hit.snippet.content} fallback={hit.content} />
        </p>
      )}
    </article>
  )
}
