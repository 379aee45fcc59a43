import { useDocs, usePage, useSite } from '../../../client'
import { type NavLink, samePath } from '../../../model'
import { outwardProps, resolveHref } from '../site-link'
import { isLinkActive } from './nav-active'

interface NavAnchorProps {
  link: NavLink
  /** Overrides the active state computed from the page. */
  active?: boolean
  onClick?: () => void
}

/** A link of the navbar, in the bar, in a dropdown or in the drawer. */
export function NavAnchor(props: NavAnchorProps) {
  return props.link.versions ? <VersionedAnchor {...props} {...props.link.versions} /> : <Anchor {...props} />
}

/** A link to the page in the visitor's current, preferred or default version. */
function VersionedAnchor({ pluginId, paths, ...props }: NavAnchorProps & NonNullable<NavLink['versions']>) {
  const { candidates } = useDocs(pluginId)
  const href = candidates.map(({ name }) => paths[name]).find(Boolean) ?? props.link.href
  return <Anchor {...props} link={{ ...props.link, href }} />
}

function Anchor({ link, active, onClick }: NavAnchorProps) {
  const { baseUrl, navbar } = useSite()
  const page = usePage()
  const isActive = active ?? isLinkActive(link, page, navbar.items)
  if (link.onlyWhenActive && !isActive) return null
  return (
    <a
      className={['nav-link', link.external && 'external', link.className].filter(Boolean).join(' ')}
      href={resolveHref(baseUrl, link.href)}
      data-active={isActive || undefined}
      aria-current={samePath(link.href, page.path) ? 'page' : undefined}
      onClick={onClick}
      {...outwardProps(link.external)}
    >
      {link.label}
    </a>
  )
}
