// The door of the browser runtime. The theme draws with these hooks; `app` makes the client and starts it.

export { type Announcement, useAnnouncement } from './announcement'
export { ClientProvider, useClient, useSite } from './ClientProvider'
export type { Client, ClientText, NavigationState, PageLocation, PageView, ReactDom } from './client'
export { type ColorModeHandle, useColorMode } from './color-mode'
export { createClient } from './create-client'
export { type DocsHandle, useActiveDocs, useDocs } from './docs-versions'
export { ErrorBoundary } from './ErrorBoundary'
export { repeatInShell } from './early-queue'
export { handOverWords } from './enhance/found-words'
export { createErrorMessage } from './error-message'
export { announce, readPage } from './navigation'
export { PageMain } from './PageMain'
export { useLocation, useNavigationState, usePage, useTitleFormatter } from './page-hooks'
export {
  Collapsible,
  type DropdownHandle,
  holdPage,
  type MobileSidebar,
  useDropdown,
  useHideableNavbar,
  useMobileSidebar,
} from './shell'
export { findActiveKeys, type SidebarHandle, useSidebarNodes } from './sidebar'
export { type StartOptions, startClient } from './start'
export { createStorageSlot, type StorageSlot } from './storage'
export { createStore, type Store, useStore } from './store'
