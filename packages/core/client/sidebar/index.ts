export { findActiveKeys } from './active-keys'
export { type SidebarHandle, useSidebarNodes } from './use-sidebar-nodes'
