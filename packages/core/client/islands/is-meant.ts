/** Whether the URL's hash refers to an element in an island; after `=`, the hash may contain data for it. */
export function isMeant(island: Element): boolean {
  return island.contains(document.getElementById(location.hash.slice(1).split('=')[0]!))
}
