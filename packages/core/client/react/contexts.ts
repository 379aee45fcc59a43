import { DOCUSAURUS_PROVIDER as NAME } from '../../model'
import type {
  AnnouncementStore,
  Client,
  ColorModeStore,
  MobileSidebarStore,
  PageView,
  PreferredVersions,
  ScrollControl,
  ShellClient,
  SidebarState,
} from '../client'
import type { Store } from '../state/store'
import { createNamedContext } from './named-context'

// One context for each part of the client that hooks read: a hook asks for its own parts and for no more.

export const RuntimeProvider = createNamedContext<ShellClient>('ClientProvider')
export const ColorModeProvider = createNamedContext<ColorModeStore>(NAME.colorMode)
export const AnnouncementBarProvider = createNamedContext<AnnouncementStore>(NAME.announcementBar)
export const ScrollControllerProvider = createNamedContext<ScrollControl>(NAME.scroll)
export const NavbarMobileSidebarProvider = createNamedContext<MobileSidebarStore>(NAME.mobileSidebar)
/** The secondary menu is the sidebar of the page. */
export const NavbarSecondaryMenuContentProvider = createNamedContext<Store<PageView>>(
  NAME.secondaryMenuContent,
)
/** Whether the primary menu covers it. */
export const NavbarSecondaryMenuDisplayProvider = createNamedContext<Store<boolean>>(
  NAME.secondaryMenuDisplay,
)
export const DocsPreferredVersionContextProvider = createNamedContext<PreferredVersions>(
  NAME.preferredVersion,
)
/** Version of the page on screen. */
export const DocsVersionProvider = createNamedContext<Store<PageView>>(NAME.version)
export const DocsSidebarProvider = createNamedContext<SidebarState>(NAME.sidebar)
export const DocSidebarItemsExpandedStateProvider = createNamedContext<SidebarState['expanded']>(
  NAME.expandedItems,
)
/** The document on screen. */
export const DocProvider = createNamedContext<Store<PageView>>(NAME.doc)
export const TitleFormatterProvider = createNamedContext<Client['formatTitle']>(NAME.titleFormatter)
