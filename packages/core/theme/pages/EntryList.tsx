import { type GeneratedIndex, withBase } from '../../model'
import { pageText } from '../text'

type IndexItem = GeneratedIndex['items'][number]

export function EntryList({ items, baseUrl }: { items: IndexItem[]; baseUrl: string }) {
  return (
    <ul className="entry-list">
      {items.map(item => (
        <li key={item.href}>
          <IndexEntry item={item} baseUrl={baseUrl} />
        </li>
      ))}
    </ul>
  )
}

function IndexEntry({ item, baseUrl }: { item: IndexItem; baseUrl: string }) {
  const note = item.description ?? (item.count === undefined ? undefined : pageText.itemCount(item.count))
  return (
    <>
      <h2 className="entry-title">
        {item.external ? (
          <a className="external" href={item.href} target="_blank" rel="noopener noreferrer">
            {item.label}
          </a>
        ) : (
          <a href={withBase(baseUrl, item.href)}>{item.label}</a>
        )}
      </h2>
      {note && <p className="entry-note">{note}</p>}
    </>
  )
}
