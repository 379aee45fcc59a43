import type { ReactNode } from 'react'
import type { ClientSite } from '../../model'
import type { ShellClient } from '../client'
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  DocProvider,
  DocSidebarItemsExpandedStateProvider,
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  NavbarMobileSidebarProvider,
  NavbarSecondaryMenuContentProvider,
  NavbarSecondaryMenuDisplayProvider,
  RuntimeProvider,
  ScrollControllerProvider,
  TitleFormatterProvider,
} from './contexts'
import { type NamedContext, useProvided } from './named-context'

/** Provides the client to hooks: nests all contexts. */
export function ClientProvider({
  client,
  children,
}: {
  client: ShellClient
  children: ReactNode
}): ReactNode {
  const { view, mobileSidebar, sidebar } = client
  return [
    provide(RuntimeProvider, client),
    provide(ColorModeProvider, client.colorMode),
    provide(AnnouncementBarProvider, client.announcement),
    provide(ScrollControllerProvider, client.scroll),
    provide(NavbarMobileSidebarProvider, mobileSidebar),
    provide(NavbarSecondaryMenuContentProvider, view),
    provide(NavbarSecondaryMenuDisplayProvider, mobileSidebar.primary),
    provide(DocsPreferredVersionContextProvider, client.preferredVersions),
    provide(DocsVersionProvider, view),
    provide(DocsSidebarProvider, sidebar),
    provide(DocSidebarItemsExpandedStateProvider, sidebar.expanded),
    provide(DocProvider, view),
    provide(TitleFormatterProvider, client.formatTitle),
  ].reduceRight((inner, wrap) => wrap(inner), children)
}

function provide<T>(Provider: NamedContext<T>, value: T) {
  return (inner: ReactNode): ReactNode => <Provider value={value}>{inner}</Provider>
}

/** Returns the client, for hooks of the theme; `hook` is named in the error. */
export function useClient(hook: string): ShellClient {
  return useProvided(RuntimeProvider, hook)
}

export function useSite(): ClientSite {
  return useProvided(RuntimeProvider, 'useSite').site
}
