/** A browser's translator wraps every text: what it has been at cannot be hydrated and must be rendered anew. */
export function isTranslated(element: ParentNode): boolean {
  return element.querySelector('font') !== null
}

/** The element that stands where `old`, one of those that match, stood before React rendered its tree anew. */
export function findAgain(old: Element, selector: string): Element | undefined {
  if (old.isConnected) return old
  const before = old.getRootNode() as Element
  const index = [...before.querySelectorAll(selector)].indexOf(old)
  return index < 0 ? undefined : document.querySelectorAll(selector)[index]
}
