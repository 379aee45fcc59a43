import { type SidebarNode, samePath } from '../../model'

/** Siblings of one level that the inert sidebar draws at most. */
const windowSize = 60

/** An unlisted page shows in the sidebar only while it is on screen. */
export function isShown(node: SidebarNode, path: string): boolean {
  return node.type !== 'link' || !node.unlisted || samePath(node.href, path)
}

interface SiblingWindow {
  /** Siblings left out before and after. */
  before: number
  after: number
  entries: { node: SidebarNode; key: string }[]
}

/** The siblings to draw, with their keys: all of them, or a window around the active one. */
export function selectWindow(of: {
  nodes: SidebarNode[]
  state: { activeKeys: string[]; windowed?: boolean }
  parent: string
}): SiblingWindow {
  const { nodes, state, parent } = of
  const entries = nodes.map((node, index) => ({ node, key: `${parent}${index}` }))
  if (!state.windowed || entries.length <= windowSize) return { before: 0, entries, after: 0 }
  const active = Math.max(
    0,
    entries.findIndex(entry => state.activeKeys.includes(entry.key)),
  )
  const start = Math.min(Math.max(0, active - windowSize / 2), entries.length - windowSize)
  return {
    before: start,
    entries: entries.slice(start, start + windowSize),
    after: entries.length - start - windowSize,
  }
}
