export { findActiveKeys } from './active-keys'
export { createSidebarState } from './sidebar-state'
export { type SidebarHandle, useSidebarNodes } from './use-sidebar-nodes'
