import type { ClientSite } from '../../../model'
import { searchPageText as text } from '../../text/zh/search-page'

export function VersionSelects(props: { site: ClientSite; tags: string[]; onChange(tags: string[]): void }) {
  const { site, tags, onChange } = props
  return site.docs
    .filter(({ versions }) => versions.length > 1)
    .map(({ pluginId, versions }) => {
      const prefix = `docs-${pluginId}-`
      const options = versions.map(({ name, label }) => ({ tag: prefix + name, label }))
      const current = options.find(({ tag }) => tags.includes(tag))?.tag
      return (
        <select
          key={pluginId}
          className="search-page-version"
          aria-label={site.docs.length > 1 ? `${text.version}（${pluginId}）` : text.version}
          value={current}
          onChange={event => onChange(tags.map(tag => (tag === current ? event.target.value : tag)))}
        >
          {options.map(({ tag, label }) => (
            <option key={tag} value={tag}>
              {label}
            </option>
          ))}
        </select>
      )
    })
}
