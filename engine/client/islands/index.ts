export { IslandTree } from './IslandTree'
export { type IslandRegistry, mountIslands } from './mount-islands'
