import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const base = inject('base')
const visitor = createVisitor(base)
const status = async (path: string) => (await fetch(new URL(path, base))).status

describe('addresses of documents', () => {
  it.each([
    ['docs/intro', 200, 'the last version stands at the docs address'],
    ['docs/next/intro', 200, 'the current one beside it'],
    ['docs/next/guide/first', 200, 'number prefixes are no part of it'],
    ['docs/next/01-guide/01-first', 404, 'number prefixes are no part of it'],
    ['docs/next/guide/indexed', 200, 'an index stands at its folder'],
    ['docs/next/guide/indexed/index', 404, 'an index stands at its folder'],
    ['docs/next/somewhere-else', 200, 'an absolute slug counts from the docs address'],
    ['docs/next/slugs/given-name', 200, 'a relative slug counts from the folder'],
    ['docs/next/renamed', 200, 'the id replaces the file name'],
    ['docs/next/unlisted', 200, 'an unlisted page is built'],
    ['docs/next/draft', 404, 'a draft is not built'],
    ['docs/next/_shared', 404, 'a partial is not a page'],
    ['docs/next/category/章节', 200, 'a generated index has an address of its own'],
    ['docs/next/guide/deep-index', 200, 'a generated index takes its slug'],
  ])('%s answers %i: %s', async (path, expected) => {
    expect(await status(path)).toBe(expected)
  })
})

describe('the sidebar', () => {
  const labels = (page: import('playwright-core').Page, selector: string) =>
    page.locator(`.sidebar-pane ${selector}`).allTextContents()

  it('holds items of every kind', async () => {
    const page = await visitor.look('docs/next/markdown')
    const top = page.locator('.sidebar-pane > ul > li')
    const texts = await top.evaluateAll(items =>
      items.map(item => item.querySelector('a, b, h3')?.textContent),
    )
    expect(texts).toEqual([
      '简介',
      '写作',
      '章节',
      '收起的一组',
      '不可折叠',
      '外部链接',
      'HTML 项',
      '短写分类',
    ])
    expect(await labels(page, '.side-special a')).toEqual(['组件与岛'])
    expect(await page.locator('.sidebar-pane a.external').getAttribute('target')).toBe('_blank')
    expect(await page.locator('.sidebar-pane [aria-current="page"]').textContent()).toBe('写作')
    expect(await labels(page, '[role="group"] a')).toEqual(['换了名字'])
  })

  it('makes categories of folders, with their names, order, indexes and home pages', async () => {
    const page = await visitor.look('docs/next/guide/indexed/page')
    const chapter = page.locator('.sidebar-pane > ul > li').nth(2)
    const items = chapter.locator('> ul > li')
    expect(await items.evaluateAll(list => list.map(item => item.querySelector('a')?.textContent))).toEqual([
      '第一章',
      '第二章',
      '深层',
      '有主页的一组',
    ])
    const hrefs = await items.evaluateAll(list =>
      list.map(item => item.querySelector('a')?.getAttribute('href')),
    )
    expect(hrefs.slice(2)).toEqual(['/sub/docs/next/guide/deep-index', '/sub/docs/next/guide/indexed'])
    expect(await page.locator('.sidebar-pane [aria-current="page"]').textContent()).toBe('组里的一页')
  })

  it('opens and closes a category without leaving the page', async () => {
    const page = await visitor.open('docs/next/intro')
    await hydrated(page)
    const toggle = page.locator('.sidebar-pane').getByRole('button', { name: '收起的一组' })
    await toggle.click()
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
    await expect
      .poll(() => page.locator('.sidebar-pane').getByRole('link', { name: '绝对地址' }).isVisible())
      .toBe(true)
    expect(await page.locator('.sidebar-pane').getByRole('link', { name: '未列出' }).count()).toBe(0)
    await toggle.click()
    await expect
      .poll(() => page.locator('.sidebar-pane').getByRole('link', { name: '绝对地址' }).isVisible())
      .toBe(false)
    expect(new URL(page.url()).pathname).toBe('/sub/docs/next/intro')
  })

  it('works without JavaScript: a closed category leads to its first listed page', async () => {
    const page = await visitor.open('docs/next/intro', { javaScriptEnabled: false })
    const category = page.locator('.sidebar-pane').getByRole('button', { name: '收起的一组' })
    expect(await category.getAttribute('href')).toBe('/sub/docs/next/somewhere-else')
  })

  it('does not claim a page by a reference', async () => {
    const page = await visitor.look('docs/next/other/first')
    expect(await labels(page, 'a')).toEqual(['回到简介', '另一栏的第一页'])
    const intro = await visitor.look('docs/next/intro')
    expect(await labels(intro, 'a >> nth=0')).toEqual(['简介'])
  })

  it('follows client-side navigation to another sidebar', async () => {
    const page = await visitor.open('docs/next/intro')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { mark: true }))
    await page.locator('nav.navbar').getByRole('link', { name: '另一栏', exact: true }).click()
    await page.waitForURL('**/other/first')
    await expect.poll(() => labels(page, 'a')).toEqual(['回到简介', '另一栏的第一页'])
    expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  })
})

