import { DATA } from '../../model'
import type { ShellState } from '../client'

/** Replaces the page with a cross-fade, if browser and visitor's settings allow it; else immediately. */
export async function turnPage(shell: ShellState, change: () => void): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change()
    return
  }
  const root = document.documentElement
  root.setAttribute(DATA.turning, '')
  const transition = document.startViewTransition(async () => {
    // Hydration started meanwhile; it cannot finish while the transition blocks rendering.
    if (shell.hydrating) transition.skipTransition()
    await shell.hydrating
    change()
  })
  transition.ready.catch(() => {})
  transition.finished.then(stop, stop)
  await transition.updateCallbackDone

  function stop() {
    root.removeAttribute(DATA.turning)
  }
}
