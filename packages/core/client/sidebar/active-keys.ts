import { type SidebarNode, samePath } from '../../model'

/**
 * Keys of the nodes that lead to a page, outermost first, the page's own node last; empty when it is not there.
 * A key is the way to a node by index: "0", "2.1".
 */
export function findActiveKeys(nodes: SidebarNode[], path: string, parent = ''): string[] {
  for (const [index, node] of nodes.entries()) {
    const key = `${parent}${index}`
    if (node.type === 'html') continue
    const below = node.type === 'category' ? findActiveKeys(node.items, path, `${key}.`) : []
    if (below.length > 0 || samePath(node.href, path)) return [key, ...below]
  }
  return []
}
