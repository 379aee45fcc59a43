import type { ComponentType, ReactNode } from 'react'
import { usePage, useSite } from '../../../client'
import { type NavItem, samePath } from '../../../model'
import { NavAnchor } from './NavAnchor'
import { isItemActive } from './nav-active'
import type { MenuLink } from './version-menu'

/** Component that renders a dropdown: one for the navbar, another for the drawer. */
export type DropdownFrame = ComponentType<DropdownFrameProps>

export interface DropdownFrameProps {
  item: { label: string; href?: string; position: 'left' | 'right'; className?: string }
  active: boolean
  children: ReactNode
}

interface NavbarDropdownProps extends Pick<DropdownFrameProps, 'item'> {
  frame: DropdownFrame
  entries?: NavItem[]
  renderEntry?(entry: NavItem): ReactNode
  /** Entries that determine their active state themselves. */
  links?: MenuLink[]
  onVersion?(name: string): void
}

export function NavbarDropdown(of: NavbarDropdownProps) {
  const { item, frame: Frame, entries = [], renderEntry, links = [], onVersion } = of
  const page = usePage()
  const { navbar } = useSite()
  const here = item.href !== undefined && samePath(item.href, page.path)
  const active = here || entries.some(entry => isItemActive(entry, page, navbar.items))
  return (
    <Frame item={item} active={active}>
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
    </Frame>
  )
}
