import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSite } from '../../client'
import { DATA, DOCUSAURUS_CLASS } from '../../model'
import { Icon } from '../layout/Icon'
import { searchButtonText as text } from '../text/search-button'
import type { SearchDialogProps } from './SearchDialog'
import './search-button.css'
import { useSearchShortcuts } from './use-search-shortcuts'

type Loaded = Pick<SearchDialogProps, 'client'> & { Dialog: ComponentType<SearchDialogProps> }

/** Focus that comes back when the dialog closes must not open it again. */
const CLOSE_GRACE = 300

/** The search button of the navbar, and the dialog behind it, which is loaded at the first sign of interest. */
export function SearchButton() {
  const site = useSite()
  const button = useRef<HTMLButtonElement>(null)
  const loading = useRef<Promise<Loaded>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const [loaded, setLoaded] = useState<Loaded>()
  const [opened, setOpened] = useState<{ query?: string }>()

  const load = () => {
    loading.current ??= loadSearch(site.search, site.baseUrl).catch(error => {
      loading.current = undefined
      throw error
    })
    return loading.current
  }
  const preload = () => {
    load().then(
      ({ client }) => client.preload?.(),
      () => {},
    )
  }
  const open = (query?: string) => {
    if (document.body.classList.contains(DOCUSAURUS_CLASS.searchOpen)) return
    setOpened({ query })
    load().then(setLoaded, () => setOpened(undefined))
  }
  const close = () => {
    if (!opened) return
    setOpened(undefined)
    closedAt.current = performance.now()
    button.current?.focus()
  }
  const onInterest = (kind: 'hover' | 'focus') => {
    preload()
    const isBack = performance.now() - closedAt.current < CLOSE_GRACE
    if (site.search.openOn.includes(kind) && !isBack) open()
  }

  const keys = useSearchShortcuts({ isOpen: opened !== undefined, button, open, close })
  useOpeners(open)

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
        onTouchStart={preload}
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
      {opened && loaded && (
        <loaded.Dialog site={site} client={loaded.client} initialQuery={opened.query} onClose={close} />
      )}
    </>
  )
}

async function loadSearch(...of: Parameters<typeof import('./start-search').startSearch>): Promise<Loaded> {
  const [{ default: Dialog }, { startSearch }] = await Promise.all([
    import('./SearchDialog'),
    import('./start-search'),
  ])
  return { Dialog, client: await startSearch(...of) }
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
