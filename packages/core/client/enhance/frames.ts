import { DATA } from '../../model'
import { onClick } from './on-click'

/** Opens what a poster stands for; with a modifier key, or when the script cannot be had, it is a link. */
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
