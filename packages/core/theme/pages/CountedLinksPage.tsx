import { withBase } from '../../model'
import { pageText } from '../text'
import { ArticleColumns } from './ArticleColumns'

interface CountedLinksPageProps {
  baseUrl: string
  title: string
  links: { label: string; path: string; count: number }[]
}

export function CountedLinksPage({ baseUrl, title, links }: CountedLinksPageProps) {
  return (
    <ArticleColumns>
      <header className="article-header">
        <h1>{title}</h1>
      </header>
      <ul className="entry-list">
        {links.map(link => (
          <li key={link.path}>
            <h2 className="entry-title">
              <a href={withBase(baseUrl, link.path)}>{link.label}</a>
            </h2>
            <p className="entry-note">{pageText.postCount(link.count)}</p>
          </li>
        ))}
      </ul>
      {links.length === 0 && <p className="empty">{pageText.empty}</p>}
    </ArticleColumns>
  )
}
