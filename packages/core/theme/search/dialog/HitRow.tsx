// biome-ignore-all lint/a11y/useSemanticElements: the rows are a grid that the field controls, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays in the field; links inside take it on Tab

import type { HierarchyLevel, MarkedText } from 'inkstone-search/browser'
import type { MouseEvent, ReactNode } from 'react'
import { SearchIcon } from '../icons'
import { Marked } from '../Marked'
import type { GroupedHit } from './group-hits'
import type { StoredHit } from './stored-searches'
import '../search-badge.css'

/** A hit from the results or from the stored searches. */
export type ShownHit = GroupedHit | StoredHit

export function isFound(hit: ShownHit): hit is GroupedHit {
  return 'snippet' in hit
}

export interface HitRowProps {
  hit: ShownHit
  href: string
  id: string
  active: boolean
  icon: 'page' | 'heading' | 'text' | 'recent' | 'star'
  lang?: string
  reasonLabel?: string
  children?: ReactNode
  leaving?: boolean
  onActivate(): void
  onSelect(event: MouseEvent): void
}

/** A row of the dialog: page and section, the matching passage, and its actions. */
export function HitRow(props: HitRowProps) {
  const { hit, href, id, active, icon, lang, children, leaving, onActivate, onSelect } = props
  const section = sectionOf(hit)
  // The row above a child shows its page.
  const isChild = isFound(hit) && hit.parent !== undefined
  return (
    <div
      role="row"
      id={id}
      className="search-row"
      aria-selected={active}
      data-child={isChild || undefined}
      data-leaving={leaving || undefined}
      onMouseMove={onActivate}
    >
      <div role="gridcell" className="search-row-main">
        <a href={href} className="search-hit" onClick={onSelect} onAuxClick={onSelect}>
          <SearchIcon name={icon} />
          <span className="search-hit-text" lang={lang}>
            <span className="search-hit-title">
              <span className={section && (isChild ? 'search-announcer' : 'search-hit-page')}>
                <Text hit={hit} attribute="lvl1" />
              </span>
              {section && (
                <span className="search-hit-section">
                  <Text hit={hit} attribute={section} />
                </span>
              )}
            </span>
            {hit.content && !(isFound(hit) && hit.repeats) && (
              <span className="search-hit-passage" data-code={(isFound(hit) && hit.code) || undefined}>
                <Text hit={hit} attribute="content" />
              </span>
            )}
            {isFound(hit) && hit.reason && (
              <span className="search-hit-reason">
                {props.reasonLabel} <Marked value={hit.reason} fallback={null} />
              </span>
            )}
          </span>
          {isFound(hit) && hit.badge && <span className="search-hit-badge">{hit.badge}</span>}
          {!children && active && <SearchIcon name="enter" size={16} />}
        </a>
      </div>
      {children && (
        <div role="gridcell" className="search-row-actions">
          {children}
        </div>
      )}
    </div>
  )
}

function Text({ hit, attribute }: { hit: ShownHit; attribute: HierarchyLevel | 'content' }) {
  const marked: MarkedText | undefined = isFound(hit) ? hit.snippet[attribute] : undefined
  return <Marked value={marked} fallback={attribute === 'content' ? hit.content : hit.hierarchy[attribute]} />
}

const SECTIONS: HierarchyLevel[] = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/** Returns the heading of a hit's section, unless that is the page title. */
export function sectionOf({ hierarchy }: ShownHit): HierarchyLevel | undefined {
  return SECTIONS.filter(level => hierarchy[level]).at(-1)
}
