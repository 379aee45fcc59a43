import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BackGuard, guardBack, useClient } from '../../client'
import { DATA, DOCUSAURUS_CLASS } from '../../model'
import { Icon } from '../layout/Icon'
import { searchButtonText as text } from '../text'
import type { EarlyInput } from './dialog/PendingDialog'
import { useEarlyKeys } from './dialog/use-early-keys'
import { readKeptQuery } from './kept-query'
import { type LoadedSearch, loadSearch } from './load-search'
import { useSearchShortcuts } from './use-search-shortcuts'

/** Focus that comes back when the dialog closes must not open it again. */
const CLOSE_GRACE = 300
/** Longest text taken over from a selection. */
const SELECTION_LENGTH = 64

/** The search button of the navbar, and the dialog behind it, which is loaded at the first sign of interest. */
export function SearchButton() {
  const client = useClient('SearchButton')
  const { site } = client
  const button = useRef<HTMLButtonElement>(null)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const [loaded, setLoaded] = useState<LoadedSearch>()
  const [pendingDialog, setPending] = useState<typeof import('./dialog/PendingDialog')>()
  const [failure, setFailure] = useState<'load'>()
  const [input, setInput] = useState<EarlyInput>()

  const load = () => loadSearch(client)
  const show = () => {
    setFailure(undefined)
    // Drawn at once, not after a frame without it.
    if (client.shell.loadedSearch) return setLoaded(client.shell.loadedSearch as LoadedSearch)
    const isUnderWay = client.shell.search !== undefined
    // What began when the pointer came may have met a line that is fixed by now.
    const loading = load().catch(error => (isUnderWay ? load() : Promise.reject(error)))
    // Smaller, so that it is there first and takes what is typed. Without it a failure is shown bare.
    const showPending = () => loadPending().then(setPending, () => {})
    // What already exists needs nothing in its place.
    const soon = new Promise(resolve => setTimeout(resolve, 0, 'late'))
    const pending = Promise.race([loading, soon]).then(
      first => (first === 'late' ? showPending() : undefined),
      showPending,
    )
    // Not before it is known where the notice stands: it would go from under the pointer.
    loading.then(setLoaded, () => pending.then(() => setFailure('load')))
  }
  const open = (query?: string) => {
    if (document.body.classList.contains(DOCUSAURUS_CLASS.searchOpen) || (input && !failure)) return
    const known = query === undefined ? readSelection() || readKeptQuery() : ''
    // What was typed before a failure is still meant.
    setInput(input ?? { text: query ?? known, selectAll: known !== '' })
    show()
  }
  /** Where a hit is opened the focus goes with the page: on the button, a second Enter would open the dialog again. */
  const leave = (href: string) => {
    setInput(undefined)
    guard.current?.go(href)
  }
  const close = () => {
    if (!input) return
    setInput(undefined)
    closedAt.current = performance.now()
    button.current?.focus()
  }
  const onInterest = (kind: 'hover' | 'focus') => {
    load()
    const isBack = performance.now() - closedAt.current < CLOSE_GRACE
    if (site.search.openOn.includes(kind) && !isBack) open()
  }

  const isBare = failure !== undefined && !loaded && !pendingDialog
  const guard = useBackGuard(input !== undefined && !isBare, close)
  const keys = useSearchShortcuts({ isOpen: input !== undefined, isBare, button, open, close })
  useOpeners(open)
  useEarlyKeys({ input: loaded || pendingDialog ? undefined : input, onInput: setInput })
  const dialog = { site, onClose: close }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-button needs-script"
        data-early="search"
        aria-label={keys ? text.labelWithKeys(keys.label) : text.label}
        aria-haspopup="dialog"
        onClick={() => open()}
        onMouseEnter={() => onInterest('hover')}
        onFocus={() => onInterest('focus')}
        onTouchStart={load}
      >
        <Icon name="search" size={18} />
        <span className="search-button-text">{text.label}</span>
        <span className="search-button-keys" aria-hidden="true">
          {keys?.hints.map(({ hint, pressed }) => (
            // Drawn by the stylesheet: text here would have to stand in the button's name.
            <kbd key={hint} data-key={hint} data-pressed={pressed || undefined} />
          ))}
        </span>
      </button>
      {input &&
        (loaded && !input.composing ? (
          <loaded.Dialog {...dialog} input={input} client={loaded.client} onLeave={leave} />
        ) : pendingDialog ? (
          <pendingDialog.PendingDialog
            {...dialog}
            input={input}
            failure={failure}
            onInput={setInput}
            onRetry={show}
          />
        ) : (
          failure && (
            <div className="search-failed">
              <p role="alert">{text.failed}</p>
              <button type="button" className="button" onClick={show}>
                {client.text.retry}
              </button>
            </div>
          )
        ))}
    </>
  )
}

/** Apart from `then`, which the bundler would have run before the stylesheet is there. */
const loadPending = () => import('./dialog/PendingDialog')

/** Back closes the dialog instead of leaving the page. */
function useBackGuard(isOpen: boolean, close: () => void): RefObject<BackGuard | undefined> {
  const guard = useRef<BackGuard>(undefined)
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    guard.current = guardBack(onBack)
    return () => guard.current?.stop()
  }, [isOpen])
  return guard
}

/** Any element with `data-open-search` in a page opens the dialog too. */
function useOpeners(open: () => void): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    if ((event.target as Element | null)?.closest?.(`[${DATA.openSearch}]`)) open()
  })
  useEffect(() => {
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}

function readSelection(): string {
  return (window.getSelection()?.toString() ?? '').trim().slice(0, SELECTION_LENGTH)
}
