import { createElement } from 'react'

/** A diagram that a component asks for; it is drawn at build time, and browsers leave it as it is. */
export default function Mermaid({ value }: { value: string }) {
  const text = String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return createElement('ink-diagram', {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: text },
  })
}
