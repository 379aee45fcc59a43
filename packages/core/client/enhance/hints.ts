import { DATA } from '../../model'
import type { Client } from '../client'

/** Shows hints for words of code on hover, focus or touch; the script is loaded on first use. */
export function startHints({ site }: Client): void {
  let loading: Promise<typeof import('./hint-bubble')> | undefined
  /** The word whose hint is loading: a tap fires three events, and a tap elsewhere cancels it. */
  let wanted: Element | undefined
  const onUse = ({ target }: Event) => {
    const word = target instanceof Element && target.closest<HTMLElement>(`[${DATA.hint}]`)
    if (!word || word === wanted) return
    wanted = word
    loading ??= import('./hint-bubble')
    loading
      .then(({ showHint }) => showHint(word, { baseUrl: site.baseUrl, isWanted: () => wanted === word }))
      .catch(() => {
        // Without the hint, the code is still readable; the next word tries again.
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
