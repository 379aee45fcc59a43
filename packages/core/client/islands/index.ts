export { type IslandItem, IslandTree, slotName } from './IslandTree'
export { type IslandRegistry, mountIslands } from './mount-islands'
export { namePages } from './page-props'
