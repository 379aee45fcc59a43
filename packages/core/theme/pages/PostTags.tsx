import { type Tag, withBase } from '../../model'
import { pageText } from '../text'

export function PostTags({ baseUrl, tags }: { baseUrl: string; tags: Tag[] }) {
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
