import { useState } from 'react'
import { PageMain, usePage, useSite } from '../../client'
import { ID } from '../../model'
import { AnnouncementBar } from './AnnouncementBar'
import { CrashGuard } from './CrashGuard'
import { Navbar } from './Navbar'
import { NavigationFailure } from './NavigationFailure'
import { SidebarPane } from './SidebarPane'
import { SkipLink } from './SkipLink'
import { useDrawer } from './use-drawer'

interface ShellProps {
  /** What stands inside <footer>, as rendered at build time. */
  footerHtml: string
}

/** Everything around the article. */
export function Shell({ footerHtml }: ShellProps) {
  return (
    <CrashGuard>
      <Layout footerHtml={footerHtml} />
    </CrashGuard>
  )
}

function Layout({ footerHtml }: ShellProps) {
  const { navbar } = useSite()
  const { sidebar } = usePage()
  const drawer = useDrawer()
  // React compares inert HTML by its wrapper: a new one would replace the nodes.
  const [footer] = useState({ __html: footerHtml })
  return (
    <>
      <div inert={drawer.shown} data-hide-on-scroll={navbar.hideOnScroll || undefined}>
        <SkipLink />
        <AnnouncementBar />
        <Navbar drawer={drawer} />
        <NavigationFailure />
        <div className={sidebar ? 'page with-sidebar' : 'page'}>
          <SidebarPane id={ID.sidebar} className="sidebar-pane" />
          <CrashGuard>
            <PageMain />
          </CrashGuard>
        </div>
        <footer id={ID.footer} className="footer" dangerouslySetInnerHTML={footer} />
      </div>
      {drawer.view && drawer.rendered && <drawer.view drawer={drawer} />}
      <div className="texture" aria-hidden="true" />
    </>
  )
}
