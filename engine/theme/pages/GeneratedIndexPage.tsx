import { type ClientSite, type PageContent, withBase } from '../../model'
import { pageText } from '../text'
import { ArticleColumns } from './ArticleColumns'
import { Breadcrumbs } from './Breadcrumbs'
import { Neighbours } from './Neighbours'

interface GeneratedIndexPageProps {
  site: ClientSite
  content: Extract<PageContent, { kind: 'generated-index' }>
}

/** What a category holds, as a list to read down. */
export function GeneratedIndexPage({ site, content }: GeneratedIndexPageProps) {
  const { index, navigation } = content
  return (
    <ArticleColumns>
      <Breadcrumbs baseUrl={site.baseUrl} trail={navigation.breadcrumbs} />
      <header className="article-header">
        <h1>{index.title}</h1>
        {index.description && <p className="lead">{index.description}</p>}
      </header>
      <ul className="entry-list">
        {index.items.map(item => (
          <li key={item.href}>
            <IndexEntry item={item} baseUrl={site.baseUrl} />
          </li>
        ))}
      </ul>
      <Neighbours
        baseUrl={site.baseUrl}
        label={pageText.docNeighbours}
        previous={navigation.previous && { ...navigation.previous, label: pageText.previousPage }}
        next={navigation.next && { ...navigation.next, label: pageText.nextPage }}
      />
    </ArticleColumns>
  )
}

type IndexItem = Extract<PageContent, { kind: 'generated-index' }>['index']['items'][number]

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
