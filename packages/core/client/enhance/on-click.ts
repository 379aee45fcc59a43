/** Handles clicks on all matching elements, including later ones. */
export function onClick(selector: string, answer: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', event => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
    if (element && !event.defaultPrevented) answer(element, event)
  })
}
