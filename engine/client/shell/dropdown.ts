import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** A desktop dropdown; the theme's CSS opens it on hover, this state on Enter and touch. */
export interface DropdownHandle {
  /** For the element around trigger and menu. */
  ref: RefObject<(HTMLLIElement & HTMLDivElement) | null>
  shown: boolean
  hide(): void
  /** For the trigger link. */
  triggerProps: {
    'aria-haspopup': true
    'aria-expanded': boolean
    role: 'button'
    onClick(event: MouseEvent): void
    onKeyDown(event: KeyboardEvent): void
  }
}

/** State and keyboard use of a dropdown; `href` is the trigger's own target, if it has one. */
export function useDropdown(href?: string): DropdownHandle {
  const ref = useRef<HTMLLIElement & HTMLDivElement>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!shown) return
    const onOutside = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) setShown(false)
    }
    const kinds = ['mousedown', 'touchstart', 'focusin']
    for (const kind of kinds) document.addEventListener(kind, onOutside)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onOutside)
    }
  }, [shown])

  const triggerProps = {
    'aria-haspopup': true,
    'aria-expanded': shown,
    role: 'button',
    onClick(event: MouseEvent) {
      if (href) return
      event.preventDefault()
      // A mouse has opened the menu by hovering; a finger has only this click.
      if ((event.nativeEvent as PointerEvent).pointerType !== 'mouse') setShown(!shown)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') {
        event.preventDefault()
        setShown(!shown)
      } else if (event.key === 'Escape') setShown(false)
    },
  } as const

  return { ref, shown, hide: () => setShown(false), triggerProps }
}
