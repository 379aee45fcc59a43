import type { Enhance } from '../client'
import { repeatedAt } from '../repeated-click'

/** An enhancer whose script is loaded when a page has something for it. */
export interface LazyEnhance {
  attach: Enhance
  prepare(page: ParentNode): Promise<void>
  isLoaded(): boolean
}

/** Puts an enhancer off until the visitor does something of these kinds. */
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
      // Before it comes to the page: a click that is the first sign of use may be meant for what is attached. Lists
      // that scroll on their own, as the sidebar does to the current page, are no sign.
      window.addEventListener(kind, onUse, { ...how, capture: kind !== 'scroll' })
    }
    return () => {
      stop.abort()
      undo?.()
    }
  }
}

/** Makes an enhancer that is loaded once an element matches; after that it runs at once. */
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
      // The content stays as it is, and the next page tries again.
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
      // A click that comes before the script is done again afterwards.
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
