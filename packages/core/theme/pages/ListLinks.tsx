import { withBase } from '../../model'
import { pageText } from '../text'

interface ListLinksProps {
  baseUrl: string
  feed: string | undefined
  archive?: string
}

/** Links to feed and archive beside the title of a post list. */
export function ListLinks({ baseUrl, feed, archive }: ListLinksProps) {
  if (!feed && !archive) return null
  return (
    <p className="read-more">
      {archive && <a href={withBase(baseUrl, archive)}>{pageText.archive}</a>}
      {feed && <a href={withBase(baseUrl, feed)}>{pageText.feed}</a>}
    </p>
  )
}
