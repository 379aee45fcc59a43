import { Feed } from 'feed'
import { feedsOf } from '../../content'
import { type Blog, type ClientSite, withSlash } from '../../model'
import { absoluteUrl } from '../../pipeline'
import type { PageRecord } from '../page-record'

/** RSS and Atom of the newest posts, with their full text. */
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
      title: post.title,
      date: new Date(post.date),
      description: post.description,
      content: absolutise(articles.get(post.path) ?? '', site, url),
      category: post.tags.map(({ label }) => ({ name: label })),
      author: post.authors.map(({ name, url }) => ({ name, link: url })),
    })
  }
  return { rss: feed.rss2(), atom: feed.atom1() }
}

/** Feed readers show the text away from the site: addresses must be whole. */
function absolutise(html: string, site: ClientSite, pageUrl: string): string {
  const whole = (_: string, name: string, value: string) =>
    `${name}="${value.startsWith('#') ? pageUrl : site.url}${value}"`
  // Only in tags: code that is shown stays as it was written.
  return html.replace(/<\w[^>]*>/g, tag =>
    tag
      .replace(/\b(href|src)="(#[^"]*|\/(?!\/)[^"]*)"/g, whole)
      .replace(/var\(--diagram-([\w-]+)\)/g, (_, name: string) => DIAGRAM[name] ?? DIAGRAM.text!),
  )
}

/** Where there is no theme, diagrams are dark on light. */
const DIAGRAM: Record<string, string> = {
  bg: '#ffffff',
  text: '#1f2328',
  line: '#59636e',
  arrow: '#59636e',
  'node-fill': '#f6f8fa',
  'node-stroke': '#59636e',
  'group-fill': '#ffffff',
  'group-hdr': '#eaeef2',
  'inner-stroke': '#d1d9e0',
  'key-badge': '#eaeef2',
  'part-1': '#1a7f64',
  'part-2': '#d9822b',
  'part-3': '#8f5fd0',
  'part-4': '#d1487a',
  'part-5': '#6f7b88',
  'part-6': '#b08d16',
}
