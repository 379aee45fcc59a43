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

/** Milliseconds after closing in which returning focus does not open the dialog again. */
const CLOSE_GRACE = 300
/** Maximum length of a selection used as query. */
const SELECTION_LENGTH = 64

/** The search button of the navbar and its dialog, which is loaded at the first sign of use. */
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
    // Set synchronously, to avoid a frame without the dialog.
    if (client.shell.loadedSearch) return setLoaded(client.shell.loadedSearch as LoadedSearch)
    const isUnderWay = client.shell.search !== undefined
    // A request that started on hover may have failed while the network is back by now.
    const loading = load().catch(error => (isUnderWay ? load() : Promise.reject(error)))
    // A small placeholder dialog that loads first and takes the input. If it fails as well, the bare error is
    // shown.
    const showPending = () => loadPending().then(setPending, () => {})
    // Not needed if the dialog is already loaded.
    const soon = new Promise(resolve => setTimeout(resolve, 0, 'late'))
    const pending = Promise.race([loading, soon]).then(
      first => (first === 'late' ? showPending() : undefined),
      showPending,
    )
    // Waits for the placeholder, because showing the error elsewhere first would move it under the pointer.
    loading.then(setLoaded, () => pending.then(() => setFailure('load')))
  }
  const open = (query?: string) => {
    if (document.body.classList.contains(DOCUSAURUS_CLASS.searchOpen) || (input && !failure)) return
    const known = query === undefined ? readSelection() || readKeptQuery() : ''
    // Keeps the text typed before a failure.
    setInput(input ?? { text: query ?? known, selectAll: known !== '' })
    show()
  }
  /** Does not return the focus to the button, where a second Enter would open the dialog again. */
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
            // The stylesheet renders the label: text here would be part of the button's accessible name.
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

/** A separate function: the bundler would run a `then` chained to the import before the stylesheet is loaded. */
const loadPending = () => import('./dialog/PendingDialog')

/** Makes Back close the dialog instead of leaving the page. */
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

/** Opens the dialog from any element with `data-open-search`. */
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
