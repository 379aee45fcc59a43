import { resolveResultUrl, type SearchClient } from 'inkstone-search/browser'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { createStorageSlot, ErrorBoundary } from '../../../client'
import type { ClientSite } from '../../../model'
import { type SearchDialogText, searchDialogText } from '../../text/search'
import { createComposition } from '../composition'
import { FilterChips } from '../FilterChips'
import { keepQuery } from '../kept-query'
import { DialogBody } from './DialogBody'
import { DialogFooter } from './DialogFooter'
import { DialogForm } from './DialogForm'
import { DialogFrame } from './DialogFrame'
import { isWaiting, type OpenIn, type Screen } from './dialog-state'
import { isFound } from './HitRow'
import { createHitActions, dialogField, handleKey, itemsOf } from './hit-actions'
import { type EarlyInput, PendingDialog } from './PendingDialog'
import { Preview } from './Preview'
import type { RowContext } from './StartScreen'
import './search-dialog.css'
import { useSearchContext } from '../use-search-context'
import { useSuggestions } from '../use-suggestions'
import { openStoredSearches, type StoredSearches } from './stored-searches'
import { addressOf, useDialogSearch } from './use-dialog-search'
import { useInsights } from './use-insights'

export interface SearchDialogProps {
  site: ClientSite
  client: SearchClient
  /** Text typed before the dialog was loaded, or selected on the page. */
  input: EarlyInput
  onClose(): void
  /** Opens an address: closes the dialog without restoring the focus. */
  onLeave(href: string): void
}

/** The search dialog, with an error boundary. */
export default function SearchDialog(props: SearchDialogProps) {
  const { site, onClose } = props
  const [input, setInput] = useState(props.input)
  return (
    <ErrorBoundary
      fallback={({ retry }) => (
        <PendingDialog {...{ site, input, onClose }} failure="crash" onInput={setInput} onRetry={retry} />
      )}
    >
      <DialogView {...props} input={input} />
    </ErrorBoundary>
  )
}

