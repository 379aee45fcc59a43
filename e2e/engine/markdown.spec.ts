import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))

describe('Markdown on a real page', () => {
  it('sets text as it was meant', async () => {
    const page = await visitor.look('docs/next/markdown')
    const article = page.locator('.article')
    const first = article.locator('p').first()
    expect(await first.locator('strong').textContent()).toBe('重要：')
    expect(await first.locator('em').textContent()).toBe('强调（括号）')
    expect(await first.locator('del').textContent()).toBe('作废：')
    expect(await first.textContent()).toContain('类名 hover:bg-red-500 与时间 12:30 照写。')
    expect(await article.textContent()).toContain('庆祝 🎉，:tada: 是代码')
    expect(await page.content()).not.toContain('读者看不到这条注释')
  })

  it('gives headings their ids, links and places in the table of contents', async () => {
    const page = await visitor.look('docs/next/markdown')
    const ids = await page
      .locator('.article .anchor')
      .evaluateAll(headings => headings.map(heading => heading.id))
    expect(ids.slice(0, 5)).toEqual([
      'explicit-id',
      '三级-代码-标题',
      '四级标题',
      '重复的标题',
      '重复的标题-1',
    ])
    const link = page.locator('#explicit-id .hash-link')
    expect(await link.getAttribute('href')).toBe('#explicit-id')
    expect(await link.getAttribute('aria-label')).toBe('带锚点的标题的直接链接')
    const toc = await page.locator('.toc-highlight').allTextContents()
    expect(toc.slice(0, 4)).toEqual(['带锚点的标题', '三级 代码 标题', '四级标题', '重复的标题'])
  })

  it('leads to a Chinese anchor by address and by click', async () => {
    const page = await visitor.open('docs/next/markdown#表格')
    await hydrated(page)
    const top = () => page.locator('#表格').evaluate(heading => heading.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(200)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.locator('.toc-highlight', { hasText: '表格' }).click()
    await expect.poll(top).toBeLessThan(200)
    expect(decodeURI(page.url())).toMatch(/#表格$/)
  })

  it('frames admonitions of every type, nested ones too', async () => {
    const page = await visitor.look('docs/next/markdown')
    const boxes = page.locator('.article .theme-admonition')
    const titles = await boxes.evaluateAll(list =>
      list.map(box => box.querySelector('.admonition-title')?.textContent),
    )
    expect(titles).toEqual(['备注', '自己的标题', '方括号标题', '属性标题', '危险', '警告', '外层', '里层'])
    const kinds = await boxes.evaluateAll(list =>
      list.map(box => /admonition-(\w+) /.exec(box.className)?.[1]),
    )
    expect(kinds).toEqual(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'note', 'tip'])
    expect(await page.locator('.admonition-note .admonition-tip').count()).toBe(1)
  })

  it('opens and closes details', async () => {
    const page = await visitor.open('docs/next/markdown')
    await hydrated(page)
    const details = page.locator('.article details')
    const body = details.locator('strong')
    expect(await body.isVisible()).toBe(false)
    await details.locator('summary').click()
    await expect.poll(() => body.isVisible()).toBe(true)
    await details.locator('summary').click()
    await expect.poll(() => details.evaluate(element => element.hasAttribute('open'))).toBe(false)
  })

  it('aligns the cells of a table', async () => {
    const page = await visitor.look('docs/next/markdown')
    const row = page.locator('.article tbody tr').first().locator('td')
    const aligned = await row.evaluateAll(cells => cells.map(cell => getComputedStyle(cell).textAlign))
    expect(aligned).toEqual([
      expect.stringMatching(/^(?:left|start)$/),
      'center',
      expect.stringMatching(/^(?:right|end)$/),
    ])
    expect(await row.first().textContent()).toBe('甲 a|b')
    const wrap = page.locator('.article .table-wrap')
    expect(await wrap.getAttribute('tabindex')).toBe('0')
    expect(await wrap.getByRole('link').getAttribute('href')).toBe('/sub/docs/next/code')
  })

  it('has footnotes that lead there and back', async () => {
    const page = await visitor.open('docs/next/markdown')
    await hydrated(page)
    const note = page.locator('.article section', { hasText: '脚注的内容' }).last()
    await page.locator('.article sup a').click()
    await expect
      .poll(() => note.evaluate(element => element.getBoundingClientRect().top < innerHeight))
      .toBe(true)
    const back = note.locator('a').last()
    const target = await back.getAttribute('href')
    expect(await page.locator(`[id="${decodeURI(target!.slice(1))}"]`).count()).toBe(1)
  })

  it('shows images in their size, late, and from the right address', async () => {
    const page = await visitor.look('docs/next/markdown')
    const image = page.getByAltText('方块', { exact: true })
    expect(await image.evaluate(element => element.getAttributeNames().sort())).toEqual([
      'alt',
      'decoding',
      'height',
      'loading',
      'src',
      'title',
      'width',
    ])
    const facts = await image.evaluate((element: HTMLImageElement) => [
      element.width,
      element.height,
      element.loading,
    ])
    expect(facts).toEqual([48, 32, 'lazy'])
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(48)
    expect(await page.getByAltText('静态的标志').getAttribute('src')).toBe('/sub/img/logo.svg')
    expect(await page.getByAltText('小方块').getAttribute('width')).toBe('20')
  })

  it('turns links to files into addresses', async () => {
    const page = await visitor.look('docs/next/markdown')
    const href = (name: string) =>
      page.locator('.article').getByRole('link', { name, exact: true }).getAttribute('href')
    expect(await href('下一版')).toBe('/sub/docs/next/slugs/given-name')
    expect(await href('绝对')).toBe('/sub/blog')
    expect(await href('原图')).toMatch(/^\/sub\/assets\/box-\w+\.png$/)
    expect(await href('文本')).toBe('/sub/plain.txt')
    expect(await href('整页')).toBe('/sub/plain.txt')
    expect(await href('邮件')).toBe('mailto:a@example.com')
    const outside = page.locator('.article a[href="https://example.com/auto"]')
    expect(await outside.getAttribute('target')).toBe('_blank')
    expect(await outside.getAttribute('class')).toContain('external')
    const intro = await visitor.look('docs/next/intro')
    expect(await intro.locator('a', { hasText: 'presetCode' }).getAttribute('href')).toBe(
      '/sub/docs/next/code',
    )
    expect(await intro.locator('.article a', { hasText: '写作' }).getAttribute('href')).toBe(
      '/sub/docs/next/markdown#explicit-id',
    )
  })

  it('has task lists', async () => {
    const page = await visitor.look('docs/next/markdown')
    const boxes = page.locator('.article input[type="checkbox"]')
    expect(
      await boxes.evaluateAll(list =>
        list.map(box => [(box as HTMLInputElement).checked, (box as HTMLInputElement).disabled]),
      ),
    ).toEqual([
      [true, true],
      [false, true],
    ])
  })
})
