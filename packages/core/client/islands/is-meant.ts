/** Whether the address points at something in an island; after `=` the hash may carry data for it. */
export function isMeant(island: Element): boolean {
  const [name] = location.hash.slice(1).split('=')
  return Boolean(name) && island.querySelector(`#${CSS.escape(name!)}`) !== null
}
