import { beforeAll, describe, expect, test } from 'vitest'
import type { DocsVersion, SidebarNode } from '../model'
import type { LoadedContent } from '.'
import { activeVersion, createAlternates, createDocNavigation, versionNotice } from '.'
import { loadFixture } from './fixtures/load-fixture'

let loaded: LoadedContent
let next: DocsVersion
let stable: DocsVersion
let old: DocsVersion
beforeAll(async () => {
  loaded = await loadFixture('two-versions')
  ;[next, stable, old] = loaded.content.versions as [DocsVersion, DocsVersion, DocsVersion]
})

const doc = (version: DocsVersion, id: string) => version.docs.find(item => item.id === id)!
const outline = (nodes: SidebarNode[]): unknown[] =>
  nodes.map(node =>
    node.type === 'html'
      ? node.html
      : node.type === 'link'
        ? node.label
        : { [node.label]: outline(node.items) },
  )
const sidebar = (version: DocsVersion, id: string) => version.sidebars.find(item => item.id === id)!

test('a sidebar frozen by an old Docusaurus has the version before its names', () => {
  expect(outline(sidebar(stable, 'main').nodes).at(-1)).toEqual({ Frozen: [expect.any(String)] })
})

test('the fixture is sound', () => {
  expect(loaded.problems).toEqual([])
})

describe('documents', () => {
  test('have addresses by version', () => {
    expect([next.path, stable.path, old.path]).toEqual(['/docs/next', '/docs', '/docs/0.9'])
    expect([next.isLast, stable.isLast, old.isLast]).toEqual([false, true, false])
    expect(doc(next, 'intro').path).toBe('/docs/next')
    expect(doc(next, 'guide/begin').path).toBe('/docs/next/guide/begin')
    expect(doc(next, 'guide/nested/Nested').path).toBe('/docs/next/guide/nested')
    expect(doc(next, 'guide/nested/deep').path).toBe('/docs/next/guide/up')
    expect(doc(stable, 'guide/install').path).toBe('/docs/guide/install')
  })

  test('partials, tests and drafts are no pages', () => {
    const sources = next.docs.map(item => item.source)
    expect(sources.filter(source => /_|test/.test(source))).toEqual([])
    expect(next.draftIds).toEqual(['draft'])
    expect(doc(next, 'draft')).toBeUndefined()
    expect(loaded.content.sources.has('docs/draft.md')).toBe(false)
  })

  test('take title and description from front matter, else from the body, else from the file', () => {
    expect(doc(next, 'intro')).toMatchObject({
      title: '简介',
      description: '第一段，带 粗体 和 链接。',
      showTitle: false,
    })
    expect(doc(next, 'guide/install')).toMatchObject({
      title: '安装',
      description: '怎么安装',
      showTitle: true,
    })
    expect(doc(next, 'guide/begin')).toMatchObject({ title: 'begin', showTitle: false, sidebarPosition: 1 })
  })

  test('keep what front matter says', () => {
    expect(doc(next, 'guide/install')).toMatchObject({
      fields: { requires: { engine: '4.2.x', lines: [3, 4] } },
      tags: [
        { label: 'setup', path: '/docs/next/tags/setup' },
        { label: '起步', path: expect.stringContaining('/docs/next/tags/') },
      ],
      keywords: ['装不上', '404'],
      lastUpdate: { date: '2025-03-06T00:00:00.000Z', author: 'Ann' },
      format: 'mdx',
      tocLevels: { min: 2, max: 3 },
      editUrl: 'https://example.com/edit/docs/01-guide/02-install.mdx',
    })
    const written = loaded.content.frontMatter.get('docs/01-guide/02-install.mdx')
    expect(written).toMatchObject({ owner: 'docs-team', title: '安装', keywords: ['装不上', 404] })
    expect(doc(next, 'guide/begin').editUrl).toBeUndefined()
    expect(doc(next, 'guide/begin').tocLevels).toEqual({ min: 2, max: 4 })
  })

  test('sources begin where the body begins; links find their files', () => {
    expect(loaded.content.sources.get('docs/intro.md')).toMatchObject({ bodyLine: 5 })
    expect(loaded.content.sources.get('docs/intro.md')?.body.output).toMatch(/^<h1>简介/)
    expect(loaded.content.files.get('docs/01-guide/02-install.mdx')).toBe('/docs/next/guide/install')
  })

  test('drafts are pages in development', async () => {
    const { content, problems } = await loadFixture('two-versions', { mode: 'development' })
    expect(problems).toEqual([])
    expect(doc(content.versions[0]!, 'draft')).toMatchObject({ draft: true, path: '/docs/next/draft' })
  })
})

