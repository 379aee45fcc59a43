import type { ReactNode } from 'react'
import type { TocItem } from '../../model'
import { TableOfContents } from './TableOfContents'

/** The reading column and, beside it on wide screens, the table of contents. */
export function ArticleColumns({ toc = [], children }: { toc?: TocItem[]; children: ReactNode }) {
  return (
    <div className="columns">
      <div className="column-main">{children}</div>
      <div className="column-toc">{toc.length > 0 && <TableOfContents toc={toc} />}</div>
    </div>
  )
}
