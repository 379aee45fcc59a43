/** Scrolls only the nearest scroll container of an element, if the element is not visible. */
export function scrollIntoFrame(element: Element): void {
  let frame = element.parentElement
  while (frame && frame.scrollHeight <= frame.clientHeight) frame = frame.parentElement
  if (!frame || frame === document.documentElement || frame === document.body) return
  const outer = frame.getBoundingClientRect()
  const inner = element.getBoundingClientRect()
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  frame.scrollTop += inner.top - outer.top - (frame.clientHeight - inner.height) / 2
}
