import type { ReactNode } from 'react'

/** Where Docusaurus gives Markdown its components: here it has them already. */
export default function MDXContent({ children }: { children?: ReactNode }) {
  return children
}
