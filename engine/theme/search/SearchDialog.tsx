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
import { type Insights, resolveResultUrl, type SearchClient, type SearchContext } from '../../search/browser'
import { searchDialogText } from '../text/search'
import { createComposition } from './composition'
import { DialogFooter } from './DialogFooter'
import { DialogForm } from './DialogForm'
import { trapTab } from './focus-trap'
import { isFound, type ShownHit } from './HitRow'
import { ErrorScreen, NoResultsScreen } from './MessageScreens'
import { ResultsScreen } from './ResultsScreen'
import { type RowContext, StartScreen } from './StartScreen'
import './search-dialog.css'
import { reportUrl, searchPageUrl } from './search-page-url'
import { openStoredSearches, type StoredHit, toRemember } from './stored-searches'
import { addressOf, useDialogSearch } from './use-dialog-search'
import { useInsights } from './use-insights'
import { usePageLock } from './use-page-lock'

export interface SearchDialogProps {
  site: ClientSite
  client: SearchClient
  context: SearchContext
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

function DialogView({ site, client, context, initialQuery, onClose }: SearchDialogProps) {
  const { search } = site
  const text = searchDialogText[site.quotedSurfaces]
  const id = useId()
  const dialog = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [composition] = useState(createComposition)
  const [selection] = useState(() => initialQuery ?? readSelection())
  const [stored] = useState(() =>
    openStoredSearches(search.indexName, key => createStorageSlot(key, site.storageNamespace)),
  )
  const [, refresh] = useState(0)
  const insights: Insights | undefined = useInsights(search)
  const [state, dispatch] = useDialogSearch({ site, client, context, initialQuery: selection, insights })
  usePageLock()

  const personal = !search.disablePersonalization
  const results = state.groups.flatMap(group => group.hits)
  const kept = personal ? [...stored.recent(), ...stored.favorites()] : []
  const items: ShownHit[] = state.screen === 'results' ? results : state.screen === 'start' ? kept : []
  const hrefOf = (hit: Pick<StoredHit, 'url'>) => resolveResultUrl(hit.url, addressOf(site))?.href ?? '#'
  const setQuery = (query: string) => dispatch({ type: 'input', query: query.slice(0, search.maxLength) })

  const remember = (item: number) => {
    const hit = items[item]
    if (!hit) return
    if (isFound(hit)) insights?.clicked(hit, item + 1, state.queryID)
    const keep = isFound(hit) ? toRemember(hit) : hit
    if (personal && keep) stored.remember(keep)
  }
  const onSelect = (item: number, event: MouseEvent) => {
    if (event.button > 1) return
    remember(item)
    if (isPlain(event)) onClose()
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
    const isInput = (event.target as Element).tagName === 'INPUT'
    if (event.key === 'Tab' && dialog.current && trapTab(dialog.current, event.shiftKey))
      event.preventDefault()
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isInput) {
      event.preventDefault()
      dispatch({ type: 'move', by: event.key === 'ArrowDown' ? 1 : -1, count: items.length })
    }
    if (event.key === 'Enter' && isInput && !event.altKey) {
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
    onSelect,
  }
  const flags = { stalled: state.status === 'stalled', errored: state.status === 'error' }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cancel button and Escape do the same
    <div
      className={`DocSearch DocSearch-Container search-scrim${flags.stalled ? ' DocSearch-Container--Stalled' : ''}${flags.errored ? ' DocSearch-Container--Errored' : ''}`}
      onMouseDown={event => event.target === event.currentTarget && onClose()}
      onKeyDown={onKeyDown}
    >
      <div ref={dialog} className="search-dialog" role="dialog" aria-modal="true" aria-label={text.label}>
        <DialogForm
          text={text}
          placeholder={search.placeholder}
          maxLength={search.maxLength}
          query={state.query}
          selectAll={selection !== '' && initialQuery === undefined}
          busy={flags.stalled}
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
          {state.screen === 'error' && <ErrorScreen failure={state.failure} text={text} />}
          {state.screen === 'none' && (
            <NoResultsScreen
              query={state.query}
              suggestions={state.suggestions}
              reportUrl={reportUrl(search.missingResultsUrl, state.query)}
              text={text}
              onSuggestion={name => {
                setQuery(name)
                dialog.current?.querySelector('input')?.focus()
              }}
            />
          )}
          {state.screen === 'start' && personal && items.length === 0 && (
            <p className="search-message">{text.noRecent}</p>
          )}
          {items.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: the rows are a grid that the field controls, not a table
            <div id={`${id}-grid`} role="grid" aria-label={text.label}>
              {state.screen === 'start' ? (
                <StartScreen
                  stored={stored}
                  text={text}
                  rows={rows}
                  onChange={() => refresh(count => count + 1)}
                />
              ) : (
                <ResultsScreen groups={state.groups} rows={rows} />
              )}
            </div>
          )}
          {state.screen === 'results' && search.searchPagePath && (
            <p className="search-all">
              <a
                href={searchPageUrl(site.baseUrl, search.searchPagePath, state.query)}
                onClick={event => isPlain(event) && onClose()}
              >
                {text.seeAll(state.nbHits)}
              </a>
            </p>
          )}
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
