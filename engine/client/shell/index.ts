export { animateHeight } from './animate-height'
export { Collapsible } from './Collapsible'
export { type DropdownHandle, useDropdown } from './dropdown'
export { useHideableNavbar } from './hideable-navbar'
export {
  createMobileSidebar,
  type MobileSidebar,
  type MobileSidebarStore,
  useMobileSidebar,
} from './mobile-sidebar'
export { createScrollControl, type ScrollControl } from './scroll-control'
export { useWindowSize, type WindowSize } from './window-size'
