import { DATA } from '../../model'
import type { Client, Enhance } from '../client'
import { findHashTarget } from '../navigation/address'
import { onClick } from './on-click'

const THRESHOLD = 300
const FACTOR = 0.85

/** Shows the back to top button (`data-back-to-top`) while the visitor scrolls up. */
export function startBackToTop({ scroll, location }: Client): Enhance {
  let cancel = () => {}
  onClick(`[${DATA.backToTop}]`, () => {
    cancel = scrollUp()
  })

  return main => {
    const button = main.querySelector<HTMLElement>(`[${DATA.backToTop}]`)
    if (!button) return undefined
    let jumping = false
    const show = (shown: boolean) => button.toggleAttribute('data-shown', shown)
    const stopScroll = scroll.listen((y, last) => {
      if (last === undefined) return
      if (jumping) jumping = false
      else if (y >= last) {
        cancel()
        show(false)
      } else if (y < THRESHOLD) show(false)
      else if (y + innerHeight < document.documentElement.scrollHeight) show(true)
    })
    const stopLocation = location.subscribe(() => {
      jumping = findHashTarget(location.get().hash) !== null
      if (jumping) show(false)
    })
    return () => {
      stopScroll()
      stopLocation()
    }
  }
}

/** Scrolls to the top, slowing down towards the end; returns a function that stops it. */
function scrollUp(): () => void {
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    window.scrollTo({ top: 0 })
    return () => {}
  }
  let frame = 0
  const step = () => {
    const next = Math.floor(window.scrollY * FACTOR)
    window.scrollTo(0, next)
    if (next > 0) frame = requestAnimationFrame(step)
  }
  step()
  return () => cancelAnimationFrame(frame)
}
