import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { listBuilt } from '../support/built-files'
import { runBuild } from '../support/run-build'
import { root } from '../support/run-server'
import { copySite } from '../support/site-copy'

const site = copySite({ fixture: 'e2e/fixtures/features', as: 'incremental' })
const out = join(root, site.out)
const built = (file: string) => readFileSync(join(out, file), 'utf8')

/** Builds the site; returns the pages that were rewritten. */
async function rebuild(): Promise<string[]> {
  const times = () =>
    new Map(listBuilt(out, /\.html$/).map(file => [file, statSync(join(out, file)).mtimeMs]))
  const before = times()
  const { code, text } = await runBuild(site.options)
  expect(text).toMatch(/\d+ pages/)
  expect(code).toBe(0)
  const after = times()
  const written = [...after.keys()].filter(file => before.get(file) !== after.get(file))
  const [, pages, unchanged = '0'] = /(\d+) pages(?: \((\d+) unchanged\))?/.exec(text)!
  expect(Number(pages) - Number(unchanged), text).toBe(written.length)
  return written.map(file => file.replace(/\.html$/, ''))
}

const hosted = "  search: { provider: 'hosted', appId: 'APP', apiKey: 'KEY', indexName: 'docs' },\n"

const mainSidebar = [
  'docs/next/category/章节',
  'docs/next/code',
  'docs/next/components',
  'docs/next/guide/deep-index',
  'docs/next/guide/deep/one',
  'docs/next/guide/first',
  'docs/next/guide/indexed',
  'docs/next/guide/indexed/page',
  'docs/next/guide/second',
  'docs/next/intro',
  'docs/next/long',
  'docs/next/markdown',
  'docs/next/other/last',
  'docs/next/renamed',
  'docs/next/slugs/given-name',
  'docs/next/somewhere-else',
  'docs/next/tabs',
  'docs/next/unlisted',
]

