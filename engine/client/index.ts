// The door of the browser runtime. The theme draws with these hooks; `app` makes the client and starts it.

export { type Announcement, useAnnouncement } from './announcement'
export type { Client, ClientText, NavigationState, PageLocation, PageView } from './client'
export { type ColorModeHandle, useColorMode } from './color-mode'
export { ClientProvider, createContextError, useClient, useSite } from './context'
export { createClient } from './create-client'
export { type DocsHandle, useActiveDocs, useDocs } from './docs-versions'
export { createErrorMessage, ErrorBoundary } from './ErrorBoundary'
export { useEarlyIntent } from './early-intent'
export { announce, readPage } from './navigation'
export { PageMain } from './PageMain'
export { useLocation, useNavigationState, usePage } from './page-hooks'
export {
  Collapsible,
  type DropdownHandle,
  type MobileSidebar,
  useDropdown,
  useHideableNavbar,
  useMobileSidebar,
  useWindowSize,
  type WindowSize,
} from './shell'
export { findActiveKeys, type SidebarHandle, useSidebarNodes } from './sidebar'
export { type StartOptions, startClient } from './start'
export { createStorageSlot, type StorageSlot } from './storage'
export { createStore, type Store, useStore } from './store'
