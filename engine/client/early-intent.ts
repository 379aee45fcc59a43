import { useEffect, useEffectEvent } from 'react'

/** What the inline head script keeps until the shell is alive. */
export interface EarlyQueue {
  /** The controls used so far: "search", "menu", or a button in the page itself. */
  queue: (string | HTMLElement)[]
  /** Called at each use, so that the app is loaded at once. */
  wake?: () => void
  /** Ends the queueing. */
  stop(): void
}

declare global {
  interface Window {
    __early?: EarlyQueue
  }
}

/** Presses the buttons again that were pressed in the page before it could answer. */
export function repeatEarlyClicks(): void {
  for (const button of window.__early?.queue ?? []) {
    if (typeof button !== 'string') button.click()
  }
}

/** Runs `run` once if the visitor used the control `name` before the shell was alive. */
export function useEarlyIntent(name: 'search' | 'menu', run: () => void): void {
  const onIntent = useEffectEvent(run)
  useEffect(() => {
    const early = window.__early
    if (!early?.queue.includes(name)) return
    early.queue = early.queue.filter(queued => queued !== name)
    onIntent()
  }, [name])
}
