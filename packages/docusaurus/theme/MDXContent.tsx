import type { ReactNode } from 'react'

/** Renders its children: Docusaurus provides the components of Markdown here, this engine elsewhere. */
export default function MDXContent({ children }: { children?: ReactNode }) {
  return children
}
