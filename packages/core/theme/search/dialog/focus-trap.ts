/** Keeps Tab inside of a dialog; returns whether it moved the focus. */
export function trapTab(dialog: HTMLElement, backwards: boolean): boolean {
  const reachable = [
    ...dialog.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input'),
  ].filter(element => element.getClientRects().length > 0)
  const first = reachable[0]
  const last = reachable.at(-1)
  const { activeElement } = document
  const isOutside = !dialog.contains(activeElement)
  if (!first || !last) return true
  if (backwards ? activeElement === first || isOutside : activeElement === last || isOutside) {
    const next = backwards ? last : first
    next.focus()
    return true
  }
  return false
}
