import { type ClientSite, type PageContent, withBase } from '../../model'
import { formatDay } from '../text'
import { ArticleColumns } from './ArticleColumns'

interface ArchivePageProps {
  site: ClientSite
  content: Extract<PageContent, { kind: 'archive' }>
}

/** All posts by year; the newest year first, the oldest post of a year first. */
export function ArchivePage({ site, content }: ArchivePageProps) {
  return (
    <ArticleColumns>
      <header className="article-header">
        <h1>{content.title}</h1>
        {content.description && content.description !== content.title && (
          <p className="lead">{content.description}</p>
        )}
      </header>
      {content.years.map(({ year, posts }) => (
        <section key={year} className="archive-year" aria-labelledby={year}>
          <h2 id={year}>{year}</h2>
          <ul>
            {posts
              .toSorted((a, b) => a.date.localeCompare(b.date))
              .map(post => (
                <li key={post.path}>
                  <a href={withBase(site.baseUrl, post.path)}>
                    <time dateTime={post.date}>{formatDay(post.date)}</time>
                    <span className="archive-dash"> - </span>
                    <span>{post.title}</span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </ArticleColumns>
  )
}