describe('a rebuild renders what an edit touches, and nothing else', () => {
  let first: string
  const pageCount = () => Number(/^pages (\d+)/m.exec(first)?.[1])
  beforeAll(async () => {
    first = (await runBuild(site.options)).text
  })

  it('and tells its stages, and at the end pages, time, bytes and warnings', () => {
    for (const stage of ['config', 'content', 'modules', 'client', 'pages (\\d+)/\\1', 'outputs'])
      expect(first).toMatch(new RegExp(`^${stage} +[\\d.]+ s$`, 'm'))
    const pages = pageCount()
    expect(pages).toBeGreaterThan(40)
    expect(first).toMatch(
      new RegExp(`^${pages} pages in [\\d.]+ s, [\\d.]+ MB in \\S+/dist/, 2 warnings$`, 'm'),
    )
    expect(first).not.toContain('\r')
  })

  it('nothing: no page, and no script is compressed again', async () => {
    const times = () => listBuilt(out, /\.js\.br$/).map(file => [file, statSync(join(out, file)).mtimeMs])
    const before = times()
    expect(before.length).toBeGreaterThan(3)
    expect(await rebuild()).toEqual([])
    expect(times()).toEqual(before)
  })

  it('a mistake: no page, the last good site stays as it was, and a build goes on from it when fixed', async () => {
    // .inkstone/files.json contains modification times.
    const state = () =>
      listBuilt(out, /^(?!\.inkstone\/files\.json)/).map(file => [
        file,
        createHash('sha1')
          .update(readFileSync(join(out, file)))
          .digest('hex'),
      ])
    const good = state()
    expect(good.length).toBeGreaterThan(100)
    site.edit('docs/long.md', '好让页面可以滚动', '好让页面可以翻滚')
    site.edit('docs/code.md', '## 语言', '## 语言\n\n[坏链接](./nowhere.md)')
    site.edit('sidebars.ts', "'other/first'", "'other/first', 'no-such-doc'")
    const failed = await runBuild(site.options)
    expect(failed.code).toBe(1)
    expect(failed.text).toContain('2 problems')
    expect(state()).toEqual(good)

    for (const file of ['docs/long.md', 'docs/code.md', 'sidebars.ts']) site.restore(file)
    expect(await rebuild()).toEqual([])
    expect(state()).toEqual(good)
  })

  it('the text of a page, an image, a post, a data file: what shows them', async () => {
    const index = built('search-index/manifest.json')
    site.edit('docs/long.md', '好让页面可以滚动', '好让页面可以翻滚')
    site.edit('blog/2024-12-31-fourth.md', '去年的摘要', '去年的开头')
    site.edit('data/numbers.json', '42', '43')
    const image = join(root, site.site, 'blog/box.png')
    writeFileSync(image, readFileSync(join(root, site.site, 'static/img/card.png')))
    expect(await rebuild()).toEqual([
      'blog/2024/12/31/fourth',
      'blog/2025/01/05/first',
      'blog/authors/hong',
      'blog/authors/ming',
      'blog/page/2',
      'blog/tags/release-notes',
      'blog/tags/发布',
      'docs/next/guide/second',
      'docs/next/long',
    ])
    expect(built('docs/next/long.html')).toContain('可以翻滚')
    expect(built('docs/next/long.md')).toContain('可以翻滚')
    expect(built('search-index/manifest.json')).not.toBe(index)
    expect(built('blog/2025/01/05/first.html')).toMatch(/width="120" height="63"/)
    expect(built('docs/next/guide/second.html')).toContain('答案是 43')
    expect(built('blog/page/2.html')).toContain('去年的开头')
  })

  it('a partial: the pages that import it', async () => {
    site.edit('docs/_shared.mdx', '片段收到', '片段得到')
    expect(await rebuild()).toEqual(['docs/next/components', 'docs/next/intro'])
    expect(built('docs/next/intro.html')).toContain('片段得到')
  })

  it('a data module: the pages that use it, through partials too', async () => {
    site.edit('data/facts.ts', '零度', '摄氏零度')
    expect(await rebuild()).toEqual(['docs/next/components', 'docs/next/guide/second', 'docs/next/intro'])
    expect(built('docs/next/guide/second.html')).toContain('水在摄氏零度结冰')
  })

  it('a static component: the pages that use it', async () => {
    site.edit('components/Stamp.static.tsx', 'className="stamp"', 'className="stamp red"')
    expect(await rebuild()).toEqual(['docs/next/components'])
    expect(built('docs/next/components.html')).toContain('stamp red')
  })

  it('a label for pagination: the page and its neighbours', async () => {
    site.edit('docs/slugs/relative.md', 'slug: given-name', 'slug: given-name\npagination_label: 别名')
    expect(await rebuild()).toEqual([
      'docs/next/renamed',
      'docs/next/slugs/given-name',
      'docs/next/somewhere-else',
    ])
    expect(built('docs/next/renamed.html')).toContain('别名')
  })

  it('a label of the sidebar: the pages of that sidebar', async () => {
    site.edit('sidebars.ts', '收起的一组', '收拢的一组')
    expect(await rebuild()).toEqual(mainSidebar)
    expect(built('docs/next/intro.html')).toContain('收拢的一组')
  })

  it('an address, to which any page may link, or the config: every page; with a search service our index goes', async () => {
    expect(listBuilt(out, /^search-index\//)).not.toEqual([])
    site.edit('site.config.ts', '  navbar: {', `${hosted}  navbar: {`)
    site.edit('docs/slugs/absolute.md', '/somewhere-else', '/somewhere-new')
    site.edit('site.config.ts', "copyright: '© <b>样例</b>'", "copyright: '© <b>样例改</b>'")
    expect(await rebuild()).toHaveLength(pageCount())
    expect(built('blog/archive.html')).toContain('样例改')
    expect(listBuilt(out, /somewhere/)).toEqual(
      ['html', 'html.br', 'html.gz', 'md', 'md.br', 'md.gz'].map(end => `docs/next/somewhere-new.${end}`),
    )
    expect(existsSync(join(out, 'search-index'))).toBe(false)
    site.edit('site.config.ts', hosted, '')
  })

  it('a page that goes: its files go, and links to it are reported', async () => {
    site.remove('docs/01-guide/03-deep/one.md')
    site.remove('docs/01-guide/03-deep/_category_.yml')
    await rebuild()
    expect(listBuilt(out, /deep/)).toEqual([])
    site.remove('docs/01-guide/02-second.mdx')
    const { code, text } = await runBuild(site.options)
    expect(code).toBe(1)
    expect(text).toContain(
      'docs/01-guide/01-first.md:3:17: The link ./02-second.mdx points to a page that does not exist',
    )
  })
})
