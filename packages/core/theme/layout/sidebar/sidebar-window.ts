import { type SidebarNode, samePath } from '../../../model'

/** Siblings of one level that the inert sidebar draws at most. */
const windowSize = 60

/** An unlisted page shows in the sidebar only while it is on screen. */
export function isShown(node: SidebarNode, path: string): boolean {
  return node.type !== 'link' || !node.unlisted || samePath(node.href, path)
}

/** A node and the way to it by index: "2.1". */
export interface SidebarEntry {
  node: SidebarNode
  key: string
}

interface SiblingWindow {
  /** Siblings left out before and after. */
  before: number
  after: number
  entries: SidebarEntry[]
}

/** The siblings to draw, with their keys: all of them, or a window around the active one. */
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
