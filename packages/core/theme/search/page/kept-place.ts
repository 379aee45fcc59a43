import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * The visitor's position in the results, stored in the history entry: hits load too late for the browser's
 * scroll restoration.
 */
interface KeptPlace {
  pages: number
  top: number
}

/** Reads the position from the current history entry; defaults to the top of the first page of hits. */
export function readPlace(): KeptPlace {
  const { pages, top } = (history.state?.searchPlace ?? {}) as Partial<KeptPlace>
  return { pages: Number(pages) || 1, top: Number(top) || 0 }
}

/** Stores the position when a link is followed, and restores it with the first hits. */
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
