import { onClick } from './on-click'

/** Opens and closes `<details>` with a motion that is loaded at the first use; nested ones each for themselves. */
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
