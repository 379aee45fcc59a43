import { animateHeight } from '../shell/animate-height'

/**
 * Opens or closes a `<details>` by animating the height of its content, or of what stands behind it if it has none;
 * half way, it turns back.
 */
export async function toggleDetails(details: HTMLDetailsElement): Promise<void> {
  const expand = !details.open || details.dataset.collapsed === 'true'
  const inside = details.querySelector<HTMLElement>(':scope > :not(summary)')
  const body = inside ?? (details.nextElementSibling as HTMLElement | null)
  details.dataset.collapsed = String(!expand)
  if (expand) details.open = true
  if (body && !(await animateHeight(body, expand))) return
  // The attribute goes only now: without it the content is not drawn.
  if (!expand) details.open = false
  delete details.dataset.collapsed
}
