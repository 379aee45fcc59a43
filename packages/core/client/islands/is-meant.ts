/** Whether the address points at something in an island; after `=` the hash may carry data for it. */
export function isMeant(island: Element): boolean {
  return island.contains(document.getElementById(location.hash.slice(1).split('=')[0]!))
}
