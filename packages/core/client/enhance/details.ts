import { onClick } from './on-click'

/** Animates opening and closing of `<details>`; the animation is loaded on first use. */
export function startDetails(): void {
  onClick('details.details > summary, details.toc-mobile > summary', (summary, event) => {
    event.preventDefault()
    const details = summary.parentElement as HTMLDetailsElement
    import('./toggle-details').then(
      ({ toggleDetails }) => toggleDetails(details),
      () => details.toggleAttribute('open'),
    )
  })
  onClick('.toc a', link => {
    link.closest('article')?.querySelector('details.toc-mobile')?.removeAttribute('open')
  })
}
