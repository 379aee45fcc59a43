import type {
  AnnouncementStore,
  Client,
  ColorModeStore,
  MobileSidebarStore,
  PageView,
  PreferredVersions,
  ScrollControl,
  SidebarState,
} from './client'
import { createNamedContext } from './named-context'
import type { Store } from './store'

// One context for each part of the client that hooks read: a hook asks for its own parts and for no more.

export const RuntimeProvider = createNamedContext<Client>('ClientProvider')
export const ColorModeProvider = createNamedContext<ColorModeStore>('ColorModeProvider')
export const AnnouncementBarProvider = createNamedContext<AnnouncementStore>('AnnouncementBarProvider')
export const ScrollControllerProvider = createNamedContext<ScrollControl>('ScrollControllerProvider')
export const NavbarMobileSidebarProvider = createNamedContext<MobileSidebarStore>(
  'NavbarMobileSidebarProvider',
)
/** The secondary menu is the sidebar of the page. */
export const NavbarSecondaryMenuContentProvider = createNamedContext<Store<PageView>>(
  'NavbarSecondaryMenuContentProvider',
)
/** Whether the primary menu covers it. */
export const NavbarSecondaryMenuDisplayProvider = createNamedContext<Store<boolean>>(
  'NavbarSecondaryMenuDisplayProvider',
)
export const DocsPreferredVersionContextProvider = createNamedContext<PreferredVersions>(
  'DocsPreferredVersionContextProvider',
)
/** Version of the page on screen. */
export const DocsVersionProvider = createNamedContext<Store<PageView>>('DocsVersionProvider')
export const DocsSidebarProvider = createNamedContext<SidebarState>('DocsSidebarProvider')
export const DocSidebarItemsExpandedStateProvider = createNamedContext<SidebarState['expanded']>(
  'DocSidebarItemsExpandedStateProvider',
)
/** The document on screen. */
export const DocProvider = createNamedContext<Store<PageView>>('DocProvider')
export const TitleFormatterProvider = createNamedContext<Client['formatTitle']>('TitleFormatterProvider')
