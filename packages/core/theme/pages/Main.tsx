import type { ClientSite, PageContent } from '../../model'
import { pageText } from '../text'
import { ArchivePage } from './ArchivePage'
import { CountedLinksPage } from './CountedLinksPage'
import { DocPage } from './DocPage'
import { GeneratedIndexPage } from './GeneratedIndexPage'
import { NotFoundPage } from './NotFoundPage'
import { PostListPage } from './PostListPage'
import { PostPage } from './PostPage'
import { SearchPlaceholder } from './SearchPlaceholder'
import { TextPage } from './TextPage'

/** Content of <main> for every kind of page. */
export function Main({ site, content }: { site: ClientSite; content: PageContent }) {
  switch (content.kind) {
    case 'doc':
      return <DocPage site={site} content={content} />
    case 'generated-index':
      return <GeneratedIndexPage site={site} content={content} />
    case 'post':
      return <PostPage site={site} content={content} />
    case 'post-list':
      return <PostListPage site={site} content={content} />
    case 'archive':
      return <ArchivePage site={site} content={content} />
    case 'tags':
      return (
        <CountedLinksPage
          baseUrl={site.baseUrl}
          title={content.title || pageText.allTags}
          links={content.tags}
        />
      )
    case 'authors':
      return (
        <CountedLinksPage
          baseUrl={site.baseUrl}
          title={content.title || pageText.authors}
          links={content.authors.map(({ name, ...author }) => ({ label: name, ...author }))}
        />
      )
    case 'component':
      return content.toc ? (
        <TextPage html={content.html} toc={content.toc} />
      ) : (
        <div className="canvas" dangerouslySetInnerHTML={{ __html: content.html }} />
      )
    case 'search':
      return <SearchPlaceholder />
    case 'not-found':
      return <NotFoundPage site={site} />
  }
}
