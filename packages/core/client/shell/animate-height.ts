/** Animates an element between zero and its full height; resolves to true unless another call takes over. */
export async function animateHeight(element: HTMLElement, expand: boolean): Promise<boolean> {
  const running = element.getAnimations()
  const from = running.length > 0 || !expand ? element.offsetHeight : 0
  for (const animation of running) animation.cancel()
  const full = element.scrollHeight
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.style.overflow = 'hidden'
  // With `hidden`, focus inside would scroll the box; with `clip` it does not. Older browsers ignore it.
  element.style.overflow = 'clip'
  const animation = element.animate(
    { height: [`${from}px`, expand ? `${full}px` : '0px'] },
    { duration: still ? 1 : heightDuration(full), easing: 'ease-in-out' },
  )
  try {
    await animation.finished
  } catch {
    return false
  }
  element.style.overflow = ''
  return true
}

/** Returns a duration in milliseconds that grows with the height, but less than proportionally. */
export function heightDuration(height: number): number {
  const units = height / 36
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10)
}
