import type { NavItem } from '../../../model'
import { shellText } from '../../text'
import { BarDropdown } from './BarDropdown'
import type { DropdownFrameProps } from './NavbarDropdown'
import { NavbarItem } from './NavbarItem'

/** An overflow menu with all navbar items: the runtime measures which items fit and shows only the others here. */
export function MoreMenu({ items }: { items: NavItem[] }) {
  return (
    <div className="navbar-more">
      <BarDropdown item={{ label: shellText.moreItems, position: 'left' }} active={false}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items come from the config and never move
          <li key={index}>
            <NavbarItem item={item} frame={MoreGroup} />
          </li>
        ))}
      </BarDropdown>
    </div>
  )
}

/** A dropdown inside of the menu: its entries below its label. */
function MoreGroup({ item, children }: DropdownFrameProps) {
  return (
    <>
      <p className="navbar-more-title">{item.label}</p>
      <ul className="navbar-more-group">{children}</ul>
    </>
  )
}
