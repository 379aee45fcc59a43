import { useState } from 'react'
import { ErrorBoundary, PageMain, useMobileSidebar, usePage, useSite } from '../../client'
import { AnnouncementBar } from './AnnouncementBar'
import { CrashScreen } from './CrashScreen'
import { Drawer } from './Drawer'
import { Navbar } from './Navbar'
import { NavigationFailure } from './NavigationFailure'
import { SidebarPane } from './SidebarPane'
import { SkipLink } from './SkipLink'

interface ShellProps {
  /** What stands inside <footer>, as rendered at build time. */
  footerHtml: string
}

/** Everything around the article. */
export function Shell({ footerHtml }: ShellProps) {
  const { quotedSurfaces } = useSite()
  const { path } = usePage()
  return (
    <ErrorBoundary
      resetKey={path}
      fallback={failure => <CrashScreen {...failure} language={quotedSurfaces} />}
    >
      <Layout footerHtml={footerHtml} />
    </ErrorBoundary>
  )
}

function Layout({ footerHtml }: ShellProps) {
  const { navbar, quotedSurfaces } = useSite()
  const { path, sidebar } = usePage()
  const drawer = useMobileSidebar()
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
          <SidebarPane id="sidebar" className="sidebar-pane" />
          <ErrorBoundary
            resetKey={path}
            fallback={failure => <CrashScreen {...failure} language={quotedSurfaces} />}
          >
            <PageMain />
          </ErrorBoundary>
        </div>
        <footer id="footer" className="footer" dangerouslySetInnerHTML={footer} />
      </div>
      <Drawer drawer={drawer} />
      <div className="texture" aria-hidden="true" />
    </>
  )
}
