import { type RefObject, useEffect, useRef, useState } from 'react'
import { useClient } from '../context'

/** Hides the navbar on scrolling down and on a jump to an anchor, when `enabled`; put `ref` on the navbar. */
export function useHideableNavbar(enabled: boolean): {
  ref: RefObject<HTMLElement | null>
  visible: boolean
} {
  const client = useClient('useHideableNavbar')
  const ref = useRef<HTMLElement>(null)
  const [visible, setVisible] = useState(true)

  useEffect(() => {
    if (!enabled) return
    // Few sites want it, so only they load it.
    const hiding = import('./hide-on-scroll').then(({ hideOnScroll }) =>
      hideOnScroll({ client, height: ref.current?.offsetHeight ?? 0, onChange: setVisible }),
    )
    return () => {
      hiding.then(stop => stop())
    }
  }, [enabled, client])

  return { ref, visible }
}
