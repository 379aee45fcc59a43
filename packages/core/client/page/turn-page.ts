import { DATA } from '../../model'
import type { ShellState } from '../client'

/** Exchanges the page so that the old one fades into the new one, where browser and visitor want it; at once elsewhere. */
export async function turnPage(shell: ShellState, change: () => void): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change()
    return
  }
  const root = document.documentElement
  root.setAttribute(DATA.turning, '')
  const transition = document.startViewTransition(async () => {
    // It began after the page was asked for; while browsers hold the picture it would not come to its end.
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
