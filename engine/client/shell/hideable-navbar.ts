import { type RefObject, useEffect, useRef, useState } from 'react'
import { useClient } from '../context'
import { findHashTarget } from '../navigation'
import { useLocation } from '../page-hooks'

/** Hides the navbar on scrolling down and on a jump to an anchor, when `enabled`; put `ref` on the navbar. */
export function useHideableNavbar(enabled: boolean): {
  ref: RefObject<HTMLElement | null>
  visible: boolean
} {
  const { scroll } = useClient('useHideableNavbar')
  const place = useLocation()
  const ref = useRef<HTMLElement>(null)
  const [visible, setVisible] = useState(true)
  const jumping = useRef(false)
  const lastPlace = useRef<typeof place>(undefined)

  useEffect(() => {
    if (!enabled) return
    const height = ref.current?.offsetHeight ?? 0
    return scroll.listen((y, last) => {
      const next = judgeScroll({ y, last, height, jumping: jumping.current, bottom: distanceToBottom() })
      if (y >= height) jumping.current = false
      if (next !== undefined) setVisible(next)
    })
  }, [enabled, scroll])

  useEffect(() => {
    const first = lastPlace.current === undefined
    if (lastPlace.current === place || !enabled) return
    lastPlace.current = place
    if (first) return
    jumping.current = findHashTarget(place.hash) !== null
    setVisible(!jumping.current)
  }, [enabled, place])

  return { ref, visible }
}

/** Whether a scroll to `y` shows (true) or hides (false) the navbar, or leaves it as it is. */
export function judgeScroll(at: {
  y: number
  last: number | undefined
  /** Of the navbar. */
  height: number
  /** A jump to an anchor causes this scroll. */
  jumping: boolean
  /** Distance to the end of the page. */
  bottom: number
}): boolean | undefined {
  if (at.y < at.height) return true
  if (at.jumping) return undefined
  if (at.bottom <= at.height) return true
  return !(at.last && at.y >= at.last)
}

function distanceToBottom(): number {
  return document.documentElement.scrollHeight - window.innerHeight - window.scrollY
}
