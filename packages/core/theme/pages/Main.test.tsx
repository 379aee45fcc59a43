import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ClientSite, PageContent } from '../../model'
import { Main } from './Main'

const site = {
  title: 'plugin',
  baseUrl: '/base/',
  search: { searchPagePath: '/search' },
  navbar: {
    items: [
      { type: 'link', label: '指南', href: '/docs/intro', external: false, position: 'left' },
      { type: 'link', label: 'GitHub', href: 'https://github.com', external: true, position: 'right' },
      {
        type: 'dropdown',
        label: '更多',
        position: 'left',
        items: [{ type: 'link', label: '博客', href: '/blog', external: false, position: 'left' }],
      },
    ],
  },
} as unknown as ClientSite

const toc = [{ id: 'why', html: '为什么', level: 2 }]
const post = {
  path: '/blog/a',
  title: '一篇',
  date: '2025-08-04',
  readingMinutes: 2.01,
  authors: [{ name: '某人', path: '/blog/authors/x' }],
  tags: [{ label: '发布', path: '/blog/tags/release' }],
  newer: { title: '新的', path: '/blog/b' },
}
const common = { path: '/x', title: '标题' }
const contents: Record<PageContent['kind'], PageContent> = {
  doc: {
    ...common,
    kind: 'doc',
    html: '<p>正文</p>',
    toc,
    showTitle: true,
    badge: { label: '适用于', parts: ['plugin 4.2.x', 'Host 3、4'] },
    navigation: {
      breadcrumbs: [
        { label: '开始', path: '/docs/start' },
        { label: '组' },
        { label: '本页', path: '/docs/x' },
      ],
      previous: { title: '前', path: '/docs/a' },
      next: { title: '后', path: '/docs/b' },
    },
    editUrl: 'https://example.com/edit',
    reportUrl: 'https://example.com/report',
    lastUpdate: { date: '2025-08-04', author: '某人' },
    markdownUrl: '/docs/x.md',
    unlisted: false,
    draft: true,
    tags: [{ label: '入门', path: '/docs/tags/start' }],
    versionBadge: '3.x',
    versionBanner: { label: '3.x', latestPath: '/docs/x', latestLabel: '4.x', kind: 'unmaintained' },
  },
  'generated-index': {
    ...common,
    kind: 'generated-index',
    navigation: { breadcrumbs: [] },
    index: {
      version: 'current',
      path: '/x',
      sidebar: 's',
      title: '分类',
      keywords: [],
      items: [{ label: '组', href: '/docs/g', external: false, count: 3 }],
    },
  },
  post: {
    ...common,
    kind: 'post',
    breadcrumbs: [{ label: '博客', path: '/blog' }, { label: '博文' }],
    html: '<p>博文</p>',
    toc,
    post,
    markdownUrl: '/blog/a.md',
    unlisted: true,
  },
  'post-list': {
    ...common,
    kind: 'post-list',
    posts: [{ ...post, excerptHtml: '<p>摘要</p>', truncated: true }],
    olderPath: '/blog/page/2',
    archivePath: '/blog/archive',
    of: { label: '发布', kind: 'tag' },
  },
  archive: {
    ...common,
    kind: 'archive',
    breadcrumbs: [{ label: '博客', path: '/blog' }, { label: '历史博文' }],
    feedPath: '/blog/rss.xml',
    years: [
      {
        year: '2025',
        posts: [
          { title: '晚', path: '/blog/late', date: '2025-08-04', description: '说晚上' },
          { title: '早', path: '/blog/early', date: '2025-03-06' },
        ],
      },
    ],
  },
  tags: { ...common, kind: 'tags', tags: [{ label: '发布', path: '/blog/tags/release', count: 2 }] },
  authors: { ...common, kind: 'authors', authors: [{ name: '某人', path: '/blog/authors/x', count: 1 }] },
  component: { ...common, kind: 'component', html: '<section>首页</section>' },
  search: { ...common, kind: 'search' },
  'not-found': { ...common, kind: 'not-found' },
}
const render = (kind: PageContent['kind'], change: object = {}) =>
  renderToStaticMarkup(<Main site={site} content={{ ...contents[kind], ...change } as PageContent} />)

test.each(Object.keys(contents) as PageContent['kind'][])(
  '%s carries no style and links under the base URL',
  kind => {
    const html = render(kind)
    expect(html).not.toMatch(/ style=/)
    for (const [, href] of html.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(/^(?:\/base\/|https:|#)/)
  },
)

test('a document shows where it stands, what it holds for, and how to fix it', () => {
  const html = render('doc')
  expect(html).toMatch(/aria-label="页面路径".*href="\/base\/" aria-label="主页面".*<span>组<\/span>/)
  expect(html).toContain('<span aria-current="page">本页</span>')
  expect(html).toContain('plugin 4.2.x')
  expect(html).toContain('Host 3、4')
  expect(html).toContain('href="/base/docs/x.md" data-copy-markdown="true"')
  expect(html).toMatch(/aria-label="文件选项卡".*上一页.*前.*下一页.*后/)
  expect(html).toContain('版本：3.x')
  expect(html).toContain('草稿页')
  expect(html).toMatch(/href="\/base\/docs\/x" data-latest-version="true">查看最新版本（4\.x）/)
  expect(html).toMatch(/最后由 某人 于 <time dateTime="2025-08-04">2025年8月4日<\/time> 更新/)
  expect(html).toContain('data-back-to-top')
})

test('the table of contents is sent once, for wide and narrow screens', () => {
  const html = render('doc')
  expect(html.match(/toc-highlight" href="#why"/g)).toHaveLength(1)
  expect(html).toMatch(/<details class="toc-mobile">.*<\/details><div class="column-toc">/)
  expect(render('doc', { toc: [] })).not.toContain('toc')
})

test('a title in the body is not drawn twice', () => {
  expect(render('doc', { showTitle: false })).not.toContain('<h1')
})

test('a post tells date, rounded reading time and neighbours; a list links to it', () => {
  const page = render('post')
  expect(page).toMatch(/2025年8月4日.*阅读需 3 分钟/)
  expect(page).toContain('id="__blog-post-container"')
  expect(page).toMatch(/较新一篇.*新的/)
  const list = render('post-list')
  expect(list).toContain('<h1>标签「发布」</h1>')
  expect(list).toMatch(/<h2 class="post-title"><a href="\/base\/blog\/a">/)
  expect(list).toContain('阅读 一篇 的全文')
  expect(list).toContain('较旧的博文')
  expect(list).toContain('<a href="/base/blog/archive">历史博文</a>')
})

test('the archive leads back, counts the posts, lists those of a year with what they are about, and the feed', () => {
  const html = render('archive')
  expect(html).toContain('<a href="/base/blog">博客</a>')
  expect(html).toContain('<p class="lead">2 篇博文</p>')
  expect(html).toContain('<h2 id="2025">')
  expect(html).toMatch(/晚.*说晚上.*早/)
  expect(html).toContain('<a href="/base/blog/rss.xml">RSS 订阅</a>')
})

test('not found offers search and the sections of the site, external ones excepted', () => {
  const html = render('not-found')
  expect(html).toMatch(/<form [^>]*action="\/base\/search"><input type="search"[^>]* name="q"/)
  expect(html).toMatch(/指南.*href="\/base\/blog">更多/)
  expect(html).not.toContain('github.com')
})

test('the search page is a place for its island', () => {
  expect(render('search')).toContain('data-island="engine:search-page"')
})
