import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type MobileSidebar, useEarlyIntent, useSite } from '../../client'
import { shellText } from '../text'
import { Brand } from './Brand'
import { ColorModeToggle } from './ColorModeToggle'
import { Icon } from './Icon'
import { NavbarItem } from './NavbarItem'
import { SidebarPane } from './SidebarPane'

/** The mobile sidebar: site navigation in one panel, the page's own sidebar in another. */
export function Drawer({ drawer }: { drawer: MobileSidebar }) {
  const { shown, toggle, close } = drawer
  const closeButton = useRef<HTMLButtonElement>(null)
  useEarlyIntent('menu', toggle)

  const isOpen = shown && drawer.rendered
  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    closeButton.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen])

  if (!drawer.rendered) return null
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close()
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
        onKeyDown={onKeyDown}
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
  const { navbar } = useSite()
  const { panel, hasSecondary, showPrimary } = drawer
  return (
    <div className="drawer-panels" data-panel={panel}>
      <div className="drawer-panel" inert={panel !== 'primary'}>
        <ul className="drawer-list">
          {navbar.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items come from the config and never move
            <li key={index}>
              <NavbarItem item={item} place="drawer" />
            </li>
          ))}
        </ul>
      </div>
      <div className="drawer-panel" inert={panel !== 'secondary'}>
        {hasSecondary && navbar.items.length > 0 && (
          <button type="button" className="drawer-back" onClick={showPrimary}>
            {shellText.backToMainMenu}
          </button>
        )}
        <SidebarPane className="drawer-sidebar" />
      </div>
    </div>
  )
}
