import { type ClientSite, type PageContent, withBase } from '../../model'
import { pageText } from '../text'
import { ArticleColumns } from './ArticleColumns'
import { ListLinks } from './ListLinks'
import { PostHeader } from './PostHeader'
import { PostTags } from './PostTags'

type ListContent = Extract<PageContent, { kind: 'post-list' }>

interface PostListPageProps {
  site: ClientSite
  content: ListContent
}

/** A list of posts, newest first: all of them, or those of one tag or author. */
export function PostListPage({ site: { baseUrl }, content }: PostListPageProps) {
  return (
    <ArticleColumns>
      <header className="article-header list-header">
        <h1>{headingOf(content)}</h1>
        <ListLinks baseUrl={baseUrl} feed={content.feedPath} archive={content.archivePath} />
        {content.description && !content.of && <p className="lead">{content.description}</p>}
      </header>
      {content.posts.map(post => (
        <article key={post.path} className="post-entry">
          <PostHeader baseUrl={baseUrl} post={post} linked />
          <div className="article" dangerouslySetInnerHTML={{ __html: post.excerptHtml }} />
          {post.truncated && (
            <p className="read-more">
              <a href={withBase(baseUrl, post.path)}>
                {pageText.readMore}
                <span className="sr-only">{pageText.readMoreOf(post.title)}</span>
              </a>
            </p>
          )}
          <PostTags baseUrl={baseUrl} tags={post.tags} />
        </article>
      ))}
      {content.posts.length === 0 && <p className="empty">{pageText.empty}</p>}
      <ListNeighbours baseUrl={baseUrl} content={content} />
    </ArticleColumns>
  )
}

function headingOf({ of, title }: ListContent): string {
  if (!of) return title
  return of.kind === 'tag' ? pageText.postsOfTag(of.label) : pageText.postsOfAuthor(of.label)
}

function ListNeighbours({
  baseUrl,
  content: { newerPath, olderPath },
}: {
  baseUrl: string
  content: ListContent
}) {
  if (!newerPath && !olderPath) return null
  return (
    <nav className="neighbours" aria-label={pageText.listNeighbours}>
      {newerPath && (
        <a className="neighbour neighbour-previous" rel="prev" href={withBase(baseUrl, newerPath)}>
          <span className="neighbour-title">{pageText.newerEntries}</span>
        </a>
      )}
      {olderPath && (
        <a className="neighbour neighbour-next" rel="next" href={withBase(baseUrl, olderPath)}>
          <span className="neighbour-title">{pageText.olderEntries}</span>
        </a>
      )}
    </nav>
  )
}
