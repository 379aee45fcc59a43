// biome-ignore-all lint/a11y/useSemanticElements: the rows are a grid that the field controls, not a table
import { useState } from 'react'
import type { SearchDialogText } from '../../text/search'
import { SearchIcon } from '../icons'
import { HitRow, type HitRowProps } from './HitRow'
import type { StoredHit, StoredSearches } from './stored-searches'

/** Duration of a row's exit animation in milliseconds. */
const LEAVE_TIME = 250

/** Shared input of the rows on all screens. */
export interface RowContext {
  active: number
  lang: string
  rowId(item: number): string
  hrefOf(hit: Pick<StoredHit, 'url'>): string
  onActivate(item: number): void
  onSelect(item: number, event: Parameters<HitRowProps['onSelect']>[0]): void
}

/** The screen of an empty query: recent and favourite searches. */
export function StartScreen(props: {
  stored: StoredSearches
  text: SearchDialogText
  rows: RowContext
  onChange(): void
}) {
  const { stored, text, rows, onChange } = props
  const [leaving, setLeaving] = useState<string>()
  const recent = stored.recent()
  const favorites = stored.favorites()

  /** Runs the exit animation first, unless the visitor prefers reduced motion. */
  const leave = (hit: StoredHit, apply: () => void) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    setLeaving(hit.objectID)
    setTimeout(
      () => {
        setLeaving(undefined)
        apply()
        onChange()
      },
      still ? 0 : LEAVE_TIME,
    )
  }

  const row = (hit: StoredHit, item: number) => ({
    hit,
    href: rows.hrefOf(hit),
    lang: rows.lang,
    id: rows.rowId(item),
    active: rows.active === item,
    leaving: leaving === hit.objectID,
    onActivate: () => rows.onActivate(item),
    onSelect: (event: Parameters<HitRowProps['onSelect']>[0]) => rows.onSelect(item, event),
  })
  return (
    <>
      {recent.length > 0 && (
        <Group title={text.recent}>
          {recent.map((hit, index) => (
            <HitRow key={hit.objectID} {...row(hit, index)} icon="recent">
              <Action label={text.save} icon="star" onClick={() => leave(hit, () => stored.favor(hit))} />
              <Action
                label={text.removeRecent}
                icon="clear"
                onClick={() => leave(hit, () => stored.forgetRecent(hit))}
              />
            </HitRow>
          ))}
        </Group>
      )}
      {favorites.length > 0 && (
        <Group title={text.favorite}>
          {favorites.map((hit, index) => (
            <HitRow key={hit.objectID} {...row(hit, recent.length + index)} icon="star">
              <Action
                label={text.removeFavorite}
                icon="clear"
                onClick={() => leave(hit, () => stored.forgetFavorite(hit))}
              />
            </HitRow>
          ))}
        </Group>
      )}
    </>
  )
}

export function Group({
  title,
  lang,
  children,
}: {
  title: string
  lang?: string
  children: React.ReactNode
}) {
  return (
    <div role="rowgroup" aria-label={title} className="search-group">
      <div className="search-group-title" lang={lang} aria-hidden="true">
        {title}
      </div>
      {children}
    </div>
  )
}

function Action({ label, icon, onClick }: { label: string; icon: 'star' | 'clear'; onClick(): void }) {
  return (
    <button type="button" className="search-action" aria-label={label} title={label} onClick={onClick}>
      <SearchIcon name={icon} size={18} />
    </button>
  )
}
