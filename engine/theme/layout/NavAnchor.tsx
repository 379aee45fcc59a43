import { usePage, useSite } from '../../client'
import { type NavLink, samePath } from '../../model'
import { isLinkActive } from './nav-active'
import { outwardProps, resolveHref } from './site-link'

interface NavAnchorProps {
  link: NavLink
  /** Overrides what the page says. */
  active?: boolean
  onClick?: () => void
}

/** A link of the navbar, in the bar, in a dropdown or in the drawer. */
export function NavAnchor({ link, active, onClick }: NavAnchorProps) {
  const { baseUrl } = useSite()
  const page = usePage()
  const isActive = active ?? isLinkActive(link, page)
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
