import { type SidebarNode, samePath } from '../../../model'

/** Maximum number of siblings per level in the static sidebar. */
const windowSize = 60

/** Whether a node is visible: an unlisted page only while it is the current page. */
export function isShown(node: SidebarNode, path: string): boolean {
  return node.type !== 'link' || !node.unlisted || samePath(node.href, path)
}

/** A node with its path of indexes: "2.1". */
export interface SidebarEntry {
  node: SidebarNode
  key: string
}

interface SiblingWindow {
  /** Number of siblings omitted before and after. */
  before: number
  after: number
  entries: SidebarEntry[]
}

/** Returns the siblings to render, with their keys: all of them, or a window around the active one. */
export function selectWindow(of: {
  nodes: SidebarNode[]
  state: { activeKeys: string[]; windowed?: boolean }
  parent: string
}): SiblingWindow {
  const { nodes, state, parent } = of
  const size = state.windowed ? Math.min(windowSize, nodes.length) : nodes.length
  const active = state.activeKeys.find(key => key.startsWith(parent))?.slice(parent.length) ?? '0'
  const start = Math.min(Math.max(0, Number.parseInt(active, 10) - windowSize / 2), nodes.length - size)
  const entries = nodes
    .slice(start, start + size)
    .map((node, index) => ({ node, key: `${parent}${start + index}` }))
  return { before: start, entries, after: nodes.length - start - size }
}
