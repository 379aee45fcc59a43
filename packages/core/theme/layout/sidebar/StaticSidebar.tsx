import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { foldPath, type SidebarNode, samePath } from '../../../model'
import { SidebarGap, SidebarItem, SidebarTree, type SidebarTreeState } from './SidebarTree'
import { type SidebarEntry, selectWindow } from './sidebar-window'

/** A path that no page has. */
const NOWHERE = '?'
const PLACE = '<place></place>'

/**
 * Returns a function that renders the static sidebar of a page: expanded branches only, and a window of many
 * siblings. Entries that are not on the path to the page, and the markup around a level, are equal on all
 * pages: each is rendered once and cached.
 */
export function createStaticSidebar(nodes: SidebarNode[], baseUrl: string): (path: string) => string {
  const { ways, repeated } = findWays(nodes)
  const pieces = new Map<string, string>()
  const drawOnce = (name: string, draw: () => ReactElement) => {
    const html = pieces.get(name) ?? renderToStaticMarkup(draw())
    pieces.set(name, html)
    return html
  }

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
  const elsewhere = stateAt(NOWHERE)

  return path => {
    const state = stateAt(path)
    if (repeated.has(foldPath(path)!))
      return renderToStaticMarkup(<SidebarTree nodes={nodes} state={state} />)
    const frame = { ...state, placeHolder: createElement('place') }

    const drawLevel = (siblings: SidebarNode[], parent: string): string => {
      const { before, entries, after } = selectWindow({ nodes: siblings, state, parent })
      return drawGap(before) + entries.map(drawEntry).join('') + drawGap(after)
    }
    const drawGap = (count: number) => drawOnce(`gap ${count}`, () => <SidebarGap count={count} />)
    const drawEntry = ({ node, key }: SidebarEntry): string => {
      if (!state.activeKeys.includes(key))
        return drawOnce(key, () => <SidebarItem node={node} state={elsewhere} at={key} />)
      if (node.type !== 'category' || samePath(node.href, path))
        return renderToStaticMarkup(<SidebarItem node={node} state={state} at={key} />)
      const around = drawOnce(`around ${key}`, () => <SidebarItem node={node} state={frame} at={key} />)
      return around.replace(PLACE, () => drawLevel(node.items, `${key}.`))
    }
    return drawOnce('tree', () => <SidebarTree nodes={nodes} state={frame} />).replace(PLACE, () =>
      drawLevel(nodes, ''),
    )
  }
}

/** Finds the active keys of every page at once, as `findActiveKeys` does, and the pages that occur more than once. */
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
