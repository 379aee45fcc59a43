import { escapeText } from 'inkstone/model'
import { createElement } from 'react'

/** A diagram that a component asks for; it is drawn at build time, and browsers leave it as it is. */
export default function Mermaid({ value }: { value: string }) {
  return createElement('ink-diagram', {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: escapeText(String(value)) },
  })
}
