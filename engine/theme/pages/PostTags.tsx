import { type BlogTag, withBase } from '../../model'
import { pageText } from '../text'

/** Tags of a post, each leading to the posts that share it. */
export function PostTags({ baseUrl, tags }: { baseUrl: string; tags: BlogTag[] }) {
  if (tags.length === 0) return null
  return (
    <div className="tag-row">
      <span>{pageText.tags}</span>
      <ul>
        {tags.map(tag => (
          <li key={tag.path}>
            <a className="badge" href={withBase(baseUrl, tag.path)}>
              {tag.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