function DialogView({ site, client, input, onClose, onLeave }: SearchDialogProps) {
  const context = useSearchContext()
  const { search } = site
  const text = searchDialogText[site.quotedSurfaces]
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const [composition] = useState(createComposition)
  const [stored] = useState(() => openSiteSearches(site))
  const [, refresh] = useState(0)
  const insights = useInsights(search)
  const [state, dispatch] = useDialogSearch({ site, client, context, input, insights })
  const { screen, active } = state
  const suggestions = useSuggestions(client, state.suggestions)
  const waiting = isWaiting(state)
  useEffect(() => keepQuery(state.typed), [state.typed])

  const kept = search.disablePersonalization ? [] : [...stored.recent(), ...stored.favorites()]
  const items = itemsOf(state, kept)
  const actions = createHitActions({ site, state, stored, insights, items, dispatch, onLeave })
  const { hrefOf, expand, select, open, followLink } = actions
  const field = dialogField
  const setText = (typed: string, composing: boolean) =>
    dispatch({ type: 'input', text: typed.slice(0, search.maxLength), composing })

  useAwaited(waiting ? undefined : state.awaited, where => {
    dispatch({ type: 'opened' })
    open(0, where)
  })

  const onKeyDown = (event: KeyboardEvent) =>
    handleKey(event, {
      composition,
      count: items.length,
      dispatch,
      onEnter: where => (waiting ? dispatch({ type: 'await', openIn: where }) : open(active, where)),
    })

  const answeredQuery = screen.kind === 'start' ? '' : screen.query
  const counts = state.counts?.query === answeredQuery ? state.counts.of : undefined
  useScrolling({ body, row: `${id}-${active}`, answeredQuery })

  const rows: RowContext = {
    active: waiting ? -1 : active,
    lang: site.locale.htmlLang,
    rowId: item => `${id}-${item}`,
    hrefOf,
    onActivate: item => dispatch({ type: 'activate', item }),
    onSelect: (item, event) => {
      if (waiting) event.preventDefault()
      else if (event.button <= 1) select(item, event)
    },
  }
  // The row for more of a page follows hits of that page.
  const current = items[items[active]?.kind === 'more' ? active - 1 : active]
  const previewed = current?.kind === 'hit' && isFound(current.hit) && !waiting ? current.hit : undefined
  return (
    <DialogFrame label={text.label} state={STATES[state.status]} onKeyDown={onKeyDown} onClose={onClose}>
      <DialogForm
        words={text}
        placeholder={search.placeholder ?? text.placeholder}
        maxLength={search.maxLength}
        text={state.typed}
        selectAll={input.selectAll}
        busy={state.status === 'stalled'}
        gridId={`${id}-grid`}
        activeId={items.length > 0 && !waiting ? rows.rowId(active) : undefined}
        composition={composition}
        onText={setText}
        onCancel={onClose}
      />
      <FilterChips
        filters={search.filters}
        chosen={state.filter}
        counts={counts}
        label={text.filters}
        labels={text.filterLabels}
        onChoose={(filter, byPointer) => {
          dispatch({ type: 'filter', filter })
          // On touch devices, focus would open the keyboard again.
          if (byPointer && matchMedia('(pointer: fine)').matches) field()?.focus()
        }}
      />
      <Columns body={body} waiting={waiting} beside={<Preview hit={previewed} lang={rows.lang} />}>
        <DialogBody
          screen={screen}
          isAsked={waiting}
          all={counts?.['']}
          suggestions={suggestions}
          site={site}
          text={text}
          rows={rows}
          count={items.length}
          gridId={`${id}-grid`}
          stored={stored}
          onStoredChange={() => {
            refresh(count => count + 1)
            field()?.focus()
          }}
          onExpand={expand}
          onShowAll={() => {
            dispatch({ type: 'filter', filter: '' })
            field()?.focus()
          }}
          onQuery={query => {
            setText(query, false)
            field()?.focus()
          }}
          onFollow={followLink}
        />
      </Columns>
      <DialogFooter text={text} hosted={search.provider === 'hosted'} />
      <p role="status" className="search-announcer">
        {waiting ? '' : spoken(screen, text)}
      </p>
    </DialogFrame>
  )
}

/** Class names by state of the search. */
const STATES: Partial<Record<string, string>> = {
  stalled: 'DocSearch-Container--Stalled',
  error: 'DocSearch-Container--Errored',
}

function Columns(of: {
  body: RefObject<HTMLDivElement | null>
  waiting: boolean
  beside: ReactNode
  children: ReactNode
}) {
  return (
    <div className="search-columns">
      <div
        ref={of.body}
        className="search-body"
        data-waiting={of.waiting || undefined}
        inert={of.waiting}
        onTouchMove={() => dialogField()?.blur()}
      >
        {of.children}
      </div>
      {of.beside}
    </div>
  )
}

/** Opens the hit for which Enter was pressed, once the answer has arrived. */
function useAwaited(awaited: OpenIn | undefined, onOpen: (where: OpenIn) => void): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    if (awaited) open(awaited)
  }, [awaited])
}

function spoken(screen: Screen, text: SearchDialogText): string {
  if (screen.kind === 'results') return text.found(screen.found)
  return screen.kind === 'none' ? text.foundNone : ''
}

function openSiteSearches(site: ClientSite): StoredSearches {
  return openStoredSearches({
    indexName: site.search.indexName,
    slotOf: key => createStorageSlot(key, site.storageNamespace),
    canOpen: url => resolveResultUrl(url, addressOf(site)) !== null,
  })
}

/** Scrolls the active row into view, and to the top with each new answer. */
function useScrolling(of: { body: RefObject<HTMLElement | null>; row: string; answeredQuery: string }): void {
  const { body, row, answeredQuery } = of
  useEffect(() => {
    document.getElementById(row)?.scrollIntoView({ block: 'nearest' })
  }, [row])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer begins at the top
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0
  }, [answeredQuery])
}
