import type { ReactNode } from 'react'
import type { TocItem } from '../../model'

/** The reading column and, on wide viewports, a column for the table of contents. */
export function ArticleColumns({ toc = [], children }: { toc?: TocItem[]; children: ReactNode }) {
  return (
    <div className={toc.length > 0 ? 'columns with-toc' : 'columns'}>
      <div className="column-main">{children}</div>
    </div>
  )
}
