import { escapeText } from 'inkstone/model'
import { createElement } from 'react'

/** A placeholder for a diagram in a component; drawn at build time, and left unchanged in the browser. */
export default function Mermaid({ value }: { value: string }) {
  return createElement('ink-diagram', {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: escapeText(String(value)) },
  })
}
