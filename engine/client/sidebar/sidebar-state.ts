import { flushSync } from 'react-dom'
import type { SidebarNode } from '../../model'
import type { SidebarRef, SidebarState } from '../client'
import { createStore } from '../store'
import { findActiveKeys } from './active-keys'

/** Keeps the sidebars: their nodes come as JSON, on the first sign that the visitor will use them. */
export function createSidebarState(): SidebarState {
  const nodes = createStore<Record<string, SidebarNode[]>>({})
  const expanded = createStore<Record<string, boolean>>({})
  const loads = new Map<string, Promise<void>>()

  async function fetchNodes({ url }: SidebarRef, loadTree?: () => Promise<unknown>) {
    const [response, tree] = await Promise.all([fetch(url), state.tree ?? loadTree?.()])
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
    const loaded = (await response.json()) as SidebarNode[]
    await releasedPointer()
    state.tree = tree
    keepFocus(() => flushSync(() => nodes.set({ ...nodes.get(), [url]: loaded })))
  }

  const state: SidebarState = {
    nodes,
    expanded,
    live: () => loads.size > 0,
    load(sidebar, loadTree) {
      const load = loads.get(sidebar.url) ?? fetchNodes(sidebar, loadTree)
      loads.set(sidebar.url, load)
      load.catch(() => loads.delete(sidebar.url))
      return load
    },
    toggle(sidebar, key, expand) {
      expanded.set({ ...expanded.get(), [`${sidebar.id}/${key}`]: expand })
    },
    open(sidebar, path) {
      const keys = findActiveKeys(nodes.get()[sidebar.url] ?? [], path)
      const opened = Object.fromEntries(keys.map(key => [`${sidebar.id}/${key}`, true]))
      if (keys.length > 0) expanded.set({ ...expanded.get(), ...opened })
    },
  }
  return state
}

/** Swapping a link between pointer down and up would lose the click. */
function releasedPointer(): Promise<void> | undefined {
  if (!document.querySelector('[data-sidebar-nav]:active')) return
  return new Promise(resolve =>
    window.addEventListener('pointerup', () => setTimeout(resolve), { once: true, capture: true }),
  )
}

/** Focus inside the inert sidebar goes on to the same link of the live one. */
function keepFocus(swap: () => void) {
  const focused = document.activeElement
  const sidebar = focused?.closest('[data-sidebar-nav]')
  swap()
  if (!sidebar || focused?.isConnected) return
  const links = [...sidebar.querySelectorAll('a')]
  links.find(link => link.href === (focused as HTMLAnchorElement).href)?.focus({ preventScroll: true })
}