describe('a document', () => {
  it('shows the way to it, its neighbours, its edit link and its last change', async () => {
    const page = await visitor.look('docs/next/components')
    expect(await page.locator('.breadcrumbs li').allTextContents()).toEqual(['', '写作', '组件与岛'])
    const hrefs = await page
      .locator('.breadcrumbs a')
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
    expect(hrefs).toEqual(['/sub/', '/sub/docs/next/markdown'])
    expect(await page.locator('a[rel="prev"]').getAttribute('href')).toBe('/sub/docs/next/tabs')
    expect(await page.locator('a[rel="next"]').getAttribute('href')).toBe('/sub/docs/next/long')
    const edit = page.getByRole('link', { name: '编辑此页' })
    expect(await edit.getAttribute('href')).toBe('https://example.com/edit/docs/components.mdx')

    const intro = await visitor.look('docs/next/intro')
    expect(await intro.locator('main').textContent()).toMatch(/最后由 小明 于 2025年2月3日 ?更新/)
    expect(await intro.locator('.tag-row li').allTextContents()).toEqual(['入门'])
  })

  it('obeys its front matter', async () => {
    const page = await visitor.look('docs/next/renamed')
    expect(await page.locator('a[rel="next"]').count()).toBe(0)
    expect(await page.locator('a[rel="prev"]').count()).toBe(1)
    expect(await page.getByRole('link', { name: '编辑此页' }).count()).toBe(0)
    expect(await page.locator('.toc-highlight').count()).toBe(0)
    const previous = await visitor.look('docs/next/other/last')
    expect(await previous.locator('.sidebar-pane [aria-current="page"]').textContent()).toBe('短写里的页')
  })

  it('takes its title from the text when front matter has none, and shows it once', async () => {
    const page = await visitor.look('docs/next/other/first')
    expect(await page.title()).toBe('另一栏的第一页 | 样例站')
    expect(await page.locator('h1').allTextContents()).toEqual(['另一栏的第一页'])
  })

  it('says that it is unlisted, to visitors and to crawlers', async () => {
    const page = await visitor.look('docs/next/unlisted')
    expect(await page.locator('.notice', { hasText: '未列出页' }).isVisible()).toBe(true)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, nofollow')
  })

  it('says which version it is of and leads to the same page of the latest', async () => {
    const page = await visitor.look('docs/next/guide/first')
    expect(await page.locator('.badge').first().textContent()).toBe('版本：Next')
    const latest = page.locator('.notice-version a')
    expect(await latest.getAttribute('href')).toBe('/sub/docs/guide/first')
    const stable = await visitor.look('docs/guide/first')
    expect(await stable.locator('.badge').first().textContent()).toBe('版本：1.0.x')
    expect(await stable.locator('.notice-version').count()).toBe(0)
    expect(await stable.locator('.sidebar-pane .side-category').textContent()).toContain('旧指南')
  })

  it('marks in the table of contents what is being read', async () => {
    const page = await visitor.open('docs/next/long')
    await hydrated(page)
    await page.locator('#第-8-段').scrollIntoViewIfNeeded()
    await page.evaluate(() => document.getElementById('第-8-段')?.scrollIntoView())
    const active = page.locator('.table-of-contents__link--active[aria-current="location"]')
    await expect.poll(() => active.allTextContents()).toEqual(['第 8 段'])
  })
})

describe('a generated index', () => {
  it('lists the pages of its category with their descriptions', async () => {
    const page = await visitor.look('docs/next/category/章节')
    expect(await page.locator('h1').textContent()).toBe('全部章节')
    expect(await page.locator('.lead').textContent()).toBe('由文件夹生成的一组页面。')
    expect(await page.locator('.entry-title').allTextContents()).toEqual([
      '第一章',
      '第二章',
      '深层',
      '有主页的一组',
    ])
    expect(await page.locator('.entry-note').allTextContents()).toContain('用到数据模块的一章。')
    expect(await page.locator('.sidebar-pane [aria-current="page"]').textContent()).toBe('章节')
    const deep = await visitor.look('docs/next/guide/deep-index')
    expect(await deep.locator('.breadcrumbs li').allTextContents()).toEqual(['', '章节', '深层'])
  })
})
