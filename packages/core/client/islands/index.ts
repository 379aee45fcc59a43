export { type IslandItem, IslandTree, slotName, useIsHydrated } from './IslandTree'
export { type IslandRegistry, mountIslands } from './mount-islands'
export { namePages } from './page-props'
