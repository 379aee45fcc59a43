import { DATA } from '../../model'
import { onClick } from './on-click'

/**
 * Replaces a placeholder by its iframe on click; with a modifier key, or if the script fails to load, it stays
 * a link.
 */
export function startFrames(): void {
  onClick(`a[${DATA.frame}]`, (poster, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./open-frame').then(
      ({ openFrame }) => openFrame(poster),
      () => window.open((poster as HTMLAnchorElement).href, '_blank', 'noopener'),
    )
  })
}
