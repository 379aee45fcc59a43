import { animateHeight } from '../shell'
import { onClick } from './on-click'

/** Opens and closes `<details>` by animating their height; nested ones each for themselves. */
export function startDetails(): void {
  onClick('details.details > summary, details.toc-mobile > summary', (summary, event) => {
    event.preventDefault()
    const details = summary.parentElement as HTMLDetailsElement
    const isClosing = details.open && details.dataset.collapsed !== 'true'
    toggle(details, !isClosing)
  })
  onClick('details.toc-mobile a', link => {
    const details = link.closest('details')
    if (details) details.open = false
  })
}

async function toggle(details: HTMLDetailsElement, expand: boolean) {
  const body = details.querySelector<HTMLElement>(':scope > :not(summary)')
  details.dataset.collapsed = String(!expand)
  if (expand) details.open = true
  if (body && !(await animateHeight(body, expand))) return
  // The attribute goes only now: without it the content is not drawn.
  if (!expand) details.open = false
  delete details.dataset.collapsed
}
