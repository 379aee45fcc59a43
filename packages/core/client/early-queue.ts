import { DATA } from '../model'
import { repeatedAt } from './repeated-click'
import { findAgain } from './translated'

/** Controls of the shell whose events are queued. */
const CONTROLS = `[${DATA.early}],[${DATA.openSearch}],[${DATA.key}]`

export const SEARCH = `[${DATA.early}="search"],[${DATA.openSearch}]`

/** Events that the page's inline script queues until the shell is hydrated. */
export interface EarlyQueue {
  /** Clicks and key presses so far. Those for the shell have their default prevented, those in the page do not. */
  queue: Event[]
  /** Whether the runtime handles events in the page; those for the shell are still queued. */
  started?: boolean
  /** Called for each event, to load its handler at once. */
  onUse?: () => void
  stop(): void
}

declare global {
  interface Window {
    __early?: EarlyQueue
  }
}

/** Repeats clicks in the page from before the runtime had started. */
export function repeatInPage(): void {
  if (window.__early) window.__early.started = true
  // Default actions already happened and are kept: a selected radio button stays selected.
  for (const { target } of take(event => !event.defaultPrevented)) repeatedAt(target as Element)?.click()
}

/** Repeats the shell events from before hydration. */
export function repeatInShell(): void {
  let hasSearched = false
  for (const event of take(event => event.defaultPrevented)) {
    const control = event.target instanceof Element && event.target.closest(CONTROLS)
    // Several clicks on the search button open one dialog.
    const isSearch = event.type === 'click' && control && control.matches(SEARCH)
    if (isSearch && hasSearched) continue
    hasSearched ||= Boolean(isSearch)
    // An event can serve as the init object of its copy.
    const again = new (event.constructor as typeof Event)(event.type, event)
    const target = control ? findAgain(control, CONTROLS) : event.target
    target?.dispatchEvent(again)
  }
}

function take(wanted: (event: Event) => boolean): Event[] {
  const early = window.__early
  if (!early) return []
  const taken = early.queue.filter(wanted)
  early.queue = early.queue.filter(event => !wanted(event))
  return taken
}
