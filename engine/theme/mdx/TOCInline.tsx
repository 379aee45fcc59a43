import { createElement } from 'react'
import { PLACE } from '../../model'

/** The table of contents inside the article; `toc` is taken by pages written for Docusaurus and not needed. */
export default function TOCInline(of: { toc?: unknown; minHeadingLevel?: number; maxHeadingLevel?: number }) {
  const { minHeadingLevel = 2, maxHeadingLevel = 3 } = of
  return createElement(PLACE.toc, { 'data-min': minHeadingLevel, 'data-max': maxHeadingLevel })
}
