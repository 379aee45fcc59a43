// Entry point for React: the theme's hooks into the runtime.

export type {
  Client,
  ClientText,
  NavigationState,
  PageLocation,
  PageView,
  ShellClient,
  ShellState,
  ShortcutsText,
} from './client'
export { createClient } from './create-client'
export { copyText } from './enhance/copy-text'
export { handOverWords } from './enhance/found-words'
export { createErrorMessage } from './error-message'
export { type Announcement, useAnnouncement } from './hooks/use-announcement'
export { type ColorModeHandle, useColorMode } from './hooks/use-color-mode'
export { type DocsHandle, useActiveDocs, useDocs } from './hooks/use-docs'
export { useLocation, usePage, useTitleFormatter } from './hooks/use-page'
export { useScrollControl } from './hooks/use-scroll-control'
export { useStore } from './hooks/use-store'
export { useIsHydrated } from './islands'
export { announce } from './navigation/announce'
export { loadAsked } from './navigation/failure-bar'
export type { OfflineText } from './offline'
export { ClientProvider, useClient, useSite } from './react/ClientProvider'
export { ErrorBoundary } from './react/ErrorBoundary'
export { InertHost } from './react/InertHost'
export { createNamedContext, useProvided } from './react/named-context'
export { PageMain } from './react/PageMain'
export {
  type BackGuard,
  Collapsible,
  type DropdownHandle,
  guardBack,
  holdPage,
  isNarrow,
  type MobileSidebar,
  onResize,
  useDropdown,
  useMobileSidebar,
} from './shell'
export { findActiveKeys, type SidebarHandle, useSidebarNodes } from './sidebar'
export { toggleAttributes } from './state/color-mode'
export { createStorageSlot, type StorageSlot } from './state/storage'
export { createStore, type Store } from './state/store'
export { isTranslated, whenReleased } from './translated'
