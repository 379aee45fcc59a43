import { type ClientSite, type PageContent, withBase } from '../../model'
import { formatDay, pageText } from '../text'
import { ArticleColumns } from './ArticleColumns'
import { Breadcrumbs } from './Breadcrumbs'
import { ListLinks } from './ListLinks'
import { Phrases } from './Phrases'

interface ArchivePageProps {
  site: ClientSite
  content: Extract<PageContent, { kind: 'archive' }>
}

/** All posts by year, newest first, with their descriptions. */
export function ArchivePage({ site: { baseUrl }, content }: ArchivePageProps) {
  return (
    <ArticleColumns>
      <Breadcrumbs baseUrl={baseUrl} trail={content.breadcrumbs} />
      <header className="article-header list-header">
        <h1>{content.title}</h1>
        <ListLinks baseUrl={baseUrl} feed={content.feedPath} />
        <p className="lead">{pageText.postCount(content.years.flatMap(({ posts }) => posts).length)}</p>
      </header>
      {content.years.map(({ year, posts }) => (
        <section key={year} className="archive-year" aria-labelledby={year}>
          <h2 id={year}>{year}</h2>
          <ul>
            {posts.map(post => (
              <li key={post.path}>
                <time dateTime={post.date}>{formatDay(post.date)}</time>
                <h3 className="entry-title">
                  <a href={withBase(baseUrl, post.path)}>
                    <Phrases text={post.title} />
                  </a>
                </h3>
                {post.description && <p className="entry-note">{post.description}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ArticleColumns>
  )
}
