import { flushSync } from 'react-dom'
import type { SidebarNode } from '../../model'
import type { SidebarRef, SidebarState } from '../client'

/** Reads the fetched nodes of a sidebar and replaces its inert HTML by the interactive tree. */
export async function showNodes(of: {
  state: SidebarState
  sidebar: SidebarRef
  response: Response
  tree: unknown
}): Promise<void> {
  const { state, sidebar, response, tree } = of
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const loaded = (await response.json()) as SidebarNode[]
  await releasedPointer()
  state.tree = tree
  keepFocus(() => flushSync(() => state.nodes.set({ ...state.nodes.get(), [sidebar.url]: loaded })))
}

/** Waits for the pointer to be released: replacing a link between pointer down and up would lose the click. */
function releasedPointer(): Promise<void> | undefined {
  if (!document.querySelector('[data-sidebar-nav]:active')) return
  return new Promise(resolve =>
    window.addEventListener('pointerup', () => setTimeout(resolve), { once: true, capture: true }),
  )
}

/** Moves the focus from a link of the inert sidebar to the same link of the new one. */
function keepFocus(swap: () => void) {
  const focused = document.activeElement
  const sidebar = focused?.closest('[data-sidebar-nav]')
  swap()
  if (!sidebar || focused?.isConnected) return
  const links = [...sidebar.querySelectorAll('a')]
  links.find(link => link.href === (focused as HTMLAnchorElement).href)?.focus({ preventScroll: true })
}
