import { createElement, useLayoutEffect, useRef, useState } from 'react'
import { RuntimeProvider } from './contexts'
import { useProvided } from './named-context'

/**
 * An element whose content React does not manage: HTML from the build, which the runtime replaces. If React
 * recreates the element (after a crash), the nodes are moved to it.
 */
export function InertHost(of: {
  as: 'main' | 'footer' | 'div'
  id: string
  className?: string
  html?: string
}) {
  const { as, id, className, html = '' } = of
  const { inertHosts } = useProvided(RuntimeProvider, 'InertHost')
  const ref = useRef<HTMLElement>(null)
  // React compares the wrapper object: a new one would replace the nodes.
  const [content] = useState({ __html: html })
  useLayoutEffect(() => {
    const element = ref.current!
    const last = inertHosts.get(id)
    if (last && last !== element) element.replaceChildren(...last.childNodes)
    inertHosts.set(id, element)
  }, [inertHosts, id])
  return createElement(as, {
    ref,
    id,
    className,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: content,
  })
}
