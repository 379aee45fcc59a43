import { type RefObject, useEffect, useRef, useState } from 'react'
import { RuntimeProvider, ScrollControllerProvider } from '../contexts'
import { useProvided } from '../named-context'

/** Hides the navbar on scrolling down and on a jump to an anchor, when `enabled`; put `ref` on the navbar. */
export function useHideableNavbar(enabled: boolean): {
  ref: RefObject<HTMLElement | null>
  visible: boolean
} {
  const scroll = useProvided(ScrollControllerProvider, 'useHideableNavbar')
  const { location } = useProvided(RuntimeProvider, 'useHideableNavbar')
  const ref = useRef<HTMLElement>(null)
  const [visible, setVisible] = useState(true)

  useEffect(() => {
    if (!enabled) return
    // Few sites want it, so only they load it.
    const hiding = import('./hide-on-scroll').then(({ hideOnScroll }) =>
      hideOnScroll({ scroll, location, height: ref.current?.offsetHeight ?? 0, onChange: setVisible }),
    )
    return () => {
      hiding.then(stop => stop())
    }
  }, [enabled, scroll, location])

  return { ref, visible }
}
