import { flushSync } from 'react-dom'
import type { SidebarNode } from '../../model'
import type { SidebarRef, SidebarState } from '../client'

/** Takes the answer with a sidebar's nodes and puts the living tree in the place of the inert one. */
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
