import type { TocItem } from '../../model'
import { ArticleColumns } from './ArticleColumns'
import { TableOfContents } from './TableOfContents'

export function TextPage({ html, toc }: { html: string; toc: TocItem[] }) {
  return (
    <ArticleColumns toc={toc}>
      <article>
        <TableOfContents toc={toc} />
        <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </ArticleColumns>
  )
}
