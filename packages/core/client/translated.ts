/**
 * Whether a browser's translator has changed an element: it wraps all texts, so the element cannot be hydrated
 * and must be rendered again.
 */
export function isTranslated(element: ParentNode): boolean {
  return element.querySelector('font') !== null
}

/** Finds the element at the same index among matching ones, after React has rendered the tree again. */
export function findAgain(old: Element, selector: string): Element | undefined {
  if (old.isConnected) return old
  const before = old.getRootNode() as Element
  const index = [...before.querySelectorAll(selector)].indexOf(old)
  return index < 0 ? undefined : document.querySelectorAll(selector)[index]
}

/** Waits until no pointer is down: replacing an element in between would lose the click. */
export async function whenReleased(): Promise<void> {
  if (!document.querySelector(':active')) return
  await new Promise(resolve => {
    for (const kind of ['pointerup', 'pointercancel', 'dragend'])
      addEventListener(kind, resolve, { once: true, capture: true })
  })
  // The click event follows pointerup.
  await new Promise(resolve => setTimeout(resolve))
}
