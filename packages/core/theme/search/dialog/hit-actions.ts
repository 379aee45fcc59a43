import { resolveResultUrl } from 'inkstone-search/browser'
import type { KeyboardEvent, MouseEvent } from 'react'
import { handOverWords } from '../../../client'
import type { ClientSite } from '../../../model'
import type { Composition } from '../composition'
import { wordsOf } from '../found-words'
import type { DialogAction, DialogState, OpenIn } from './dialog-state'
import { type ResultRow, rowsOf } from './group-hits'
import { isFound, type ShownHit } from './HitRow'
import { type StoredHit, type StoredSearches, toRemember } from './stored-searches'
import { addressOf } from './use-dialog-search'
import type { useInsights } from './use-insights'

export type DialogItem = ResultRow | { kind: 'hit'; hit: StoredHit }

interface Dialog {
  site: ClientSite
  state: DialogState
  stored: StoredSearches
  insights: ReturnType<typeof useInsights>
  items: DialogItem[]
  dispatch(action: DialogAction): void
  onLeave(href: string): void
}

export function itemsOf({ screen }: DialogState, kept: StoredHit[]): DialogItem[] {
  if (screen.kind === 'results') return screen.groups.flatMap(group => rowsOf(group, screen.expanded))
  return screen.kind === 'start' ? kept.map(hit => ({ kind: 'hit', hit })) : []
}

export function dialogField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('#docsearch-input')
}

export function createHitActions({ site, state, stored, insights, items, dispatch, onLeave }: Dialog) {
  const { search } = site
  const { screen } = state
  const hrefOf = (hit: Pick<StoredHit, 'url'>) => resolveResultUrl(hit.url, addressOf(site))?.href ?? '#'
  const expand = (page: string) => {
    dispatch({ type: 'expand', page })
    dialogField()?.focus()
  }
  const remember = (hit: ShownHit, item: number) => {
    if (isFound(hit)) insights?.clicked(hit, item + 1, screen.kind === 'results' ? screen.queryID : undefined)
    if (!search.disablePersonalization) stored.remember(isFound(hit) ? toRemember(hit) : hit)
    if (isFound(hit)) handOverWords(wordsOf(hit, hrefOf(hit)))
  }
  /** Uses `leave`, because the dialog may have added a history entry, which the page replaces. */
  const followLink = (event: MouseEvent, href: string) => {
    if (!isPlain(event)) return
    event.preventDefault()
    onLeave(href)
  }
  return {
    hrefOf,
    expand,
    followLink,
    select(item: number, event: MouseEvent) {
      const chosen = items[item]
      if (chosen?.kind !== 'hit') return
      remember(chosen.hit, item)
      followLink(event, hrefOf(chosen.hit))
    },
    open(item: number, where: OpenIn) {
      const chosen = items[item]
      if (!chosen) return
      if (chosen.kind === 'more') return expand(chosen.page)
      remember(chosen.hit, item)
      if (where === 'newTab') window.open(hrefOf(chosen.hit), '_blank', 'noopener')
      else onLeave(hrefOf(chosen.hit))
    },
  }
}

/** Handles the keys that move through the hits and open one. */
export function handleKey(
  event: KeyboardEvent,
  of: {
    composition: Composition
    count: number
    dispatch(action: DialogAction): void
    onEnter(where: OpenIn): void
  },
) {
  if (of.composition.owns(event.nativeEvent)) {
    // The key belongs to the input method; neither dialog nor page must handle it.
    event.stopPropagation()
    return
  }
  if (event.target !== dialogField()) {
    // Typing after selecting a filter continues the query.
    if (isTyped(event)) dialogField()?.focus()
    return
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    of.dispatch({ type: 'move', by: event.key === 'ArrowDown' ? 1 : -1, count: of.count })
  } else if (event.key === 'Enter' && !event.altKey) {
    event.preventDefault()
    const where = event.ctrlKey || event.metaKey || event.shiftKey ? 'newTab' : 'here'
    if (!event.repeat) of.onEnter(where)
  }
}

/** Whether a key inserts a character; a space activates a button instead. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key !== ' ' && [...key].length === 1 && !ctrlKey && !metaKey && !altKey
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
