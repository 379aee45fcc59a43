import type { Enhance } from '../client'
import { repeatedAt } from '../repeated-click'

/** An enhancer whose script is loaded when a page contains matching elements. */
export interface LazyEnhance {
  attach: Enhance
  prepare(page: ParentNode): Promise<void>
  isLoaded(): boolean
}

/** Delays an enhancer until the first event of these kinds. */
export function afterFirst(kinds: string[], attach: Enhance): Enhance {
  return main => {
    let undo: ReturnType<Enhance>
    const stop = new AbortController()
    const onUse = () => {
      stop.abort()
      undo = attach(main)
    }
    const how = { passive: true, signal: stop.signal }
    for (const kind of kinds) {
      // Captured, because the first click may be meant for an element of the enhancer. Scroll is not captured,
      // because elements such as the sidebar scroll programmatically.
      window.addEventListener(kind, onUse, { ...how, capture: kind !== 'scroll' })
    }
    return () => {
      stop.abort()
      undo?.()
    }
  }
}

/** Creates an enhancer that is loaded when an element first matches; after that it runs synchronously. */
export function createLazyEnhance(selector: string, load: () => Promise<Enhance>): LazyEnhance {
  let loading: Promise<unknown> | undefined
  let enhance: Enhance | undefined

  async function prepare(page: ParentNode) {
    if (!page.querySelector(selector)) return
    loading ??= load().then(loaded => {
      enhance = loaded
    })
    try {
      await loading
    } catch {
      // The content stays unenhanced, and the next page tries again.
      loading = undefined
    }
  }

  return {
    prepare,
    isLoaded: () => enhance !== undefined,
    attach(main) {
      if (enhance || !main.querySelector(selector)) return enhance?.(main)
      let isGone = false
      let undo: ReturnType<Enhance>
      let clicked: HTMLElement | null = null
      // A click before the script is loaded is repeated afterwards.
      const onClick = ({ target }: Event) => {
        clicked = (target as Element).closest(selector) && repeatedAt(target as Element)
      }
      main.addEventListener('click', onClick)
      prepare(main).then(() => {
        main.removeEventListener('click', onClick)
        if (isGone) return
        undo = enhance?.(main)
        clicked?.click()
      })
      return () => {
        isGone = true
        undo?.()
      }
    },
  }
}
