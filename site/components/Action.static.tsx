import Link from '@theme/Link'
import type { ReactNode } from 'react'

interface Props {
  href: string
  label: string
  id?: string
  /** What comes of it. */
  children: ReactNode
}

/** The one thing that a page asks for: what it is about, and a button. */
export default function Action({ href, label, id, children }: Props) {
  return (
    <section className="action" id={id}>
      <div>{children}</div>
      <Link className="button button-primary" href={href}>
        {label}
      </Link>
    </section>
  )
}
