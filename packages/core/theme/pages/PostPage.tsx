import { type ClientSite, type PageContent, withBase } from '../../model'
import { pageText } from '../text'
import { ArticleColumns } from './ArticleColumns'
import { ArticleFooter } from './ArticleFooter'
import { Below } from './Below'
import { Breadcrumbs } from './Breadcrumbs'
import { Neighbours } from './Neighbours'
import { StatusNotice } from './Notices'
import { PostHeader } from './PostHeader'
import { PostTags } from './PostTags'
import { TableOfContents } from './TableOfContents'

interface PostPageProps {
  site: ClientSite
  content: Extract<PageContent, { kind: 'post' }>
}

export function PostPage({ site: { baseUrl }, content }: PostPageProps) {
  const { post, toc } = content
  return (
    <ArticleColumns toc={toc}>
      <Breadcrumbs baseUrl={baseUrl} trail={content.breadcrumbs} />
      <StatusNotice unlisted={content.unlisted} />
      <article>
        <PostHeader baseUrl={baseUrl} post={post} />
        <TableOfContents toc={toc} />
        <div
          className="article"
          id="__blog-post-container"
          dangerouslySetInnerHTML={{ __html: content.html }}
        />
      </article>
      <Below html={content.below} />
      <PostTags baseUrl={baseUrl} tags={post.tags} />
      <ArticleFooter
        editUrl={content.editUrl}
        lastUpdate={content.lastUpdate}
        markdownUrl={withBase(baseUrl, content.markdownUrl)}
      />
      <Neighbours
        baseUrl={baseUrl}
        label={pageText.postNeighbours}
        previous={post.newer && { ...post.newer, label: pageText.newerPost }}
        next={post.older && { ...post.older, label: pageText.olderPost }}
      />
    </ArticleColumns>
  )
}
