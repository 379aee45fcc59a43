import { DATA } from '../model'
import { repeatedAt } from './repeated-click'
import { findAgain } from './translated'

/** Controls of the shell whose use is kept. */
const CONTROLS = `[${DATA.early}],[${DATA.openSearch}],[${DATA.key}]`

export const SEARCH = `[${DATA.early}="search"],[${DATA.openSearch}]`

/** What the inline script of a page keeps until the shell answers by itself. */
export interface EarlyQueue {
  /** Uses so far: clicks and keys. Those of the shell are prevented, those in the page are not. */
  queue: Event[]
  /** Whether the runtime answers for the page itself; the shell is still waited for. */
  started?: boolean
  /** Called at each use, so that what answers it is loaded at once. */
  onUse?: () => void
  stop(): void
}

declare global {
  interface Window {
    __early?: EarlyQueue
  }
}

/** Clicks again what was clicked in the page before it could answer. */
export function repeatInPage(): void {
  if (window.__early) window.__early.started = true
  // What the browser has done already is not undone: a radio button that was chosen stays so.
  for (const { target } of take(event => !event.defaultPrevented)) repeatedAt(target as Element)?.click()
}

/** Does again what was done with the shell before it was hydrated. */
export function repeatInShell(): void {
  let hasSearched = false
  for (const event of take(event => event.defaultPrevented)) {
    const control = event.target instanceof Element && event.target.closest(CONTROLS)
    // Several clicks on the search button mean one dialog.
    const isSearch = event.type === 'click' && control && control.matches(SEARCH)
    if (isSearch && hasSearched) continue
    hasSearched ||= Boolean(isSearch)
    // An event describes one like it in full.
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
