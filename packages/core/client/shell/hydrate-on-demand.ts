import { DATA, DOCUSAURUS_ATTRIBUTE, ID, isSearchKey } from '../../model'
import type { Client } from '../client'
import { isSlow } from '../connection'
import { repeatInShell, SEARCH } from '../early-queue'
import { hidePartFailure, showPartFailure } from '../navigation/failure-bar'
import { readPage } from '../navigation/page-view'

export interface ShellModule {
  hydrate(client: Client): Promise<void>
}

/** Elements that need the shell: pointing at one, touching or focusing it announces its use. */
const WANTED = `[${DATA.early}],[${DATA.openSearch}],[${DATA.key}],.side-gap`
const SIGNS = ['pointerover', 'focusin', 'touchstart']

/** Hydrates the shell at the first sign that somebody wants what needs it. Gives back how to do it at once. */
export function hydrateOnDemand(
  client: Client,
  of: { loadShell(): Promise<ShellModule>; loadSearch(client: Client): Promise<unknown> },
): () => Promise<void> {
  const { shell } = client
  const early = window.__early
  /** What the shell is made of, as far as it has not been fetched. */
  const ahead = document.querySelector(`script[${DATA.ahead}]`)?.getAttribute(DATA.ahead)?.split(' ') ?? []
  let running: Promise<void> | undefined

  function hydrate() {
    running ??= run().catch(error => {
      running = undefined
      console.error(error)
      const uses = early?.queue.splice(0) ?? []
      // Who only came near what needs the shell is not disturbed.
      if (!early || !uses[0] || followLink(uses[0])) return
      showPartFailure(client.text, () => {
        early.queue.unshift(...uses)
        hydrate()
      })
    })
    return running
  }

  async function run() {
    // Beside React, not behind it. A failure is reported by the button, which tries again.
    if ([sign, ...(early?.queue ?? [])].some(isForSearch)) of.loadSearch(client)
    // All at once, not what each imports when that has arrived.
    for (const href of ahead.splice(0))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const module = await of.loadShell()
    // A task of its own: the modules have just been compiled.
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

/** Lets React know that somebody points at a control, has it in focus or touches it, which was so before React was there. */
function repeatSign({ type, target }: Event) {
  const element = target as Element
  if (type === 'pointerover' ? !element.matches(':hover') : !element.isConnected) return
  // React makes its "enter" events of these.
  const kinds = type === 'pointerover' ? ['pointerover', 'mouseover'] : [type]
  for (const kind of kinds) element.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** The state from which React starts is that of the document as it is now. */
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

/** Keys of the categories that are open in the sidebar on screen. */
function listExpanded(): string[] {
  const open = document.querySelectorAll(`[id="${ID.sidebar}"] [${DATA.key}][aria-expanded="true"]`)
  return [...open].map(control => control.getAttribute(DATA.key)!)
}

/** Without the shell, a category of the sidebar is still a link; not without a network. */
function followLink({ target }: Event): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || !navigator.onLine) return false
  location.assign(link.href)
  return true
}

/**
 * Has the browser fetch these files, without running them, when it has nothing else to do. By `fetch`, since a
 * link to prefetch is refused by Firefox under our policy and unknown to Safari.
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
