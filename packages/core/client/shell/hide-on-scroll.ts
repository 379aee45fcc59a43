import type { Client, ScrollControl } from '../client'
import { findHashTarget } from '../navigation/address'

/** Reports when a navbar of this height should show or hide, from scrolling and changes of address. */
export function hideOnScroll(of: {
  scroll: ScrollControl
  location: Client['location']
  height: number
  onChange(visible: boolean): void
}): () => void {
  const { scroll, location, height, onChange } = of
  let jumping = false

  const stopScroll = scroll.listen((y, last) => {
    const bottom = document.documentElement.scrollHeight - window.innerHeight - y
    const visible = judgeScroll({ y, last, height, jumping, bottom })
    if (y >= height) jumping = false
    if (visible !== undefined) onChange(visible)
  })
  const stopLocation = location.subscribe(() => {
    jumping = findHashTarget(location.get().hash) !== null
    onChange(!jumping)
  })
  return () => {
    stopScroll()
    stopLocation()
  }
}

/** Whether a scroll to `y` shows (true) or hides (false) the navbar, or leaves it as it is. */
export function judgeScroll(at: {
  y: number
  last: number | undefined
  height: number
  /** A jump to an anchor causes this scroll. */
  jumping: boolean
  bottom: number
}): boolean | undefined {
  if (at.y < at.height) return true
  if (at.jumping) return undefined
  if (at.bottom <= at.height) return true
  return !(at.last && at.y >= at.last)
}
