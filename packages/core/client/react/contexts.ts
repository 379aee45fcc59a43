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

// One context for each part of the client, so that a hook depends on its parts only.

export const RuntimeProvider = createNamedContext<ShellClient>('ClientProvider')
export const ColorModeProvider = createNamedContext<ColorModeStore>(NAME.colorMode)
export const AnnouncementBarProvider = createNamedContext<AnnouncementStore>(NAME.announcementBar)
export const ScrollControllerProvider = createNamedContext<ScrollControl>(NAME.scroll)
export const NavbarMobileSidebarProvider = createNamedContext<MobileSidebarStore>(NAME.mobileSidebar)
/** The secondary menu contains the page's sidebar. */
export const NavbarSecondaryMenuContentProvider = createNamedContext<Store<PageView>>(
  NAME.secondaryMenuContent,
)
/** Whether the primary menu is shown instead of it. */
export const NavbarSecondaryMenuDisplayProvider = createNamedContext<Store<boolean>>(
  NAME.secondaryMenuDisplay,
)
export const DocsPreferredVersionContextProvider = createNamedContext<PreferredVersions>(
  NAME.preferredVersion,
)
/** Version of the current page. */
export const DocsVersionProvider = createNamedContext<Store<PageView>>(NAME.version)
export const DocsSidebarProvider = createNamedContext<SidebarState>(NAME.sidebar)
export const DocSidebarItemsExpandedStateProvider = createNamedContext<SidebarState['expanded']>(
  NAME.expandedItems,
)
/** The current document. */
export const DocProvider = createNamedContext<Store<PageView>>(NAME.doc)
export const TitleFormatterProvider = createNamedContext<Client['formatTitle']>(NAME.titleFormatter)
