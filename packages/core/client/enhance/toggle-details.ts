import { animateHeight } from '../shell/animate-height'

/**
 * Opens or closes a `<details>` by animating the height of its content; without a content element, of the
 * sibling after it. A call during the animation reverses it.
 */
export async function toggleDetails(details: HTMLDetailsElement): Promise<void> {
  const expand = !details.open || details.dataset.collapsed === 'true'
  const inside = details.querySelector<HTMLElement>(':scope > :not(summary)')
  const body = inside ?? (details.nextElementSibling as HTMLElement | null)
  details.dataset.collapsed = String(!expand)
  if (expand) details.open = true
  if (body && !(await animateHeight(body, expand))) return
  // Removed only now, because a closed `<details>` does not render its content.
  if (!expand) details.open = false
  delete details.dataset.collapsed
}
