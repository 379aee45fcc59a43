import { DATA } from '../../model'
import type { Client } from '../client'

/** Words of code that say something when they are pointed at, reached by keyboard or touched; loaded with the first. */
export function startHints({ site }: Client): void {
  let loading: Promise<typeof import('./hint-bubble')> | undefined
  /** The word whose hint is on its way: a tap is three events, and one elsewhere takes it back. */
  let wanted: Element | undefined
  const onUse = ({ target }: Event) => {
    const word = target instanceof Element && target.closest<HTMLElement>(`[${DATA.hint}]`)
    if (!word || word === wanted) return
    wanted = word
    loading ??= import('./hint-bubble')
    loading
      .then(({ showHint }) => showHint(word, { baseUrl: site.baseUrl, isWanted: () => wanted === word }))
      .catch(() => {
        // The code reads without it; the next word tries again.
        loading = undefined
      })
      .finally(() => {
        if (wanted === word) wanted = undefined
      })
  }
  for (const kind of ['pointerover', 'focusin', 'click']) document.addEventListener(kind, onUse)
  document.addEventListener('pointerdown', ({ target }) => {
    if (!wanted?.contains(target as Node)) wanted = undefined
  })
}
