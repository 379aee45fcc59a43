import type { ReactNode } from 'react'
import { PLACE } from '../../model'

/** Tags for the head of the page; the pipeline takes them out of the article. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  // By the time a browser runs this, they stand in the head.
  if (typeof document !== 'undefined') return null
  const Tags = PLACE.head as 'div'
  return <Tags>{children}</Tags>
}
