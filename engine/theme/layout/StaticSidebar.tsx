import { findActiveKeys } from '../../client'
import type { SidebarNode } from '../../model'
import { SidebarTree } from './SidebarTree'

/** The sidebar as it stands in a page's HTML: open branches only, and few of many siblings. */
export function StaticSidebar(of: { nodes: SidebarNode[]; path: string; baseUrl: string }) {
  const { nodes, path, baseUrl } = of
  const activeKeys = findActiveKeys(nodes, path)
  return (
    <SidebarTree
      nodes={nodes}
      state={{
        baseUrl,
        path,
        activeKeys,
        isExpanded: (key, category) =>
          !category.collapsible || !category.collapsed || activeKeys.includes(key),
        windowed: true,
      }}
    />
  )
}
