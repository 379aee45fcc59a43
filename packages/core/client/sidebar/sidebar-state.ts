import type { SidebarNode } from '../../model'
import type { SidebarRef, SidebarState } from '../client'
import { createStore } from '../state/store'
import { findActiveKeys } from './active-keys'

/** Creates the state of the sidebars: their nodes are fetched as JSON on the first sign of use. */
export function createSidebarState(): SidebarState {
  const nodes = createStore<Record<string, SidebarNode[]>>({})
  const expanded = createStore<Record<string, boolean>>({})
  const loads = new Map<string, Promise<void>>()

  async function loadNodes(sidebar: SidebarRef, loadTree?: () => Promise<unknown>) {
    const [{ showNodes }, response, tree] = await Promise.all([
      import('./show-nodes'),
      fetch(sidebar.url),
      state.tree ?? loadTree?.(),
    ])
    await showNodes({ state, sidebar, response, tree })
  }

  const state: SidebarState = {
    nodes,
    expanded,
    live: () => loads.size > 0,
    load(sidebar, loadTree) {
      const load = loads.get(sidebar.url) ?? loadNodes(sidebar, loadTree)
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
