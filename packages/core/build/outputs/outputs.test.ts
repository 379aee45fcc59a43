import { describe, expect, it } from 'vitest'
import type { Blog, ClientSite } from '../../model'
import type { PageRecord } from '../page-record'
import { makeFeeds } from './feeds'
import { makeLlms, makeLlmsFull } from './llms'
import { makeOpenSearch } from './opensearch'
import { makeSitemap } from './sitemap'

const site = {
  title: '站 & 点',
  tagline: '一句话',
  url: 'https://example.com',
  baseUrl: '/x/',
  locale: { htmlLang: 'zh-cn' },
} as ClientSite

const record = (path: string, extra: Partial<PageRecord> = {}): PageRecord =>
  ({
    path,
    title: `题 ${path}`,
    group: '组',
    hasTwin: true,
    head: { canonical: `https://example.com/x${path}`, noindex: false, keywords: [], description: '说明' },
    ...extra,
  }) as PageRecord

const hidden = record('/hidden', {
  head: { canonical: 'https://example.com/x/hidden', noindex: true, keywords: [] },
})

it('lists indexable pages in the sitemap, weekly with priority 0.5', () => {
  const xml = makeSitemap([record('/b'), record('/a'), hidden, record('/tags/x')])
  expect([...xml.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url)).toEqual([
    'https://example.com/x/a',
    'https://example.com/x/b',
  ])
  expect(xml).toContain('<changefreq>weekly</changefreq><priority>0.5</priority>')
})

it('lists the twins with their descriptions in llms.txt', () => {
  const text = makeLlms(site, [record('/a'), hidden])
  expect(text).toContain('# 站 & 点\n\n> 一句话\n\n## 组\n\n- [题 /a](https://example.com/x/a.md): 说明')
  expect(text).not.toContain('hidden')
})

it('holds the text of all twins in llms-full.txt', () => {
  const text = makeLlmsFull(site, [record('/a'), hidden, record('/b')], path => `# ${path}\n\n正文\n\n`)
  expect(text).toBe(
    [
      '# 站 & 点\n\n> 一句话\n',
      'Source: https://example.com/x/a\n\n# a.md\n\n正文\n',
      'Source: https://example.com/x/b\n\n# b.md\n\n正文\n',
    ].join('\n---\n\n'),
  )
})

it('escapes the title in opensearch.xml and names the query parameter', () => {
  const xml = makeOpenSearch(site, '/search')
  expect(xml).toContain('<ShortName>站 &amp; 点</ShortName>')
  expect(xml).toContain('template="https://example.com/x/search?q={searchTerms}"')
})

describe('feeds', () => {
  const post = (path: string, date: string, unlisted = false) =>
    ({
      path,
      title: path,
      date,
      unlisted,
      tags: [{ label: '标', path: '/t' }],
      authors: [],
    }) as unknown as Blog['posts'][number]
  const blog = {
    path: '/blog',
    posts: [
      post('/blog/new', '2025-08-04T00:00:00.000Z'),
      post('/blog/secret', '2025-08-01T00:00:00.000Z', true),
      post('/blog/old', '2025-03-06T00:00:00.000Z'),
    ],
    feed: { types: ['rss', 'atom'], limit: 20 },
  } as Blog
  const records = [
    record('/blog/new', {
      article: '<p><a href="/x/docs#a">x</a><a href="#b">y</a><img src="/x/i.png"></p>',
    }),
  ]
  const feeds = makeFeeds({ site, blog, records })

  it('carry the full text with whole addresses', () => {
    for (const xml of [feeds.rss, feeds.atom]) {
      expect(xml).toContain('https://example.com/x/docs#a')
      expect(xml).toContain('https://example.com/x/blog/new#b')
      expect(xml).toContain('https://example.com/x/i.png')
    }
  })
  it('show drawings in colours that need no theme', () => {
    const article =
      '<svg><rect fill="var(--part-fill, #f6f8fa)"/><text fill="var(--part-text, #1f2328)">A</text></svg><code>var(--part-x, red)</code>'
    const { atom } = makeFeeds({
      site,
      blog,
      records: [record('/blog/new', { article })],
    })
    expect(atom).toMatch(/rect fill="#f\w+"/)
    expect(atom).toMatch(/text fill="#1f\w+"/)
    expect(atom.match(/var\(--part-\w+/g)).toEqual(['var(--part-x'])
  })
  it('are well-formed whatever tags and titles hold', () => {
    const [post] = blog.posts
    const tags = [{ label: 'a<b & "c"', path: '/blog/tags/a' }]
    const posts = [{ ...post!, title: 'P \x07\x1b x < y', tags }]
    const odd = makeFeeds({ site, blog: { ...blog, posts } as typeof blog, records })
    expect(odd.atom).toContain('label="a&lt;b &amp; &quot;c&quot;"')
    for (const xml of [odd.rss, odd.atom]) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(xml).not.toMatch(/[\x07\x1b]/)
      expect(xml).not.toMatch(/="[^"]*<[^"]*"/)
    }
  })
  it('name their own addresses, in a blog that is the whole site as well', () => {
    expect(feeds.atom).toContain('href="https://example.com/x/blog/atom.xml"')
    const { rss, atom } = makeFeeds({ site, blog: { ...blog, path: '/' }, records })
    expect(rss).toContain('href="https://example.com/x/rss.xml"')
    expect(atom).toContain('href="https://example.com/x/atom.xml"')
  })
  it('have the title of their blog where there are several', () => {
    const titleOf = (isOneOfSeveral: boolean) =>
      /<title>(.*)<\/title>/.exec(
        makeFeeds({ site, blog: { ...blog, title: '新闻' }, isOneOfSeveral, records }).atom,
      )?.[1]
    expect([titleOf(false), titleOf(true)]).toEqual(['站 &amp; 点 Blog', '站 &amp; 点 新闻'])
  })
  it('leave unlisted posts out and begin with the newest', () => {
    expect(feeds.rss).not.toContain('secret')
    expect(feeds.rss.indexOf('/blog/new')).toBeLessThan(feeds.rss.indexOf('/blog/old'))
    expect(feeds.atom).toContain('<updated>2025-08-04T00:00:00.000Z</updated>')
  })
})
