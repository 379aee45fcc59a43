import { InertHost, PageMain, usePage, useSite } from '../../client'
import { ID, LAYOUT_BREAK } from '../../model'
import { AnnouncementBar } from './AnnouncementBar'
import { CrashGuard } from './CrashGuard'
import { Navbar } from './navbar/Navbar'
import { useDrawer } from './navbar/use-drawer'
import { SkipLink } from './SkipLink'
import { SidebarPane } from './sidebar/SidebarPane'

interface ShellProps {
  /** Content of <footer>, rendered at build time; in the browser it is in the document. */
  footerHtml?: string
  /** HTML of plugins in the navbar, if any. */
  navbarHtml?: string
}

/** The shell around the article. A part that crashes shows a message in its place; the other parts stay usable. */
export function Shell(props: ShellProps) {
  return (
    <CrashGuard rest={<PageMain />}>
      <Layout {...props} />
    </CrashGuard>
  )
}

function Layout({ footerHtml, navbarHtml }: ShellProps) {
  const { navbar } = useSite()
  const { sidebar } = usePage()
  const drawer = useDrawer()
  return (
    <>
      <div inert={drawer.shown} data-hide-on-scroll={navbar.hideOnScroll || undefined}>
        <SkipLink />
        <AnnouncementBar />
        <CrashGuard>
          <Navbar drawer={drawer} slotHtml={navbarHtml} />
        </CrashGuard>
        <InertHost as="div" id={ID.notices} className="notices" html={LAYOUT_BREAK} />
        <div className={sidebar ? 'page with-sidebar' : 'page'}>
          <CrashGuard>
            <SidebarPane id={ID.sidebar} className="sidebar-pane" />
          </CrashGuard>
          <PageMain />
        </div>
        <InertHost as="footer" id={ID.footer} className="footer" html={footerHtml} />
      </div>
      <CrashGuard onCrash={drawer.close}>
        {drawer.view && drawer.rendered && <drawer.view drawer={drawer} />}
      </CrashGuard>
      <div className="texture" aria-hidden="true" />
    </>
  )
}
