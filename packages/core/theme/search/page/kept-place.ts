import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Where a visitor was in the results, kept in the history entry: hits come later than the browser can scroll. */
interface KeptPlace {
  pages: number
  top: number
}

/** The place of the history entry that is shown; one page of hits from the top when it has none. */
export function readPlace(): KeptPlace {
  const { pages, top } = (history.state?.searchPlace ?? {}) as Partial<KeptPlace>
  return { pages: Number(pages) || 1, top: Number(top) || 0 }
}

/** Keeps the place when a link is followed, and returns to it with the first hits. */
export function useKeptPlace(loaded: number): void {
  const place = useRef<KeptPlace>(undefined)
  place.current ??= readPlace()
  const hasHits = loaded > 0
  useLayoutEffect(() => {
    if (!hasHits || !place.current?.top) return
    window.scrollTo(0, place.current.top)
    place.current.top = 0
  }, [hasHits])

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target as Element).closest?.('a[href]') || loaded === 0) return
    const searchPlace: KeptPlace = { pages: loaded, top: window.scrollY }
    history.replaceState({ ...history.state, searchPlace }, '')
  })
  useEffect(() => {
    window.addEventListener('click', onClick, true)
    return () => window.removeEventListener('click', onClick, true)
  }, [])
}