describe('sidebars', () => {
  test('hold every kind of item; drafts vanish', () => {
    expect(outline(sidebar(next, 'main').nodes)).toEqual([
      '简介',
      'begin',
      '装',
      { 嵌套: ['标题'] },
      'hidden',
      '只有草稿',
      '外链',
      '<hr>',
    ])
    expect(outline(sidebar(next, 'reference').nodes)).toEqual([
      '回到简介',
      { 'API 参考': ['b', '接口首页', 'a', { types: ['z'] }, '外部接口'] },
      { 短写分类: ['装'] },
    ])
  })

  test('are made from folders and category files', async () => {
    const { content } = await loadFixture('two-versions', {
      config: { docs: { lastUpdate: { date: false } }, navbar: {}, redirects: [] },
    })
    const [only] = content.versions as [DocsVersion]
    expect(outline(sidebar(only, 'defaultSidebar').nodes)).toEqual([
      { 指南: ['begin', '装', { 嵌套: ['标题'] }] },
      '2021-11-log',
      { 接口: ['b', 'a', { types: ['z'] }] },
      'hidden',
      '简介',
      '笔记',
    ])
    const [guide, , api] = sidebar(only, 'defaultSidebar').nodes
    expect(guide).toMatchObject({ collapsed: false, href: undefined })
    expect(api).toMatchObject({ collapsed: true, href: '/docs/api', docId: 'api/README' })
  })

  test('know their first page, and a document belongs to the last that holds it', () => {
    expect(sidebar(next, 'main').link).toEqual({ path: '/docs/next', label: 'intro' })
    expect(sidebar(next, 'reference').link).toEqual({
      path: '/docs/next/category/api-参考',
      label: 'API 参考',
    })
    expect(doc(next, 'guide/install').sidebar).toBe('reference')
    expect(doc(next, 'intro').sidebar).toBe('main')
    expect(doc(next, 'api/types/z').sidebar).toBe('main')
    expect(doc(next, 'notes').sidebar).toBeUndefined()
  })

  test('a category that cannot be collapsed is open; unlisted documents are marked', () => {
    expect(sidebar(next, 'reference').nodes[1]).toMatchObject({ collapsed: false, collapsible: false })
    expect(sidebar(next, 'main').nodes[4]).toMatchObject({ docId: 'hidden', unlisted: true })
  })

  test('a generated index lists its category', () => {
    // The others are tag pages.
    expect(next.generatedIndexes.filter(({ sidebar }) => sidebar)).toHaveLength(1)
    expect(next.generatedIndexes[0]).toMatchObject({
      path: '/docs/next/category/api-参考',
      sidebar: 'reference',
      title: '全部接口',
      description: '接口一览',
      items: [
        { label: 'b', href: '/docs/next/api/b', description: 'B 的说明' },
        { label: '接口首页' },
        { label: 'a' },
        { label: 'types', href: '/docs/next/api/types/z', count: 1 },
        { label: '外部接口', external: true },
      ],
    })
  })

  test('main documents', () => {
    expect([next.mainDocId, stable.mainDocId, old.mainDocId]).toEqual(['intro', 'guide/install', 'intro'])
  })
})

