import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

/** A desktop dropdown; CSS opens it on hover, this state on Enter and touch. */
export interface DropdownHandle {
  shown: boolean
  hide(): void
  frameProps: {
    ref: RefObject<(HTMLLIElement & HTMLDivElement) | null>
    'data-open': true | undefined
    /** Set if it was closed while the pointer is over it. */
    'data-dismissed': true | undefined
    onPointerEnter(event: PointerEvent): void
    onPointerLeave(event: PointerEvent): void
  }
  /** Props of the trigger link. It opens a list of links, which is not an ARIA menu. */
  triggerProps: {
    'aria-expanded': boolean
    role: 'button'
    onClick(event: MouseEvent): void
    onKeyDown(event: KeyboardEvent): void
  }
}

type State = 'closed' | 'hovered' | 'open' | 'dismissed'

/** Returns state and keyboard handlers of a dropdown; `href` is the trigger's own link, if any. */
export function useDropdown(href?: string): DropdownHandle {
  const ref = useRef<HTMLLIElement & HTMLDivElement>(null)
  const [state, setState] = useState<State>('closed')
  const shown = state === 'hovered' || state === 'open'
  const hide = () => setState('dismissed')
  const toggle = () => setState(state === 'open' ? 'dismissed' : 'open')

  useEffect(() => {
    if (!shown) return
    const onOutside = (event: Event) => {
      const frame = ref.current
      if (!frame?.contains(event.target as Node)) setState(frame?.matches(':hover') ? 'hovered' : 'closed')
    }
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const frame = ref.current
      if (frame?.contains(document.activeElement))
        frame.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
      setState('dismissed')
    }
    const listeners = { mousedown: onOutside, touchstart: onOutside, focusin: onOutside, keydown: onKeyDown }
    const entries = Object.entries(listeners) as [string, (event: Event) => void][]
    for (const [kind, listener] of entries) document.addEventListener(kind, listener)
    return () => {
      for (const [kind, listener] of entries) document.removeEventListener(kind, listener)
    }
  }, [shown])

  const isMouse = (event: PointerEvent) => event.pointerType !== 'touch'
  const frameProps = {
    ref,
    'data-open': shown || undefined,
    'data-dismissed': state === 'dismissed' || undefined,
    onPointerEnter(event: PointerEvent) {
      if (isMouse(event) && state !== 'open') setState('hovered')
    },
    onPointerLeave(event: PointerEvent) {
      if (isMouse(event) && state !== 'open') setState('closed')
    },
  } as const
  const triggerProps = {
    'aria-expanded': shown,
    role: 'button',
    onClick(event: MouseEvent) {
      if (href) return
      event.preventDefault()
      // With a mouse, hovering has already opened the menu; touch only sends this click.
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'mouse') toggle()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter') return
      event.preventDefault()
      toggle()
    },
  } as const

  return { shown, hide, frameProps, triggerProps }
}
