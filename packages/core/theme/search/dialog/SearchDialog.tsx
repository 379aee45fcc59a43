import { resolveResultUrl, type SearchClient } from 'inkstone-search/browser'
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { createStorageSlot, ErrorBoundary, handOverWords } from '../../../client'
import type { ClientSite } from '../../../model'
import { searchDialogText } from '../../text/search'
import { createComposition } from '../composition'
import { FilterChips } from '../FilterChips'
import { keepQuery } from '../kept-query'
import { DialogBody } from './DialogBody'
import { DialogFooter } from './DialogFooter'
import { DialogForm } from './DialogForm'
import { DialogFrame } from './DialogFrame'
import { isWaiting, type OpenIn } from './dialog-state'
import { type ResultRow, rowsOf } from './group-hits'
import { isFound, type ShownHit } from './HitRow'
import { type EarlyInput, PendingDialog } from './PendingDialog'
import { Preview } from './Preview'
import type { RowContext } from './StartScreen'
import './search-dialog.css'
import { wordsOf } from '../found-words'
import { useSearchContext } from '../use-search-context'
import { useSuggestions } from '../use-suggestions'
import { openStoredSearches, type StoredHit, toRemember } from './stored-searches'
import { addressOf, useDialogSearch } from './use-dialog-search'
import { useInsights } from './use-insights'

export interface SearchDialogProps {
  site: ClientSite
  client: SearchClient
  /** What was typed before the dialog was there, or selected on the page. */
  input: EarlyInput
  onClose(): void
  /** Opens an address: the dialog goes, and the focus with it. */
  onLeave(href: string): void
}

/** What can be chosen in the dialog. */
type DialogItem = ResultRow | { kind: 'hit'; hit: StoredHit }

/** The search dialog. A crash of it takes down nothing else. */
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
  const [stored] = useState(() =>
    openStoredSearches({
      indexName: search.indexName,
      slotOf: key => createStorageSlot(key, site.storageNamespace),
      canOpen: url => resolveResultUrl(url, addressOf(site)) !== null,
    }),
  )
  const [, refresh] = useState(0)
  const insights = useInsights(search)
  const [state, dispatch] = useDialogSearch({ site, client, context, input, insights })
  const { screen, active } = state
  const suggestions = useSuggestions(client, state.suggestions)
  const waiting = isWaiting(state)
  useEffect(() => keepQuery(state.typed), [state.typed])

  const kept = search.disablePersonalization ? [] : [...stored.recent(), ...stored.favorites()]
  const items: DialogItem[] =
    screen.kind === 'results'
      ? screen.groups.flatMap(group => rowsOf(group, screen.expanded))
      : screen.kind === 'start'
        ? kept.map(hit => ({ kind: 'hit', hit }))
        : []
  const hrefOf = (hit: Pick<StoredHit, 'url'>) => resolveResultUrl(hit.url, addressOf(site))?.href ?? '#'
  const field = () => document.querySelector<HTMLInputElement>('#docsearch-input')
  const setText = (typed: string, composing: boolean) =>
    dispatch({ type: 'input', text: typed.slice(0, search.maxLength), composing })

  const expand = (page: string) => {
    dispatch({ type: 'expand', page })
    field()?.focus()
  }
  const remember = (hit: ShownHit, item: number) => {
    if (isFound(hit)) insights?.clicked(hit, item + 1, screen.kind === 'results' ? screen.queryID : undefined)
    if (!search.disablePersonalization) stored.remember(isFound(hit) ? toRemember(hit) : hit)
    if (isFound(hit)) handOverWords(wordsOf(hit, hrefOf(hit)))
  }
  const open = (item: number, where: OpenIn) => {
    const chosen = items[item]
    if (!chosen) return
    if (chosen.kind === 'more') {
      expand(chosen.page)
      return
    }
    const { hit } = chosen
    remember(hit, item)
    if (where === 'newTab') {
      window.open(hrefOf(hit), '_blank', 'noopener')
      return
    }
    onLeave(hrefOf(hit))
  }

  /** The dialog may have an entry of its own in the history, which the page takes. */
  const followLink = (event: MouseEvent, href: string) => {
    if (!isPlain(event)) return
    event.preventDefault()
    onLeave(href)
  }

  const openAwaited = useEffectEvent((where: OpenIn) => {
    dispatch({ type: 'opened' })
    open(0, where)
  })
  const awaited = waiting ? undefined : state.awaited
  useEffect(() => {
    if (awaited) openAwaited(awaited)
  }, [awaited])

  const onKeyDown = (event: KeyboardEvent) => {
    if (composition.owns(event.nativeEvent)) {
      // The key chooses or drops a candidate; neither the dialog nor the page may act on it.
      event.stopPropagation()
      return
    }
    if (event.target !== field()) {
      // Whoever types after choosing a filter goes on with the query.
      if (isTyped(event)) field()?.focus()
      return
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      dispatch({ type: 'move', by: event.key === 'ArrowDown' ? 1 : -1, count: items.length })
    } else if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault()
      const where = event.ctrlKey || event.metaKey || event.shiftKey ? 'newTab' : 'here'
      if (event.repeat) return
      if (waiting) dispatch({ type: 'await', openIn: where })
      else open(active, where)
    }
  }

  const answeredQuery = screen.kind === 'start' ? '' : screen.query
  const counts = state.counts?.query === answeredQuery ? state.counts.of : undefined
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer begins at the top
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0
  }, [answeredQuery])

  const rows: RowContext = {
    active: waiting ? -1 : active,
    lang: site.locale.htmlLang,
    rowId: item => `${id}-${item}`,
    hrefOf,
    onActivate: item => dispatch({ type: 'activate', item }),
    onSelect: (item, event) => {
      if (waiting) event.preventDefault()
      if (waiting || event.button > 1) return
      const chosen = items[item]
      if (chosen?.kind === 'hit') remember(chosen.hit, item)
      if (chosen?.kind === 'hit') followLink(event, hrefOf(chosen.hit))
    },
  }
  const current = items[active]
  const previewed = current?.kind === 'hit' && isFound(current.hit) && !waiting ? current.hit : undefined
  const isStalled = state.status === 'stalled'
  const classes = [
    isStalled && 'DocSearch-Container--Stalled',
    state.status === 'error' && 'DocSearch-Container--Errored',
  ]
  return (
    <DialogFrame
      label={text.label}
      state={classes.filter(Boolean).join(' ')}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <DialogForm
        words={text}
        placeholder={search.placeholder ?? text.placeholder}
        maxLength={search.maxLength}
        text={state.typed}
        selectAll={input.selectAll}
        busy={isStalled}
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
          // A finger would call the keyboard up again.
          if (byPointer && matchMedia('(pointer: fine)').matches) field()?.focus()
        }}
      />
      <div className="search-columns">
        <div
          ref={body}
          className="search-body"
          data-waiting={waiting || undefined}
          inert={waiting}
          onTouchMove={() => field()?.blur()}
        >
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
        </div>
        <Preview hit={previewed} lang={rows.lang} />
      </div>
      <DialogFooter text={text} hosted={search.provider === 'hosted'} />
      <p role="status" className="search-announcer">
        {waiting ? '' : spoken()}
      </p>
    </DialogFrame>
  )

  function spoken(): string {
    if (screen.kind === 'results') return text.found(screen.found)
    return screen.kind === 'none' ? text.foundNone : ''
  }
}

/** Whether a key writes a letter; on a button, a space presses it. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key !== ' ' && [...key].length === 1 && !ctrlKey && !metaKey && !altKey
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
