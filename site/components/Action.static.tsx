import Link from '@theme/Link'
import type { ReactNode } from 'react'

interface Props {
  href: string
  label: string
  id?: string
  /** Description of the result. */
  children: ReactNode
}

/** The call to action of a page: its subject, and a button. */
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
