import { useState } from 'react'
import { Collapsible, useSite } from '../../../client'
import { shellText } from '../../text'
import { resolveHref } from '../site-link'
import type { DropdownFrameProps } from './NavbarDropdown'

/** A dropdown in the drawer: collapsed unless one of its items is active; expands when one becomes active. */
export function DrawerDropdown({ item, active, children }: DropdownFrameProps) {
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
            className="side-caret caret"
            aria-label={collapsed ? shellText.expandDropdown : shellText.collapseDropdown}
          />
        </div>
      ) : (
        <button {...control} className="nav-link caret w-full" data-active={active || undefined}>
          {item.label}
        </button>
      )}
      <Collapsible as="ul" collapsed={collapsed} className="drawer-sublist">
        {children}
      </Collapsible>
    </div>
  )
}
