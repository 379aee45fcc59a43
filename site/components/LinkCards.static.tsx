import type { ReactNode } from 'react'

/** A list of links as cards: in each item the link, a line break, and what it is for. */
export default function LinkCards({ children }: { children: ReactNode }) {
  return <div className="link-cards">{children}</div>
}
