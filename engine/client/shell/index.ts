export { Collapsible } from './Collapsible'
export { type DropdownHandle, useDropdown } from './dropdown'
export { holdPage } from './hold-page'
export { type MobileSidebar, useMobileSidebar } from './mobile-sidebar'
