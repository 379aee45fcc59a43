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

/** Until no finger or mouse button is down: a press that ends on another element than it began on is no click. */
export async function whenReleased(): Promise<void> {
  if (!document.querySelector(':active')) return
  await new Promise(resolve => {
    for (const kind of ['pointerup', 'pointercancel', 'dragend'])
      addEventListener(kind, resolve, { once: true, capture: true })
  })
  // The click comes behind it.
  await new Promise(resolve => setTimeout(resolve))
}
