import type { ReactNode } from 'react'

/** A list of links as cards: in each item the link, a line break, and what it is for; as chips, the link alone. */
export default function LinkCards({ chips = false, children }: { chips?: boolean; children: ReactNode }) {
  return <div className={chips ? 'link-chips' : 'link-cards'}>{children}</div>
}
