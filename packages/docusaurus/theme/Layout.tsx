import { PLACE } from 'inkstone/model'
import type { ReactNode } from 'react'
import { createElement } from 'react'

/** Renders only the children: every page has the shell anyway. Title and description go into the head. */
export default function Layout({
  title,
  description,
  children,
}: {
  title?: string
  description?: string
  children?: ReactNode
}) {
  return (
    <>
      {typeof document === 'undefined' &&
        (title || description) &&
        createElement(
          PLACE.head,
          null,
          title && <title>{title}</title>,
          description && <meta name="description" content={description} />,
        )}
      {children}
    </>
  )
}
