import type { ComponentProps } from 'react'
import { pageText } from '../text'
import TOCInline from './TOCInline'

/** The same list, closed until somebody asks for it. */
export default function TOCCollapsible({
  className,
  ...toc
}: ComponentProps<typeof TOCInline> & { className?: string }) {
  return (
    <details className={['details', className].filter(Boolean).join(' ')}>
      <summary>{pageText.tableOfContents}</summary>
      <div className="details-body">
        <TOCInline {...toc} />
      </div>
    </details>
  )
}
