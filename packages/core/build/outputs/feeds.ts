import { Feed } from 'feed'
import { feedsOf } from '../../content'
import { absoluteUrl, type Blog, type ClientSite, withSlash } from '../../model'
import type { PageRecord } from '../page-record'

export function makeFeeds(of: {
  site: ClientSite
  blog: Blog
  /** Whether the site has several feeds, so that the site's name alone is ambiguous. */
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

/** Escapes "<" in attributes, which the library does not. */
function escapeLabels(atom: string): string {
  return atom.replace(/<category label="[^"]*"/g, tag => `<${tag.slice(1).replaceAll('<', '&lt;')}`)
}

/** Removes control characters, which XML does not allow even when escaped. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
}

/** Makes addresses absolute, because feed readers show the text outside of the site. */
function absolutise(html: string, site: ClientSite, pageUrl: string): string {
  const whole = (_: string, name: string, value: string) =>
    `${name}="${value.startsWith('#') ? pageUrl : site.url}${value}"`
  // Only in tags, so that visible code stays unchanged.
  return html.replace(/<\w[^>]*>/g, tag =>
    tag
      .replace(/\b(href|src)="(#[^"]*|\/(?!\/)[^"]*)"/g, whole)
      // Feed readers lack the theme's variables, so drawings use the fallback colours.
      .replace(/var\(--[\w-]+, ([^()]+)\)/g, '$1'),
  )
}
