import { describe, expect, inject, it } from 'vitest'
import { createVisitor } from '../support/browser'

const visitor = createVisitor(inject('base'))

describe('the blog', () => {
  it('lists posts newest first, a few on a page, cut at the marker', async () => {
    const page = await visitor.look('blog')
    expect(await page.locator('h1').textContent()).toBe('样例博客')
    expect(await page.locator('.post-title').allTextContents()).toEqual(['第三篇', '第二篇'])
    const [third, second] = await page.locator('.post-entry .article').allTextContents()
    expect(third).toContain('全文都在列表里。')
    expect(second).toContain('MDX 摘要。')
    expect(second).not.toContain('先说结论')
    const more = page.locator('.post-entry .read-more a')
    expect(await more.getAttribute('href')).toBe('/sub/blog/second-post')
    expect(await more.textContent()).toContain('阅读 第二篇 的全文')
    expect(await page.locator('a[rel="next"]').getAttribute('href')).toBe('/sub/blog/page/2')

    const older = await visitor.look('blog/page/2')
    expect(await older.locator('.post-title').allTextContents()).toEqual(['第一篇', '去年的一篇'])
    expect(await older.locator('a[rel="prev"]').getAttribute('href')).toBe('/sub/blog')
    expect(await older.locator('a[rel="next"]').count()).toBe(0)
  })

  it('shows a post with its date, reading time, authors, tags and neighbours', async () => {
    const page = await visitor.look('blog/second-post')
    expect(await page.locator('h1').allTextContents()).toEqual(['第二篇'])
    expect(await page.title()).toMatch(/^第二篇发布了 \| /)
    const facts = page.locator('.post-facts')
    expect(await facts.locator('time').getAttribute('datetime')).toContain('2025-03-06')
    expect(await facts.textContent()).toMatch(/2025年3月6日 · 阅读需 \d+ 分钟/)
    const authors = page.locator('.author-list a')
    expect(await authors.allTextContents()).toEqual(['小明', '小红'])
    expect(await authors.first().getAttribute('href')).toBe('/sub/blog/authors/ming')
    expect(await page.locator('.author-list img').getAttribute('src')).toBe('/sub/img/logo.svg')
    expect(await page.locator('main a[href="/sub/blog/tags/发布"]').count()).toBe(1)
    expect(await page.locator('a[rel="prev"]').getAttribute('href')).toBe('/sub/blog/2025/04/01/third')
    expect(await page.locator('a[rel="next"]').getAttribute('href')).toBe('/sub/blog/2025/01/05/first')
  })

  it('takes dates and addresses from file names', async () => {
    const page = await visitor.look('blog/2024/12/31/fourth')
    expect(await page.locator('time').getAttribute('datetime')).toContain('2024-12-31')
  })

  it('groups its sidebar by year', async () => {
    const page = await visitor.look('blog/second-post')
    const sidebar = page.locator('.sidebar-pane')
    expect(await sidebar.locator('h3').allTextContents()).toEqual(['2025', '2024'])
    expect(await sidebar.locator('a').allTextContents()).toEqual(['第三篇', '第二篇', '第一篇', '去年的一篇'])
    expect(await sidebar.locator('[aria-current="page"]').textContent()).toBe('第二篇')
  })

  it('has an archive in the order of the sidebar, which it replaces', async () => {
    const page = await visitor.look('blog/archive')
    expect(await page.locator('.sidebar-pane').count()).toBe(0)
    expect(await page.locator('h1').textContent()).toBe('历史博文')
    expect(await page.locator('main h2').allTextContents()).toEqual(['2025', '2024'])
    expect(await page.locator('main .entry-title a').allTextContents()).toEqual([
      '第三篇',
      '第二篇',
      '第一篇',
      '去年的一篇',
    ])
    expect(await page.getByRole('link', { name: '样例博客' }).first().getAttribute('href')).toBe('/sub/blog')
    expect(await page.getByRole('link', { name: 'RSS 订阅' }).getAttribute('href')).toBe('/sub/blog/rss.xml')
  })

  it('has pages of tags and authors', async () => {
    const tags = await visitor.look('blog/tags')
    expect(await tags.locator('main a[href="/sub/blog/tags/release-notes"]').textContent()).toContain(
      'Release Notes',
    )
    const tag = await visitor.look('blog/tags/发布')
    expect(await tag.locator('.post-title').allTextContents()).toEqual(['第二篇', '第一篇'])
    const authors = await visitor.look('blog/authors')
    expect(await authors.locator('main li').count()).toBe(2)
    const author = await visitor.look('blog/authors/hong')
    expect(await author.locator('.post-title').allTextContents()).toEqual(['第二篇', '去年的一篇'])
  })

  it('keeps an unlisted post to those who know its address, and a draft to its author', async () => {
    const page = await visitor.look('blog/2025/05/05/hidden')
    expect(await page.locator('.notice', { hasText: '未列出页' }).count()).toBe(1)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, nofollow')
    expect((await fetch(new URL('blog/2025/06/06/draft', inject('base')))).status).toBe(404)
  })

  it('offers only npm and pnpm in posts', async () => {
    const page = await visitor.look('blog/2025/01/05/first')
    expect(await page.locator('.tabs [role="tab"]').allTextContents()).toEqual(['npm', 'pnpm'])
  })
})

describe('the feeds', () => {
  it.each([
    ['rss', 'item', 'encoded', 'link'],
    ['atom', 'entry', 'content', 'id'],
  ])('%s is well-formed and holds whole posts with whole addresses', async (type, item, body, address) => {
    const text = await (await fetch(new URL(`blog/${type}.xml`, inject('base')))).text()
    const page = await visitor.look('blog')
    const feed = await page.evaluate(
      ([xml, item, body, address]) => {
        const document = new DOMParser().parseFromString(xml!, 'application/xml')
        const read = (parent: Element, name: string) =>
          [...parent.children].find(child => child.localName === name)?.textContent ?? ''
        return {
          fault: document.querySelector('parsererror')?.textContent,
          title: document.querySelector('title')?.textContent,
          items: [...document.querySelectorAll(item!)].map(element => ({
            title: read(element, 'title'),
            address: read(element, address!),
            html: read(element, body!),
          })),
        }
      },
      [text, item, body, address],
    )
    expect(feed.fault).toBeUndefined()
    expect(feed.title).toBe('样例订阅')
    expect(feed.items.map(({ title }) => title)).toEqual(['第三篇', '第二篇', '第一篇', '去年的一篇'])
    const first = feed.items[2]!
    expect(first.address).toBe('https://features.example/sub/blog/2025/01/05/first')
    expect(first.html).toContain('全文在后')
    expect(first.html).toContain('href="https://features.example/sub/docs/next/intro"')
    expect(first.html).toContain('href="https://features.example/sub/blog/2025/01/05/first#part"')
    expect(first.html).toMatch(/src="https:\/\/features\.example\/sub\/assets\/box-\w+\.png"/)
    for (const { html } of feed.items)
      expect(html.replace(/<pre[\s\S]*?<\/pre>/g, '')).not.toMatch(/(?:href|src)="(?!https:)/)
    expect(first.html).toContain('href="/not-a-link"')
  })
})
