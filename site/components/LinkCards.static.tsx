import type { ReactNode } from 'react'

/** A list of links as cards: each item has the link, a line break, and a description; as chips, only the link. */
export default function LinkCards({ chips = false, children }: { chips?: boolean; children: ReactNode }) {
  return <div className={chips ? 'link-chips' : 'link-cards'}>{children}</div>
}
