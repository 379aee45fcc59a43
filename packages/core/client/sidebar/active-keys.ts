import { type SidebarNode, samePath } from '../../model'

/**
 * Returns the keys of the nodes on the path to a page, outermost first; empty if it is not in the sidebar. A
 * key is a path of indexes: "0", "2.1".
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
