import { InertHost, useSite } from '../../../client'
import { DATA, ID, type NavItem } from '../../../model'
import { SearchButton } from '../../search'
import { shellText } from '../../text'
import { Brand } from '../Brand'
import { ColorModeToggle } from '../ColorModeToggle'
import { Icon } from '../Icon'
import { BarDropdown } from './BarDropdown'
import { MoreMenu } from './MoreMenu'
import { mayOverflow } from './may-overflow'
import { NavbarItem } from './NavbarItem'
import type { DrawerHandle } from './use-drawer'

export function Navbar({ drawer, slotHtml }: { drawer: DrawerHandle; slotHtml?: string }) {
  const { navbar } = useSite()
  const hasOwnSearch = navbar.items.some(item => item.type === 'search')
  const hasDrawer = navbar.items.length > 0 || drawer.hasSecondary
  const side = (position: NavItem['position']) => navbar.items.filter(item => item.position === position)
  return (
    // The runtime sets `data-hidden`, which would cause a hydration warning.
    <nav className="navbar" aria-label={shellText.mainNavigation} suppressHydrationWarning>
      <div className="navbar-inner frame">
        {hasDrawer && (
          <button
            type="button"
            className="icon-button needs-script -ml-3 desk:hidden"
            {...{ [DATA.early]: 'menu' }}
            aria-label={shellText.toggleNavigation}
            aria-expanded={drawer.shown}
            onClick={drawer.toggle}
            onMouseEnter={drawer.preload}
            onFocus={drawer.preload}
            onTouchStart={drawer.preload}
          >
            <Icon name="menu" />
          </button>
        )}
        <Brand />
        <ItemRow items={side('left')} hasMore={mayOverflow(navbar.items)} />
        <div className="grow" />
        <ItemRow items={side('right')} />
        {!hasOwnSearch && <SearchButton />}
        {slotHtml !== undefined && (
          <InertHost as="div" id={ID.navbarSlot} className="navbar-slot" html={slotHtml} />
        )}
        <ColorModeToggle className="-mr-3 max-desk:hidden" />
      </div>
    </nav>
  )
}

function ItemRow({ items, hasMore = false }: { items: NavItem[]; hasMore?: boolean }) {
  if (items.length === 0) return null
  const hasSearch = items.some(item => item.type === 'search')
  const needsMore = hasMore && !hasSearch
  return (
    <div
      className={['navbar-items', hasSearch && 'has-search', needsMore && 'has-more']
        .filter(Boolean)
        .join(' ')}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items come from the config and never move
        <NavbarItem key={index} item={item} frame={BarDropdown} />
      ))}
      {needsMore && <MoreMenu items={items} />}
    </div>
  )
}
