import type { ReactNode } from 'react'

/** Tables of repositories by the stack that they are for. */
export default function Stacks({ children }: { children: ReactNode }) {
  return <div className="rows stacks">{children}</div>
}
