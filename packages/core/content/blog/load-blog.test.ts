import { beforeAll, expect, test } from 'vitest'
import type { Blog } from '../../model'
import type { LoadedContent } from '..'
import { archiveYears, contentRoutes, createPostViews, postListPages } from '..'
import { loadFixture } from '../fixtures/load-fixture'
import { identifyPost } from './post-identity'

let loaded: LoadedContent
let blog: Blog
beforeAll(async () => {
  loaded = await loadFixture('blog')
  blog = loaded.content.blogs[0]!
})
const post = (title: string) => blog.posts.find(item => item.title === title)!

test.each([
  ['2025/3/v4-release.md', '/2025/3/v4-release', undefined],
  ['2025-03-06-release.md', '/2025/03/06/release', '2025-03-06T00:00:00.000Z'],
  ['2025/3/6/release/index.md', '/2025/3/6/release', '2025-03-06T00:00:00.000Z'],
  ['news/2025-03-06.mdx', '/2025/03/06/news', '2025-03-06T00:00:00.000Z'],
  ['news/2025-03-06-a.mdx', '/2025/03/06/news/a', '2025-03-06T00:00:00.000Z'],
  ['a/index.md', '/a', undefined],
  ['2025-99-99-x.md', '/2025-99-99-x', undefined],
])('%s has the address %s and the date %s', (file, slug, date) => {
  expect(identifyPost(file, undefined)).toMatchObject({ slug, date })
  expect(identifyPost(file, undefined).noDate).toBe(file === '2025-99-99-x.md' ? '2025-99-99' : undefined)
})

test('posts come newest first; drafts do not come', () => {
  expect(loaded.problems).toEqual([])
  expect(blog.posts.map(({ path, title, date }) => [path, title, date])).toEqual([
    ['/blog/secret', '未列出', '2025-05-01T08:00:00.000Z'],
    ['/blog/2025/3/release', '发布', '2025-03-06T00:00:00.000Z'],
    ['/blog/2024/12/31/last-day', '最后一天', '2024-12-31T00:00:00.000Z'],
    ['/blog/special/address', '自定义地址', '2024-06-01T15:30:00.000Z'],
    ['/blog/2024/01/02/first', 'first', '2024-01-02T00:00:00.000Z'],
  ])
})

test('a heading that is no title stays in the body; a post without a marker is warned about', () => {
  const source = loaded.content.sources.get('blog/2025/3/release.md')!
  expect(source.headings[0]).toMatchObject({ level: 1, text: '正文标题' })
  expect(source.body.output).toContain('<p>正文。</p>')
  expect(source.body.output).toContain('<h1>正文标题</h1>')
  expect(post('发布').truncated).toBe(true)
  expect(post('自定义地址').truncated).toBe(false)
  expect(loaded.warnings.map(({ where }) => where?.file)).toContain('blog/blog/custom.md')
})

test('authors and tags', () => {
  expect(post('发布').authors).toEqual([
    { key: 'ann', name: 'Ann', title: 'Writer', imageUrl: '/img/ann.png', path: '/blog/authors/ann' },
  ])
  expect(post('最后一天').authors).toEqual([
    { key: 'ben', name: 'Ben', path: '/blog/authors/ben' },
    { name: 'Guest', url: 'https://example.org' },
  ])
  expect(post('first').authors).toEqual([{ name: 'Old', url: 'https://example.org/old' }])
  expect(blog.tags.map(({ tag, posts }) => [tag.path, posts.length])).toEqual([
    ['/blog/tags/release-notes', 2],
    ['/blog/tags/中文', 1],
  ])
  expect(blog.authors.map(({ author }) => author.path)).toEqual(['/blog/authors/ann', '/blog/authors/ben'])
})

test('the sidebar holds the newest posts by year, the archive all of them in the same order', () => {
  expect(blog.sidebar.map(({ year, posts }) => [year, posts.map(item => item.title)])).toEqual([
    ['2025', ['秘密', '发布']],
    ['2024', ['最后一天']],
  ])
  expect(blog.sidebar[0]?.posts[0]?.unlisted).toBe(true)
  expect(archiveYears(blog).map(({ year, posts }) => [year, posts.map(item => item.title)])).toEqual([
    ['2025', ['发布']],
    ['2024', ['最后一天', '自定义地址', 'first']],
  ])
})

test('lists have pages', () => {
  const pages = postListPages(blog)
  expect(pages.map(page => page.path)).toEqual([
    '/blog',
    '/blog/page/2',
    '/blog/tags/release-notes',
    '/blog/tags/中文',
    '/blog/authors/ann',
    '/blog/authors/ben',
  ])
  expect(pages[0]).toMatchObject({ newerPath: undefined, olderPath: '/blog/page/2' })
  expect(pages[1]).toMatchObject({ newerPath: '/blog', olderPath: undefined })
  expect(pages[0]?.posts.map(item => item.title)).toEqual(['发布', '最后一天'])
  expect(pages[2]?.of).toEqual({ label: 'Release Notes', kind: 'tag' })
})

test('a post knows its neighbours; an unlisted one has none', () => {
  const view = createPostViews(blog)
  expect(view({ ...post('最后一天'), readingMinutes: 3 })).toMatchObject({
    readingMinutes: 3,
    newer: { title: '发布', path: '/blog/2025/3/release' },
    older: { title: '自定义地址', path: '/blog/special/address' },
  })
  expect(view(post('发布')).newer).toBeUndefined()
  expect(view(post('未列出'))).toMatchObject({ newer: undefined, older: undefined })
})

test('routes of tags and authors exist because posts have them', () => {
  const paths = contentRoutes(loaded.content).map(route => route.path)
  expect(paths).toContain('/blog/archive')
  expect(paths).toContain('/blog/tags')
  expect(paths).toContain('/blog/authors')
})

test('edit links', () => {
  expect(post('发布').editUrl).toBe('https://example.com/edit/blog/2025/3/release.md')
})
