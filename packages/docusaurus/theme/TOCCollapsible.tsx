import TOCInline from '@theme/TOCInline'
import { pageText } from 'inkstone/theme/text/index'
import type { ComponentProps } from 'react'

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
