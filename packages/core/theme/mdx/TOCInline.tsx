import { createElement } from 'react'
import { PLACE } from '../../model'

interface Entry {
  id: string
  children?: Entry[]
}

/** The table of contents inside the article, optionally only the headings in `toc`. */
export default function TOCInline(of: {
  toc?: readonly Entry[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}) {
  const { toc, minHeadingLevel = 2, maxHeadingLevel = 3 } = of
  const ids = toc && idsOf(toc).join(' ')
  return createElement(PLACE.toc, {
    'data-min': minHeadingLevel,
    'data-max': maxHeadingLevel,
    'data-ids': ids,
  })
}

function idsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ id, children = [] }) => [encodeURIComponent(id), ...idsOf(children)])
}
