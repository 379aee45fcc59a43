import { DATA } from '../../model'
import type { Client, Enhance } from '../client'
import { loadAsked } from '../navigation/failure-bar'
import { onClick } from './on-click'

const ZOOMABLE = `img[${DATA.zoomable}]`

/** Lets visitors open images that are displayed below their natural size. */
export function startZoom({ text }: Client): Enhance {
  const open = (image: HTMLImageElement) =>
    loadAsked(text, async () => (await import('./zoom-dialog')).openZoom(image, text.closeZoom))

  onClick(ZOOMABLE, image => open(image as HTMLImageElement))
  document.addEventListener('keydown', event => {
    const image = event.target instanceof HTMLImageElement && event.target.matches(ZOOMABLE) && event.target
    if (!image || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    open(image)
  })

  return main => {
    const mark = (image: HTMLImageElement) => {
      if (image.naturalWidth <= image.clientWidth * 1.1 || image.closest(`a, button, [${DATA.island}]`))
        return
      image.setAttribute(DATA.zoomable, '')
      image.tabIndex = 0
      image.setAttribute('role', 'button')
      image.setAttribute('aria-label', `${text.zoomImage} ${image.alt}`.trim())
    }
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.closest('.article')) mark(target)
    }
    // Most images load later; those already loaded have a layout by the next frame.
    const frame = requestAnimationFrame(() => {
      for (const image of main.querySelectorAll<HTMLImageElement>('.article img')) {
        if (image.complete) mark(image)
      }
    })
    main.addEventListener('load', onLoad, true)
    return () => {
      cancelAnimationFrame(frame)
      main.removeEventListener('load', onLoad, true)
    }
  }
}
