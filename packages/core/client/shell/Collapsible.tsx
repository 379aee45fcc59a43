import { createElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { animateHeight } from './animate-height'

/** Shows or hides its children by animating their height; with `lazy`, they are rendered when first shown. */
export function Collapsible(props: {
  as?: 'div' | 'ul'
  collapsed: boolean
  className?: string
  lazy?: boolean
  children: ReactNode
}) {
  const { as = 'div', collapsed, className, lazy = false, children } = props
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(!collapsed)
  // `hidden` lags behind `collapsed`: the content is removed only after the closing animation.
  const [hidden, setHidden] = useState(collapsed)
  const [made, setMade] = useState(!lazy || !collapsed)
  if (!collapsed && (hidden || !made)) {
    setHidden(false)
    setMade(true)
  }

  useLayoutEffect(() => {
    if (shown.current === !collapsed) return
    shown.current = !collapsed
    const element = ref.current!
    animateHeight(element, !collapsed).then(done => {
      if (!done || !collapsed) return
      // Set directly, because React would render one frame at full height.
      element.hidden = true
      setHidden(true)
    })
  }, [collapsed])

  return createElement(as, { ref, className, hidden, 'data-collapsed': collapsed }, made ? children : null)
}
