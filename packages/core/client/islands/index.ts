export { type IslandItem, IslandTree, slotName, useIsHydrated } from './IslandTree'
export { mountIslands } from './mount-islands'
export { namePages } from './page-props'
