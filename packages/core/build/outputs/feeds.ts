import { Feed } from 'feed'
import { feedsOf } from '../../content'
import { absoluteUrl, type Blog, type ClientSite, withSlash } from '../../model'
import type { PageRecord } from '../page-record'

export function makeFeeds(of: {
  site: ClientSite
  blog: Blog
  /** Whether the site has others beside it: the name of the site does not tell them apart. */
  isOneOfSeveral?: boolean
  records: PageRecord[]
}): {
  rss: string
  atom: string
} {
  const { site, blog, isOneOfSeveral, records } = of
  const { feed: settings } = blog
  const articles = new Map(records.map(record => [record.path, record.article ?? '']))
  const posts = blog.posts.filter(post => !post.unlisted).slice(0, settings.limit)
  const title = settings.title ?? `${site.title} ${isOneOfSeveral ? blog.title : 'Blog'}`
  const feed = new Feed({
    id: absoluteUrl(site, withSlash(blog.path, site.trailingSlash)),
    link: absoluteUrl(site, withSlash(blog.path, site.trailingSlash)),
    title,
    description: settings.description ?? title,
    language: site.locale.htmlLang,
    updated: posts[0] && new Date(posts[0].date),
    copyright: '',
    feedLinks: Object.fromEntries(feedsOf([blog]).map(({ type, path }) => [type, absoluteUrl(site, path)])),
  })
  for (const post of posts) {
    const url = absoluteUrl(site, post.path)
    feed.addItem({
      id: url,
      link: url,
      title: withoutControls(post.title),
      date: new Date(post.date),
      description: post.description && withoutControls(post.description),
      content: withoutControls(absolutise(articles.get(post.path) ?? '', site, url)),
      category: post.tags.map(({ label }) => ({ name: withoutControls(label) })),
      author: post.authors.map(({ name, url }) => ({ name: withoutControls(name), link: url })),
    })
  }
  return { rss: feed.rss2(), atom: escapeLabels(feed.atom1()) }
}

/** In attributes the library leaves a "<" as it is. */
function escapeLabels(atom: string): string {
  return atom.replace(/<category label="[^"]*"/g, tag => `<${tag.slice(1).replaceAll('<', '&lt;')}`)
}

/** XML takes no control characters, however they are written. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
}

/** Feed readers show the text away from the site: addresses must be whole. */
function absolutise(html: string, site: ClientSite, pageUrl: string): string {
  const whole = (_: string, name: string, value: string) =>
    `${name}="${value.startsWith('#') ? pageUrl : site.url}${value}"`
  // Only in tags: code that is shown stays as it was written.
  return html.replace(/<\w[^>]*>/g, tag =>
    tag
      .replace(/\b(href|src)="(#[^"]*|\/(?!\/)[^"]*)"/g, whole)
      // There is no theme: a drawing has the colours it names beside its variables.
      .replace(/var\(--[\w-]+, ([^()]+)\)/g, '$1'),
  )
}
