import { type ReactNode, useState } from 'react'
import { Collapsible, useDropdown, usePage, useSite } from '../../client'
import { type NavItem, samePath } from '../../model'
import { shellText } from '../text'
import { Icon } from './Icon'
import { NavAnchor } from './NavAnchor'
import { isItemActive } from './nav-active'
import { resolveHref } from './site-link'
import type { MenuLink } from './version-menu'

/** Ways to draw an item: in the bar, or in the drawer of narrow screens. */
export type NavPlace = 'bar' | 'drawer'

interface NavbarDropdownProps {
  item: { label: string; href?: string; position: 'left' | 'right'; className?: string }
  place: NavPlace
  entries?: NavItem[]
  renderEntry?(entry: NavItem): ReactNode
  /** Entries that know by themselves whether they are active. */
  links?: MenuLink[]
  /** Called with the version an entry stands for. */
  onVersion?(name: string): void
}

/** A navbar item with items inside. */
export function NavbarDropdown(of: NavbarDropdownProps) {
  const { item, place, entries = [], renderEntry, links = [], onVersion } = of
  const page = usePage()
  const here = item.href !== undefined && samePath(item.href, page.path)
  const active = here || entries.some(entry => isItemActive(entry, page))
  const content = (
    <>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries come from the config and never move
        <li key={index}>{renderEntry?.(entry)}</li>
      ))}
      {links.map(({ link, active: selected, version }) => (
        <li key={link.label}>
          <NavAnchor
            link={link}
            active={selected}
            onClick={version ? () => onVersion?.(version) : undefined}
          />
        </li>
      ))}
    </>
  )
  const Frame = place === 'bar' ? BarDropdown : DrawerDropdown
  return (
    <Frame item={item} active={active}>
      {content}
    </Frame>
  )
}

type FrameProps = Pick<NavbarDropdownProps, 'item'> & { active: boolean; children: ReactNode }

/** Opens on hover (by CSS), on Enter and on touch. */
function BarDropdown({ item, active, children }: FrameProps) {
  const { baseUrl } = useSite()
  const { ref, shown, hide, triggerProps } = useDropdown(item.href)
  const trigger = {
    ...triggerProps,
    className: `nav-link ${item.className ?? ''}`,
    'data-active': active || undefined,
    children: (
      <>
        {item.label}
        <Icon name="chevron" size={14} className="dropdown-caret" />
      </>
    ),
  }
  return (
    <div className="dropdown" ref={ref} data-open={shown || undefined} data-align={item.position}>
      {item.href ? (
        <a {...trigger} href={resolveHref(baseUrl, item.href)} />
      ) : (
        <button type="button" {...trigger} />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard is clicked as well */}
      <ul className="dropdown-menu" onClick={hide}>
        {children}
      </ul>
    </div>
  )
}

/** Closed unless one of its items is active; opens by itself when one becomes so. */
function DrawerDropdown({ item, active, children }: FrameProps) {
  const { baseUrl } = useSite()
  const [collapsed, setCollapsed] = useState(!active)
  const [wasActive, setWasActive] = useState(active)
  if (active !== wasActive) {
    setWasActive(active)
    if (active) setCollapsed(false)
  }
  const control = {
    type: 'button',
    'aria-expanded': !collapsed,
    onClick: () => setCollapsed(!collapsed),
  } as const
  const caret = <Icon name="chevron" size={16} className="side-caret" />
  return (
    <div className="drawer-dropdown">
      {item.href ? (
        <div className="flex">
          <a
            className="nav-link grow"
            href={resolveHref(baseUrl, item.href)}
            data-active={active || undefined}
          >
            {item.label}
          </a>
          <button
            {...control}
            className="icon-button"
            aria-label={collapsed ? shellText.expandDropdown : shellText.collapseDropdown}
          >
            {caret}
          </button>
        </div>
      ) : (
        <button {...control} className="nav-link w-full" data-active={active || undefined}>
          <span className="grow text-start">{item.label}</span>
          {caret}
        </button>
      )}
      <Collapsible as="ul" collapsed={collapsed} className="drawer-sublist">
        {children}
      </Collapsible>
    </div>
  )
}
