import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { holdPage, type MobileSidebar, usePage, useSite } from '../../../client'
import { shellText } from '../../text'
import { Brand } from '../Brand'
import { ColorModeToggle } from '../ColorModeToggle'
import { Icon } from '../Icon'
import { SidebarPane } from '../sidebar/SidebarPane'
import { DrawerDropdown } from './DrawerDropdown'
import { NavbarItem } from './NavbarItem'
import { isItemActive } from './nav-active'
import '../../styles/drawer.css'

/** The mobile sidebar: site navigation in one panel, the page's sidebar in another. */
export function Drawer({ drawer }: { drawer: MobileSidebar }) {
  const { shown, toggle, close } = drawer
  const closeButton = useRef<HTMLButtonElement>(null)

  const onLeave = useEffectEvent(close)
  // A layout effect: later, the page is inert and has lost the focus, which must be restored on closing.
  useLayoutEffect(() => {
    if (!shown) return
    const opener = document.activeElement
    closeButton.current?.focus()
    const release = holdPage(onLeave)
    // On the document, because a click on an empty area leaves no element focused.
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onLeave()
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      release()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [shown])

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the close button and Escape do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the close button and Escape do the same */}
      <div className="drawer-scrim" data-shown={shown || undefined} onClick={toggle} />
      <div
        className="drawer"
        role="dialog"
        aria-modal="true"
        aria-label={shellText.mainNavigation}
        data-shown={shown || undefined}
        inert={!shown}
      >
        <div className="drawer-head">
          <Brand onClick={close} />
          <div className="grow" />
          <ColorModeToggle />
          <button
            ref={closeButton}
            type="button"
            className="icon-button"
            aria-label={shellText.closeNavigation}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <Panels drawer={drawer} />
      </div>
    </>
  )
}

function Panels({ drawer }: { drawer: MobileSidebar }) {
  // On narrow viewports, the search button stays in the navbar.
  const items = useSite().navbar.items.filter(item => item.type !== 'search')
  const page = usePage()
  const section = items.find(item => isItemActive(item, page, items))
  const { panel, hasSecondary, showPrimary } = drawer
  const primary = useRef<HTMLDivElement>(null)
  // Moves the focus, because the clicked button disappears with its panel.
  const isBack = hasSecondary && panel === 'primary'
  useLayoutEffect(() => {
    if (isBack) primary.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [isBack])
  return (
    <div className="drawer-panels" data-panel={panel}>
      <div ref={primary} className="drawer-panel" inert={panel !== 'primary'}>
        <ul className="drawer-list">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items come from the config and never move
            <li key={index}>
              <NavbarItem item={item} frame={DrawerDropdown} />
            </li>
          ))}
        </ul>
      </div>
      <div className="drawer-panel" inert={panel !== 'secondary'}>
        {hasSecondary && items.length > 0 && (
          <button type="button" className="drawer-back" onClick={showPrimary}>
            {shellText.backToMainMenu}
          </button>
        )}
        {hasSecondary && section && 'label' in section && <p className="drawer-section">{section.label}</p>}
        <SidebarPane className="drawer-sidebar" />
      </div>
    </div>
  )
}
