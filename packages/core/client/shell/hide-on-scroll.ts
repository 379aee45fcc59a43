import type { Client, ScrollControl } from '../client'
import { findHashTarget } from '../navigation/address'

/** Reports when the navbar should show or hide, based on scrolling and on changes of the location. */
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

/** Returns whether a scroll to `y` shows (true) or hides (false) the navbar; undefined for no change. */
export function judgeScroll(at: {
  y: number
  last: number | undefined
  height: number
  /** Whether a jump to an anchor causes the scroll. */
  jumping: boolean
  bottom: number
}): boolean | undefined {
  if (at.y < at.height) return true
  if (at.jumping) return undefined
  if (at.bottom <= at.height) return true
  return !(at.last && at.y >= at.last)
}
