import { type BlogAuthor, type PostView, withBase } from '../../model'
import { resolveHref } from '../layout/site-link'
import { replaceable } from '../replaceable'
import { formatDate, pageText } from '../text'
import { Phrases } from './Phrases'

interface PostHeaderProps {
  baseUrl: string
  post: PostView
  /** In lists, the title is a link and one level deeper. */
  linked?: boolean
}

export const PostHeader = replaceable('PostHeader', ThemePostHeader)

function ThemePostHeader({ baseUrl, post, linked = false }: PostHeaderProps) {
  return (
    <header className="post-header">
      {linked ? (
        <h2 className="post-title">
          <a href={withBase(baseUrl, post.path)}>
            <Phrases text={post.title} />
          </a>
        </h2>
      ) : (
        <h1>
          <Phrases text={post.title} />
        </h1>
      )}
      <p className="post-facts">
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        {post.readingMinutes !== undefined && (
          <span>{` · ${pageText.readingTime(Math.ceil(post.readingMinutes))}`}</span>
        )}
      </p>
      {post.authors.length > 0 && (
        <ul className="author-list">
          {post.authors.map(author => (
            <li key={author.key ?? author.name}>
              <Author author={author} baseUrl={baseUrl} />
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

function Author({ author, baseUrl }: { author: BlogAuthor; baseUrl: string }) {
  const href = author.path ? withBase(baseUrl, author.path) : author.url
  return (
    <>
      {author.imageUrl && (
        <img src={resolveHref(baseUrl, author.imageUrl)} alt="" width={32} height={32} loading="lazy" />
      )}
      <span>
        {href ? <a href={href}>{author.name}</a> : author.name}
        {author.title && <span className="author-title">{author.title}</span>}
      </span>
    </>
  )
}
