import { type SidebarHandle, usePage, useSidebarNodes, useSite } from '../../client'
import { shellText } from '../text'
import { SidebarTree } from './SidebarTree'

/** The sidebar beside the page: inert HTML until the visitor reaches for it, then a living tree. */
export function SidebarPane({ id, className }: { id?: string; className: string }) {
  const { baseUrl } = useSite()
  const { docs, path } = usePage()
  const sidebar = useSidebarNodes()
  if (!sidebar) return null
  const attributes = {
    ...sidebar.navProps,
    id,
    className,
    'aria-label': docs ? shellText.docsSidebar : shellText.blogSidebar,
  }
  if (!sidebar.nodes) return <nav {...attributes} dangerouslySetInnerHTML={sidebar.html} />
  return (
    <nav {...attributes}>
      <LiveTree key={sidebar.id} sidebar={sidebar} nodes={sidebar.nodes} baseUrl={baseUrl} path={path} />
    </nav>
  )
}

interface LiveTreeProps {
  sidebar: SidebarHandle
  nodes: NonNullable<SidebarHandle['nodes']>
  baseUrl: string
  path: string
}

function LiveTree({ sidebar: { activeKeys, isExpanded, toggle }, nodes, baseUrl, path }: LiveTreeProps) {
  return <SidebarTree nodes={nodes} state={{ activeKeys, isExpanded, toggle, baseUrl, path }} />
}
