import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { createStorageSlot } from '../../client'
import type { ClientSite } from '../../model'
import { resolveResultUrl, type SearchClient } from '../../search/browser'
import { searchDialogText } from '../text/search'
import { createComposition } from './composition'
import { DialogBody } from './DialogBody'
import { DialogFooter } from './DialogFooter'
import { DialogForm } from './DialogForm'
import { trapTab } from './focus-trap'
import { isFound, type ShownHit } from './HitRow'
import type { RowContext } from './StartScreen'
import './search-dialog.css'
import { openStoredSearches, type StoredHit, toRemember } from './stored-searches'
import { addressOf, useDialogSearch } from './use-dialog-search'
import { useInsights } from './use-insights'
import { usePageLock } from './use-page-lock'
import { useSearchContext } from './use-search-context'

export interface SearchDialogProps {
  site: ClientSite
  client: SearchClient
  /** Text to begin with; without it, what is selected on the page. */
  initialQuery?: string
  onClose(): void
}

/** Longest text taken over from a selection. */
const SELECTION_LENGTH = 64

/** The search dialog, over the page it was opened on. */
export default function SearchDialog(props: SearchDialogProps) {
  const [host] = useState(() => document.createElement('div'))
  // Before the effects of the parts, which need the field in the document to focus it.
  useLayoutEffect(() => {
    document.body.prepend(host)
    return () => host.remove()
  }, [host])
  return createPortal(<DialogView {...props} />, host)
}

function DialogView({ site, client, initialQuery, onClose }: SearchDialogProps) {
  const context = useSearchContext()
  const { search } = site
  const text = searchDialogText[site.quotedSurfaces]
  const id = useId()
  const dialog = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [composition] = useState(createComposition)
  const [startQuery] = useState(() => initialQuery ?? readSelection())
  const [stored] = useState(() =>
    openStoredSearches(search.indexName, key => createStorageSlot(key, site.storageNamespace)),
  )
  const [, refresh] = useState(0)
  const insights = useInsights(search)
  const [state, dispatch] = useDialogSearch({ site, client, context, initialQuery: startQuery, insights })
  usePageLock()

  const kept = search.disablePersonalization ? [] : [...stored.recent(), ...stored.favorites()]
  const items: ShownHit[] =
    state.screen === 'results'
      ? state.groups.flatMap(group => group.hits)
      : state.screen === 'start'
        ? kept
        : []
  const hrefOf = (hit: Pick<StoredHit, 'url'>) => resolveResultUrl(hit.url, addressOf(site))?.href ?? '#'
  const focusField = () => dialog.current?.querySelector('input')?.focus()
  const setQuery = (query: string) => dispatch({ type: 'input', query: query.slice(0, search.maxLength) })

  const remember = (item: number) => {
    const hit = items[item]!
    if (isFound(hit)) insights?.clicked(hit, item + 1, state.queryID)
    const keep = isFound(hit) ? toRemember(hit) : hit
    if (!search.disablePersonalization && keep) stored.remember(keep)
  }
  const chooseActive = (newTab: boolean) => {
    const hit = items[state.active]
    if (!hit) return
    remember(state.active)
    if (newTab) {
      window.open(hrefOf(hit), '_blank', 'noopener')
      return
    }
    onClose()
    location.assign(hrefOf(hit))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (composition.owns(event.nativeEvent)) {
      // The key chooses or drops a candidate; neither the dialog nor the page may act on it.
      event.stopPropagation()
      return
    }
    if (event.key === 'Tab' && dialog.current && trapTab(dialog.current, event.shiftKey))
      event.preventDefault()
    if ((event.target as Element).tagName !== 'INPUT') return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      dispatch({ type: 'move', by: event.key === 'ArrowDown' ? 1 : -1, count: items.length })
    } else if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault()
      chooseActive(event.ctrlKey || event.metaKey || event.shiftKey)
    }
  }

  useEffect(() => {
    document.getElementById(`${id}-${state.active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, state.active])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query begins at the top
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0
  }, [state.query])

  const rows: RowContext = {
    active: state.active,
    rowId: item => `${id}-${item}`,
    hrefOf,
    onActivate: item => dispatch({ type: 'activate', item }),
    onSelect: (item, event) => {
      if (event.button > 1) return
      remember(item)
      if (isPlain(event)) onClose()
    },
  }
  const isStalled = state.status === 'stalled'
  const classes = ['DocSearch DocSearch-Container search-scrim']
  if (isStalled) classes.push('DocSearch-Container--Stalled')
  if (state.status === 'error') classes.push('DocSearch-Container--Errored')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cancel button and Escape do the same
    <div
      className={classes.join(' ')}
      onMouseDown={event => event.target === event.currentTarget && onClose()}
      onKeyDown={onKeyDown}
    >
      <div ref={dialog} className="search-dialog" role="dialog" aria-modal="true" aria-label={text.label}>
        <DialogForm
          text={text}
          placeholder={search.placeholder}
          maxLength={search.maxLength}
          query={state.query}
          selectAll={startQuery !== '' && initialQuery === undefined}
          busy={isStalled}
          gridId={`${id}-grid`}
          activeId={items.length > 0 ? rows.rowId(state.active) : undefined}
          composition={composition}
          onQuery={setQuery}
          onCancel={onClose}
        />
        <div
          ref={body}
          className="search-body"
          onTouchMove={() => dialog.current?.querySelector('input')?.blur()}
        >
          <DialogBody
            state={state}
            site={site}
            text={text}
            rows={rows}
            count={items.length}
            gridId={`${id}-grid`}
            stored={stored}
            onStoredChange={() => {
              refresh(count => count + 1)
              focusField()
            }}
            onQuery={query => {
              setQuery(query)
              focusField()
            }}
            onSeeAll={event => isPlain(event) && onClose()}
          />
        </div>
        <DialogFooter text={text} hosted={search.provider === 'hosted'} />
        <p role="status" className="search-announcer">
          {state.status === 'idle' && state.screen === 'results' && text.found(state.nbHits)}
          {state.status === 'idle' && state.screen === 'none' && text.foundNone}
        </p>
      </div>
    </div>
  )
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function readSelection(): string {
  return (window.getSelection()?.toString() ?? '').trim().slice(0, SELECTION_LENGTH)
}
