import { DATA, DOCUSAURUS_ATTRIBUTE, ID, isSearchKey } from '../../model'
import type { Client } from '../client'
import { isSlow } from '../connection'
import { repeatInShell, SEARCH } from '../early-queue'
import { hidePartFailure, showPartFailure } from '../navigation/failure-bar'
import { readPage } from '../navigation/page-view'

export interface ShellModule {
  hydrate(client: Client): Promise<void>
}

/** Elements that need the shell: hover, touch or focus indicates that it will be used. */
const WANTED = `[${DATA.early}],[${DATA.openSearch}],[${DATA.key}],.side-gap`
const SIGNS = ['pointerover', 'focusin', 'touchstart']

/** Hydrates the shell on the first sign of its use. Returns a function that hydrates it at once. */
export function hydrateOnDemand(
  client: Client,
  of: { loadShell(): Promise<ShellModule>; loadSearch(client: Client): Promise<unknown> },
): () => Promise<void> {
  const { shell } = client
  const early = window.__early
  /** Files of the shell that have not been prefetched yet. */
  const ahead = document.querySelector(`script[${DATA.ahead}]`)?.getAttribute(DATA.ahead)?.split(' ') ?? []
  let running: Promise<void> | undefined

  function hydrate() {
    running ??= run().catch(error => {
      running = undefined
      console.error(error)
      const uses = early?.queue.splice(0) ?? []
      // Without an interaction, the visitor is not interrupted.
      if (!early || !uses[0] || followLink(uses[0])) return
      showPartFailure(client.text, () => {
        early.queue.unshift(...uses)
        hydrate()
      })
    })
    return running
  }

  async function run() {
    // In parallel with React. The search button itself reports a failure, and retries.
    if ([sign, ...(early?.queue ?? [])].some(isForSearch)) of.loadSearch(client)
    // Preloads all files at once, instead of one level of imports after another.
    for (const href of ahead.splice(0))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const module = await of.loadShell()
    // In a separate task, because compiling the modules has just blocked this one.
    await new Promise(resolve => setTimeout(resolve))
    const taken = new Promise<void>(resolve => {
      shell.onLive = resolve
    })
    shell.hydrating = taken
    adoptPage(client)
    await module.hydrate(client)
    await taken
    shell.live = true
    shell.hydrating = undefined
    stop.abort()
    early?.stop()
    document.documentElement.setAttribute(DOCUSAURUS_ATTRIBUTE.hasHydrated, 'true')
    hidePartFailure()
    if (sign) repeatSign(sign)
    repeatInShell()
  }

  const stop = new AbortController()
  let sign: Event | undefined
  const onSign = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(WANTED))) return
    sign = event
    hydrate()
  }
  for (const kind of SIGNS) document.addEventListener(kind, onSign, { passive: true, signal: stop.signal })
  if (early) {
    early.onUse = hydrate
    if (early.queue.some(event => event.defaultPrevented)) hydrate()
  }
  fetchAhead(ahead)
  return hydrate
}

function isForSearch(event: Event | undefined): boolean {
  if (event?.type === 'keydown') return isSearchKey(event as KeyboardEvent)
  return event?.target instanceof Element && event.target.closest(SEARCH) !== null
}

/** Repeats the hover, focus or touch event from before hydration for React. */
function repeatSign({ type, target }: Event) {
  const element = target as Element
  if (type === 'pointerover' ? !element.matches(':hover') : !element.isConnected) return
  // React derives its "enter" events from these.
  const kinds = type === 'pointerover' ? ['pointerover', 'mouseover'] : [type]
  for (const kind of kinds) element.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** Updates the client's state to the current document before hydration. */
function adoptPage({ view, sidebar, inertHosts }: Client) {
  const html = readPage(document)?.sidebar ?? ''
  const current = view.get()
  view.set({ ...current, sidebar: { __html: html } })
  const { sidebar: shown } = current.page
  if (shown) for (const key of listExpanded()) sidebar.toggle(shown, key, true)
  for (const id of [ID.main, ID.footer, ID.notices]) {
    const host = document.getElementById(id)
    if (host) inertHosts.set(id, host)
  }
}

/** Returns the keys of the expanded categories in the current sidebar. */
function listExpanded(): string[] {
  const open = document.querySelectorAll(`[id="${ID.sidebar}"] [${DATA.key}][aria-expanded="true"]`)
  return [...open].map(control => control.getAttribute(DATA.key)!)
}

/** Follows the link of a sidebar category when the shell cannot be loaded; not when offline. */
function followLink({ target }: Event): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || !navigator.onLine) return false
  location.assign(link.href)
  return true
}

/**
 * Prefetches files when the browser is idle, without running them. Uses `fetch`, because Firefox blocks
 * prefetch links under our policy and Safari does not support them.
 */
function fetchAhead(urls: string[]) {
  const next = () => {
    const url = urls.shift()
    if (!url || isSlow('2g', '3g')) return
    fetch(url, { priority: 'low' })
      .then(answer => answer.blob())
      .catch(() => {})
    whenIdle()
  }
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(next)
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