describe('navigation', () => {
  test('breadcrumbs follow the sidebar', () => {
    const navigate = createDocNavigation(next)
    expect(navigate('/docs/next/guide/up').breadcrumbs).toEqual([
      { label: '嵌套', path: '/docs/next/guide/nested' },
      { label: '标题', path: '/docs/next/guide/up' },
    ])
    expect(navigate('/docs/next/category/api-参考').breadcrumbs).toEqual([
      { label: 'API 参考', path: '/docs/next/category/api-参考' },
    ])
    expect(navigate('/docs/next/notes').breadcrumbs).toEqual([])
    expect(createDocNavigation({ ...next, breadcrumbs: false })('/docs/next').breadcrumbs).toEqual([])
  })

  test('neighbours follow the sidebar, skip unlisted pages and go through linked categories', () => {
    const navigate = createDocNavigation(next)
    expect(navigate('/docs/next/guide/begin')).toMatchObject({
      previous: { title: '简介', path: '/docs/next' },
      next: { title: '安装步骤', path: '/docs/next/guide/install' },
    })
    expect(navigate('/docs/next/guide/up').next).toEqual({ title: '只有草稿', path: '/docs/next/notes' })
    expect(navigate('/docs/next/api/b').previous?.path).toBe('/docs/next/category/api-参考')
    expect(navigate('/docs/next/category/api-参考').next?.path).toBe('/docs/next/api/b')
    expect(navigate('/docs/next/hidden')).toMatchObject({ previous: undefined, next: undefined })
  })

  test('front matter wins', () => {
    const navigate = createDocNavigation(next)
    expect(navigate('/docs/next').next).toBeUndefined()
    expect(navigate('/docs/next/2021-11-log').previous).toEqual({ title: '简介', path: '/docs/next' })
  })
})

describe('versions', () => {
  test('the longest path wins, on whole segments', () => {
    const { versions } = loaded.content
    expect(activeVersion(versions, '/docs/next/guide/install')).toBe(next)
    expect(activeVersion(versions, '/docs/next/')).toBe(next)
    expect(activeVersion(versions, '/docs/nextdoor')).toBe(stable)
    expect(activeVersion(versions, '/DOCS/0.9')).toBe(old)
    expect(activeVersion(versions, '/docsy')).toBeUndefined()
  })

  test('a document knows itself in the other versions, and the way to the latest', () => {
    const { versions } = loaded.content
    const alternates = createAlternates(versions)
    expect(alternates('default', 'guide/install')).toEqual({
      current: '/docs/next/guide/install',
      '1.0': '/docs/guide/install',
    })
    expect(
      versionNotice({ versions, version: next, alternates: alternates('default', 'guide/install') }),
    ).toEqual({
      versionBadge: 'Next',
      versionBanner: {
        label: 'Next',
        latestPath: '/docs/guide/install',
        latestLabel: '1.0 (stable)',
        kind: 'unreleased',
      },
    })
    const fromOld = versionNotice({ versions, version: old, alternates: {} })
    expect(fromOld.versionBanner).toMatchObject({ kind: 'unmaintained', latestPath: '/docs/guide/install' })
    expect(versionNotice({ versions, version: stable, alternates: {} })).toEqual({
      versionBadge: '1.0 (stable)',
    })
    expect(versionNotice({ versions: [stable], version: stable, alternates: {} })).toEqual({})
  })
})

test('a sidebar file that gives nothing is one problem, not one for each document that names a sidebar', async () => {
  const { problems } = await loadFixture('two-versions', { sidebars: { 'sidebars.ts': {} } })
  const ofPages = problems.filter(({ where }) => where?.file.includes('/docs/'))
  expect(ofPages.map(({ what }) => what).join()).not.toContain("Can't find any sidebar with id")
})

test('a released version follows its folders where the newest documents do', async () => {
  const versions = [{ name: 'current' }, { name: '0.9' }]
  const load = (docs: object) =>
    loadFixture('two-versions', { config: { docs: { versions, ...docs }, navbar: {}, footer: {} } })
  const { content, problems } = await load({})
  expect(content.versions[1]?.sidebars[0]?.nodes).toHaveLength(1)
  expect(problems.filter(({ what }) => /sidebar file/.test(what))).toEqual([])
  for (const docs of [
    { sidebarFile: 'sidebars.ts' },
    { versions: [{ name: 'current' }, { name: '0.9', sidebarFile: 'gone.json' }] },
  ]) {
    const { problems } = await load(docs)
    expect(problems.map(({ what }) => what).join()).toMatch(/sidebar file .* of version "0.9" does not exist/)
  }
})
