import { Fragment } from 'react'
import { type ClientSite, type DocBadge, type DocChoice, type PageContent, withBase } from '../../model'
import { Icon } from '../layout/Icon'
import TabItem from '../mdx/TabItem'
import Tabs from '../mdx/Tabs'
import { pageText } from '../text'
import { ArticleColumns } from './ArticleColumns'
import { ArticleFooter } from './ArticleFooter'
import { Below } from './Below'
import { Breadcrumbs } from './Breadcrumbs'
import { Neighbours } from './Neighbours'
import { StatusNotice, VersionNotice } from './Notices'
import { Phrases } from './Phrases'
import { PostTags } from './PostTags'
import { TableOfContents } from './TableOfContents'

interface DocPageProps {
  site: ClientSite
  content: Extract<PageContent, { kind: 'doc' }>
}

/** A document page: breadcrumbs, article and neighbours. */
export function DocPage({ site, content }: DocPageProps) {
  const { baseUrl } = site
  const { badge, navigation, toc, versionBadge } = content
  const isWanted = badge?.choice && content.html.includes(`data-group="${badge.choice.group}"`)
  const choice = isWanted ? badge.choice : undefined
  return (
    <ArticleColumns toc={toc}>
      <VersionNotice banner={content.versionBanner} baseUrl={baseUrl} />
      <StatusNotice draft={content.draft} unlisted={content.unlisted} />
      <Breadcrumbs baseUrl={baseUrl} trail={navigation.breadcrumbs} />
      <article>
        <header className="article-header">
          {content.showTitle && (
            <h1>
              <Phrases text={content.title} />
            </h1>
          )}
          {(versionBadge || (badge && !choice)) && (
            <div className="article-meta">
              {versionBadge && <p className="badge">{pageText.versionBadge(versionBadge)}</p>}
              {badge && !choice && <Badge {...badge} />}
            </div>
          )}
          {choice && <Choice {...choice} />}
        </header>
        <TableOfContents toc={toc} />
        <div className="article" dangerouslySetInnerHTML={{ __html: content.html }} />
      </article>
      <Below html={content.below} />
      <PostTags baseUrl={site.baseUrl} tags={content.tags} />
      <ArticleFooter {...content} markdownUrl={withBase(baseUrl, content.markdownUrl)} />
      <Neighbours
        baseUrl={baseUrl}
        label={pageText.docNeighbours}
        previous={navigation.previous && { ...navigation.previous, label: pageText.previousPage }}
        next={navigation.next && { ...navigation.next, label: pageText.nextPage }}
      />
      <BackToTop />
    </ArticleColumns>
  )
}

function Badge({ label, parts }: DocBadge) {
  return (
    <p className="doc-badge">
      <span className="doc-badge-label">{label}</span>
      {parts.map(part => (
        <span key={part} className="doc-badge-part">
          {part}
        </span>
      ))}
    </p>
  )
}

/** Tabs whose panels describe the choice; the article's tabs of the same group follow. */
function Choice({ label, group, query, options }: DocChoice) {
  return (
    <div className="doc-choice">
      <p className="doc-choice-label">{label}</p>
      <Tabs groupId={group} queryString={query}>
        {options.map(({ value, label, parts, link }) => (
          <TabItem key={value} value={value} label={label}>
            <p>
              {parts.map(part => (
                <Fragment key={part}>
                  <span>{part}</span>{' '}
                </Fragment>
              ))}
              {link && (
                <a href={link.href} rel="noopener noreferrer" target="_blank">
                  {link.label}
                </a>
              )}
            </p>
          </TabItem>
        ))}
      </Tabs>
    </div>
  )
}

/** Visible while the visitor scrolls up. */
function BackToTop() {
  return (
    <button type="button" className="back-to-top" data-back-to-top aria-label={pageText.backToTop}>
      <Icon name="arrowUp" />
    </button>
  )
}
