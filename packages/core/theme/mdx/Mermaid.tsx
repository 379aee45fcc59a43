import { createElement } from 'react'
import { escapeAttribute, PLACE } from '../../model'

/** A diagram that a component asks for; it is drawn at build time, and what the browser finds there it leaves alone. */
export default function Mermaid({ value }: { value: string }) {
  return createElement(PLACE.diagram, {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: escapeAttribute(String(value)) },
  })
}
