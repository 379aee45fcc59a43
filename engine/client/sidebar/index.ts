export { findActiveKeys } from './active-keys'
export { createSidebarState, type SidebarState } from './sidebar-state'
export { type SidebarHandle, useSidebarNodes } from './use-sidebar-nodes'
