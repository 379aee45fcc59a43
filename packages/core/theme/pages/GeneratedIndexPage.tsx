import type { ClientSite, PageContent } from '../../model'
import { pageText } from '../text'
import { ArticleColumns } from './ArticleColumns'
import { Breadcrumbs } from './Breadcrumbs'
import { EntryList } from './EntryList'
import { Neighbours } from './Neighbours'

interface GeneratedIndexPageProps {
  site: ClientSite
  content: Extract<PageContent, { kind: 'generated-index' }>
}

export function GeneratedIndexPage({ site, content }: GeneratedIndexPageProps) {
  const { index, navigation } = content
  return (
    <ArticleColumns>
      <Breadcrumbs baseUrl={site.baseUrl} trail={navigation.breadcrumbs} />
      <header className="article-header">
        <h1>{index.title}</h1>
        {index.description && <p className="lead">{index.description}</p>}
      </header>
      <EntryList items={index.items} baseUrl={site.baseUrl} />
      <Neighbours
        baseUrl={site.baseUrl}
        label={pageText.docNeighbours}
        previous={navigation.previous && { ...navigation.previous, label: pageText.previousPage }}
        next={navigation.next && { ...navigation.next, label: pageText.nextPage }}
      />
    </ArticleColumns>
  )
}
