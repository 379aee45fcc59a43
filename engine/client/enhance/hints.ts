import { DATA } from '../../model'
import type { Client } from '../client'

/** Words of code that say something when they are pointed at, reached by keyboard or touched; loaded with the first. */
export function startHints({ site }: Client): void {
  let loading: Promise<typeof import('./hint-bubble')> | undefined
  const onUse = ({ target }: Event) => {
    const word = target instanceof Element && target.closest<HTMLElement>(`[${DATA.hint}]`)
    if (!word) return
    loading ??= import('./hint-bubble')
    loading
      .then(({ showHint }) => showHint(word, site.baseUrl))
      .catch(() => {
        // The code reads without it; the next word tries again.
        loading = undefined
      })
  }
  for (const kind of ['pointerover', 'focusin', 'click']) document.addEventListener(kind, onUse)
}
