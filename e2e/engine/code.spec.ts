import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))
const CLIPBOARD = ['clipboard-read', 'clipboard-write']

describe('code blocks', () => {
  it('have a title and highlighted lines', async () => {
    const page = await visitor.look('docs/next/code')
    const block = page.locator('figure', { hasText: 'range.js' })
    expect(await block.locator('figcaption').textContent()).toBe('range.js')
    const lines = block.locator('.theme-code-block-highlighted-line')
    expect(await lines.allTextContents()).toEqual(['const a = 1', 'const c = 3', 'const d = 4'])
    const [plain, marked] = await block
      .locator('.line')
      .evaluateAll(all => [all[1]!, all[0]!].map(line => getComputedStyle(line).backgroundColor))
    expect(marked).not.toBe(plain)
    expect(await block.locator('.t-keyword').first().textContent()).toBe('const')
  })

  it('number their lines from where they are told and take magic comments out', async () => {
    const page = await visitor.look('docs/next/code')
    const block = page.locator('figure[data-line-numbers]')
    expect(await block.getAttribute('data-start')).toBe('7')
    expect(await block.locator('.line').allTextContents()).toEqual([
      'const start: number = 7',
      'const marked = true',
      'const first = 1',
      'const second = 2',
    ])
    expect(await block.locator('.highlighted').count()).toBe(3)
    const number = block.locator('.line').nth(1)
    expect(await number.evaluate(line => getComputedStyle(line, '::before').content)).toContain('8')
    expect(await page.locator('figure[data-lang="html"] .highlighted').textContent()).toContain('w-[13px]')
  })

  it('tell added from removed lines, and copy what remains', async () => {
    const page = await visitor.look('docs/next/code')
    await page.context().grantPermissions(CLIPBOARD)
    await hydrated(page)
    const block = page.locator('figure[data-lang="diff"]')
    expect(await block.locator('.removed').textContent()).toBe('const old = 1')
    expect(await block.locator('.added').textContent()).toBe('const fresh = 2')
    await block.hover()
    await block.getByRole('button', { name: '复制代码到剪贴板' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('const fresh = 2\nconst same = 3')
  })

  it('copy without magic comments and say so for a moment', async () => {
    const page = await visitor.look('docs/next/code')
    await page.context().grantPermissions(CLIPBOARD)
    await hydrated(page)
    const block = page.locator('figure[data-line-numbers]')
    const button = block.locator('.code-copy')
    await block.hover()
    await button.click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('const marked = true\nconst first = 1')
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('highlight')
  })

  it('of plain text wrap long lines on demand, and only those', async () => {
    const page = await visitor.look('docs/next/code')
    await hydrated(page)
    const block = page.locator('figure[data-lang="text"]')
    const wrap = block.locator('.code-wrap')
    await block.hover()
    await expect.poll(() => wrap.isVisible()).toBe(true)
    expect(await page.locator('figure', { hasText: 'range.js' }).locator('.code-wrap').isVisible()).toBe(
      false,
    )
    const overflow = () => block.locator('pre').evaluate(pre => pre.scrollWidth > pre.clientWidth)
    expect(await overflow()).toBe(true)
    await wrap.click()
    await expect.poll(overflow).toBe(false)
  })

  it('become tabs of package managers', { tags: 'dev' }, async () => {
    const page = await visitor.look('docs/next/code')
    await hydrated(page)
    const tabs = page.locator('.tabs[data-group="npm2yarn"]')
    expect(await tabs.getByRole('tab').allTextContents()).toEqual(['npm', 'Yarn', 'pnpm', 'Bun'])
    await tabs.getByRole('tab', { name: 'pnpm' }).click()
    await expect
      .poll(() => tabs.locator('.tab-panel:visible').textContent())
      .toContain('pnpm add --save-dev some-plugin')
  })
})

describe('live code', () => {
  it('runs what is written and reads as code without a script', { tags: 'dev' }, async () => {
    const page = await visitor.open('docs/next/components')
    const live = page.locator('[data-island="engine:live-code"]')
    await live.scrollIntoViewIfNeeded()
    const result = live.frameLocator('iframe')
    // By keyboard, because islands above may move the frame between mousedown and mouseup.
    await result.getByRole('button', { name: '点了 0 次' }).press('Enter')
    await expect.poll(() => result.getByRole('button').textContent()).toBe('点了 1 次')
    await live.locator('textarea').fill('<b>改过的</b>')
    await expect.poll(() => result.locator('b').textContent()).toBe('改过的')
    const still = await visitor.open('docs/next/components', { javaScriptEnabled: false })
    expect(await still.locator('[data-island="engine:live-code"]').textContent()).toContain(
      'function Clock()',
    )
  })

  it.each([
    ['while it renders', '() => { for (;;); }', false],
    ['in a handler', '<button onClick={() => { while (true); }}>开始</button>', true],
    [
      'by calling itself',
      '() => { const f = n => (n % 9 ? f(n + 1) : [1].map(() => f(1))); return f(1) }',
      false,
    ],
  ])('is stopped when it never ends %s', async (_, code, isClicked) => {
    const page = await visitor.look('docs/next/components')
    const live = page.locator('[data-island="engine:live-code"]')
    await live.scrollIntoViewIfNeeded()
    const result = live.frameLocator('iframe')
    await result.locator('button, b').waitFor()
    await live.locator('textarea').fill(code)
    if (isClicked) await result.getByRole('button', { name: '开始' }).click({ noWaitAfter: true })
    await result.getByRole('alert').waitFor()
    expect(await result.getByRole('alert').textContent()).toMatch(/已停止|call stack/)
    await live.locator('textarea').fill('<b>还能用</b>')
    await expect.poll(() => result.locator('b').textContent()).toBe('还能用')
    visitor.faults.splice(0)
  })
})
