import { usePage, useSidebarNodes, useSite } from '../../../client'
import { shellText } from '../../text'

/** Loaded together with the nodes, because most visitors need neither. */
const loadTree = () => import('./SidebarTree')

/** The sidebar beside the page: inert HTML until the visitor uses it, then an interactive tree. */
export function SidebarPane({ id, className }: { id?: string; className: string }) {
  const { baseUrl } = useSite()
  const { docs, path } = usePage()
  const sidebar = useSidebarNodes(loadTree)
  if (!sidebar) return null
  const { nodes, tree, activeKeys, isExpanded, toggle } = sidebar
  const attributes = {
    ...sidebar.navProps,
    id,
    className,
    'aria-label': docs ? shellText.docsSidebar : shellText.blogSidebar,
  }
  if (!nodes || !tree) return <nav {...attributes} dangerouslySetInnerHTML={sidebar.html} />
  const { SidebarTree } = tree
  return (
    <nav {...attributes}>
      <SidebarTree key={sidebar.id} nodes={nodes} state={{ activeKeys, isExpanded, toggle, baseUrl, path }} />
    </nav>
  )
}
