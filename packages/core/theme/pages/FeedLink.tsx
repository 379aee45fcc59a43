import { withBase } from '../../model'
import { pageText } from '../text'

export function FeedLink({ baseUrl, path }: { baseUrl: string; path: string | undefined }) {
  if (!path) return null
  return (
    <p className="read-more">
      <a href={withBase(baseUrl, path)}>{pageText.feed}</a>
    </p>
  )
}
