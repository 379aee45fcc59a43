import type { ReactNode } from 'react'
import type { TocItem } from '../../model'
import { TableOfContents } from './TableOfContents'

/** The reading column and, beside it on wide screens, the table of contents. */
export function ArticleColumns({ toc = [], children }: { toc?: TocItem[]; children: ReactNode }) {
  return (
    <div className={toc.length > 0 ? 'columns with-toc' : 'columns'}>
      <div className="column-main">{children}</div>
      {toc.length > 0 && (
        <div className="column-toc">
          <TableOfContents toc={toc} />
        </div>
      )}
    </div>
  )
}
