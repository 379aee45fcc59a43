import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { foldPath, type SidebarNode } from '../../model'
import { SidebarItem, SidebarTree, type SidebarTreeState } from './SidebarTree'
import type { SidebarEntry } from './sidebar-window'

/** No address of any page. */
const NOWHERE = '?'

/**
 * Draws a sidebar as it stands in the HTML of its pages: open branches only, and few of many siblings. What does not
 * lead to the page looks the same on all of them, so each such entry is drawn once.
 */
export function createStaticSidebar(nodes: SidebarNode[], baseUrl: string): (path: string) => string {
  const { ways, repeated } = findWays(nodes)
  const drawn = new Map<string, string>()

  const stateAt = (path: string): SidebarTreeState => {
    const activeKeys = ways.get(foldPath(path)!) ?? []
    return {
      baseUrl,
      path,
      activeKeys,
      isExpanded: (key, { collapsible, collapsed }) => !collapsible || !collapsed || activeKeys.includes(key),
      windowed: true,
    }
  }
  const drawOnce = ({ node, key }: SidebarEntry) => {
    const html =
      drawn.get(key) ?? renderToStaticMarkup(<SidebarItem node={node} state={stateAt(NOWHERE)} at={key} />)
    drawn.set(key, html)
    return html
  }
  const drawRun = (entries: SidebarEntry[]) =>
    createElement('kept', { dangerouslySetInnerHTML: { __html: entries.map(drawOnce).join('') } })

  return path => {
    const state = stateAt(path)
    if (!repeated.has(foldPath(path)!)) {
      state.drawEntries = entries => {
        const active = entries.findIndex(({ key }) => state.activeKeys.includes(key))
        if (active < 0) return drawRun(entries)
        const { node, key } = entries[active]!
        return (
          <>
            {drawRun(entries.slice(0, active))}
            <SidebarItem node={node} state={state} at={key} />
            {drawRun(entries.slice(active + 1))}
          </>
        )
      }
    }
    const html = renderToStaticMarkup(<SidebarTree nodes={nodes} state={state} />)
    return html.replace(/<\/?kept>/g, '')
  }
}

/** The way to every page as `findActiveKeys` finds it, all at once, and the pages that stand there more than once. */
function findWays(nodes: SidebarNode[]): { ways: Map<string, string[]>; repeated: Set<string> } {
  const ways = new Map<string, string[]>()
  const repeated = new Set<string>()
  const visit = (siblings: SidebarNode[], above: string[]) => {
    for (const [index, node] of siblings.entries()) {
      const keys = [...above, above.length > 0 ? `${above.at(-1)}.${index}` : `${index}`]
      if (node.type === 'category') visit(node.items, keys)
      const path = node.type === 'html' ? undefined : foldPath(node.href)
      if (path === undefined) continue
      if (ways.has(path)) repeated.add(path)
      else ways.set(path, keys)
    }
  }
  visit(nodes, [])
  return { ways, repeated }
}
