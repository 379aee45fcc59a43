import type { ReactNode } from 'react'
import { PLACE } from '../../model'

/** Tags for the head of the page; the pipeline takes them out of the article. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  const Tags = PLACE.head as 'div'
  return <Tags>{children}</Tags>
}
