import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../e2e/support/browser'
import type {} from '../e2e/support/serve-built'
import { versions } from '../site/data/generated/playground-initial.json'
import expected from '../site/data/generated/playground-spec.json'

const visitor = createVisitor(inject('base'))

/**
 * Ignores blank lines and indentation: patch releases of PostCSS differ in blank lines, and the page indents itself.
 */
const withoutSpacing = (output: { wxml: string; wxss: string }) =>
  `${output.wxml}\n${output.wxss}`.replace(/\n\s+/g, '\n')

/** Focuses the field, which then becomes the editor. */
async function use(page: Page) {
  await hydrated(page)
  const editor = page.locator('.playground .cm-content')
  if ((await editor.count()) === 0) await page.locator('.playground textarea').focus()
  await editor.waitFor()
}

/** Replaces the whole content as typing would. */
async function type(page: Page, text: string) {
  await page.locator('.playground .cm-content').press('Control+a')
  if (text) await page.keyboard.insertText(text)
  else await page.keyboard.press('Delete')
}

const phone = (page: Page) => page.frameLocator('.phone iframe')

/** Returns the computed style of an element in the phone. */
const styleOf = (page: Page, selector: string, property: string) =>
  phone(page)
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

describe('the playground', () => {
  it('gives out what the packages give out in Node', async () => {
    const page = await visitor.look('/')
    await use(page)
    const [wxml, wxss] = [0, 1].map(index => page.locator('.playground-output figure').nth(index))
    // The values that come first in the file are shown last.
    const codeOf = async (file: Locator) =>
      (await file.locator('code').allTextContents()).toReversed().join('').trim()
    const differences: string[] = []
    // A sample only: playground.test.ts checks all of them in Node. This checks that the browser bundle is equal.
    const some = Object.entries(expected).filter((_, place) => place % 5 === 0)
    expect(some).toHaveLength(12)
    for (const [text, result] of some) {
      await type(page, text)
      await page.waitForFunction(
        ([selector, want]) => document.querySelector(selector!)?.textContent?.trim() === want,
        ['.playground-output code', result.wxml],
      )
      const given = { wxml: await codeOf(wxml!), wxss: await codeOf(wxss!) }
      if (withoutSpacing(given) !== withoutSpacing(result)) differences.push(text)
    }
    expect(differences).toEqual([])
  })

  it('completes classes from the list of Tailwind', async () => {
    const page = await visitor.look('/')
    await use(page)
    await type(page, '')
    await page.keyboard.type('dark:items-c', { delay: 30 })
    // The editor ignores clicks on the list while it requests names again.
    const offered = page.locator('.cm-tooltip-autocomplete li', { hasText: 'items-center' }).first()
    await offered.waitFor()
    await expect
      .poll(async () => {
        if (await offered.isVisible()) await offered.dispatchEvent('mousedown', { button: 0 })
        return page.locator('.playground .cm-content').textContent()
      })
      .toBe('dark:items-center')
  })

  it('takes hostile input without freezing the page', async () => {
    const page = await visitor.look('/')
    await use(page)
    for (const text of [
      '{{'.repeat(900),
      `<a ${'"\''.repeat(900)}`,
      '<view>'.repeat(900),
      `${'['.repeat(900)}${']'.repeat(900)}`,
      'a:'.repeat(900),
    ]) {
      await type(page, text)
      const answer = await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 50, 'alive')))
      expect(answer).toBe('alive')
    }
    await type(page, 'p-[3px]')
    await page.waitForFunction(() =>
      document.querySelector('.playground-output code')?.textContent?.includes('p-_b3px_B'),
    )
  })

  it('offers examples, each of which renders without a mark', async () => {
    const page = await visitor.look('/')
    await use(page)
    for (const [name, selector] of [
      ['列表', 'wx-scroll-view'],
      ['表单', 'wx-switch'],
      ['标签栏', '.fixed'],
      ['名片', 'wx-button'],
    ]) {
      const button = page.getByRole('button', { name: name!, exact: true })
      await button.click()
      expect(await page.locator('.playground-bar [aria-pressed="true"]').allTextContents()).toEqual([name])
      await phone(page).locator(selector!).first().waitFor()
      await expect.poll(() => page.locator('.playground [role="status"]').textContent()).toBe('没有发现问题')
    }
  })

  it('marks what is wrong, and classes that gave no CSS', async () => {
    const page = await visitor.look('/')
    await use(page)
    await type(page, '<view class="p-4 no-such-class"><text>a</view>')
    const status = page.locator('.playground [role="status"]')
    await expect.poll(() => status.textContent()).toBe('<text> 没有结束标签；no-such-class 没有生成样式')
    await expect
      .poll(() => page.locator('.cm-lintRange-warning').allTextContents())
      .toEqual(['no-such-class'])
    await expect.poll(() => page.locator('.cm-lintRange-error').allTextContents()).toEqual(['<text'])
    await type(page, 'group group-hover:hidden p-4')
    await expect.poll(() => status.textContent()).toBe('group-hover:hidden 丢了条件，样式一直生效')
    await type(page, '<view class="before:content-["a"]">a</view>')
    await expect.poll(() => status.textContent()).toContain('里面要换用另一种引号')
  })

  it('completes an end tag once', async () => {
    const page = await visitor.look('/')
    await use(page)
    await type(page, '')
    await page.keyboard.type('<view><text>a</')
    await page.keyboard.type('</')
    const text = page.locator('.playground .cm-content')
    await expect.poll(() => text.textContent()).toBe('<view><text>a</text></view>')
  })

  it('finds classes by what they do, with their WXSS, and puts one into the list', async () => {
    const page = await visitor.open('/')
    const search = page.getByRole('searchbox', { name: '找类名' })
    await search.fill('圆角')
    await hydrated(page)
    const found = page.locator('.class-found button')
    await found.filter({ hasText: 'rounded-lg' }).waitFor()
    expect(await found.first().textContent()).toBe('rounded-[28rpx] border-radius: 28rpx')
    await search.fill('rounded-ful')
    await found.filter({ hasText: 'rounded-full' }).first().click()
    await expect.poll(() => found.count()).toBe(0)
    const field = page.locator('.playground textarea')
    await expect.poll(() => field.inputValue()).toContain('rounded-full')
  })

  it('says that a part did not load, and does not let an earlier result look current', async () => {
    const page = await visitor.page()
    await page.route(/\/assets\/(?:lib|dist)-[^/]*\.js$/, route => route.abort())
    await page.goto(new URL('', inject('base')).href)
    const status = page.locator('.playground [role="status"]').last()
    await page.locator('.playground textarea').click()
    await expect.poll(() => status.textContent()).toContain('没能加载处理程序')
    const code = page.locator('.playground-output pre').first()
    await expect
      .poll(() => code.evaluate(element => Number(getComputedStyle(element).opacity)))
      .toBeLessThan(0.5)
    visitor.faults.splice(0)
  })

  it('runs nothing and loads nothing that a template brings', async () => {
    const page = await visitor.look('/')
    await use(page)
    await type(
      page,
      `<view class="bg-[url(https://evil.example/a.png)] bg-[url('/img/x.png')] end" onclick="top.ran=1" style="background:url(//evil.example)"><image src="https://evil.example/b.png" onerror="top.ran=1"/><script>top.ran=1</script><iframe src="javascript:top.ran=1"></iframe><svg><script>top.ran=1</script></svg>完</view>`,
    )
    await phone(page).getByText('完').waitFor()
    expect(await styleOf(page, 'wx-view', 'background-image')).toBe('none')
    expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined()
    expect(
      await phone(page)
        .locator('html')
        .evaluate(html => html.querySelectorAll('script, iframe, img, [onclick], [style], [src]').length),
    ).toBe(0)
  })

  it('renders the template, by the width of the phone, light and dark', async () => {
    const page = await visitor.look('/')
    await use(page)
    await type(
      page,
      '<view class="w-[300rpx] bg-white dark:bg-black"><image/><button type="primary">好</button></view>',
    )
    await phone(page).locator('wx-view.w-_b300rpx_B').waitFor()
    await expect.poll(() => styleOf(page, 'wx-view', 'width')).toBe('150px')
    expect(await styleOf(page, 'wx-view', 'background-color')).toBe('rgb(0, 0, 0)')
    expect(await styleOf(page, 'wx-button', 'background-color')).toBe('rgb(7, 193, 96)')
    await page.getByRole('slider', { name: '手机宽度' }).fill('430')
    await expect.poll(() => styleOf(page, 'wx-view', 'width')).toBe('172px')
    await page.getByRole('button', { name: '深色', pressed: true }).click()
    await expect.poll(() => styleOf(page, 'wx-view', 'background-color')).toBe('rgb(255, 255, 255)')
  })

  it('shares by the address alone, and fills the window when it is opened there', async () => {
    const page = await visitor.look('/')
    await use(page)
    const template = '<view class="w-[750rpx]">茶 & "奶"</view>'
    await type(page, template)
    const entries = await page.evaluate(() => history.length)
    await page.getByRole('button', { name: '分享' }).click()
    await expect.poll(() => page.url()).toMatch(/\/#play=[\w-]+$/)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    const other = await visitor.open(new URL(page.url()).hash)
    await phone(other).getByText('茶 & "奶"').waitFor()
    expect(await other.locator('.playground textarea').inputValue()).toBe(template)
    await other.getByRole('dialog', { name: 'Playground' }).getByRole('button', { name: '退出全屏' }).click()
    await expect.poll(() => new URL(other.url()).hash).toBe('')
    await type(page, 'p-4 '.repeat(3000))
    await page.getByRole('button', { name: '分享' }).click()
    await page.getByText('内容超过 8 KB，放不进链接。').waitFor()
  })

  it('runs the line of the plugin that the reader chose, and names it', async () => {
    const page = await visitor.open('/?plugin=4.2')
    await use(page)
    await type(page, 'w-[3px]')
    const wxml = page.locator('.playground-output code').first()
    const note = page.locator('.playground-note')
    await expect.poll(() => wxml.textContent()).toContain('w-_3px_')
    expect(await note.textContent()).toContain(versions['4.2'].plugin)
    // A picker, as documents have it.
    await page.evaluate(() => {
      const tabs = document.body.appendChild(document.createElement('div'))
      tabs.innerHTML = '<div class="tabs" data-group="plugin"><i role="tab" data-value="4.12"></i></div>'
      tabs.querySelector('i')!.click()
    })
    await expect.poll(() => wxml.textContent()).toContain('w-_b3px_B')
    expect(await note.textContent()).toContain(versions['4.12'].plugin)
  })

  it('loads nothing before it is used, and shows a result and the phone without script', async () => {
    const page = await visitor.open('/')
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    await page.waitForTimeout(1000)
    expect(requests.filter(url => /worker|playground|create-editor/i.test(url))).toEqual([])
    const still = await visitor.open('/', { javaScriptEnabled: false })
    expect(await still.locator('.playground-output code').first().textContent()).toContain('p-_b32rpx_B')
    expect(
      await still.locator('.playground-plain .t-string, .playground-output .t-property').count(),
    ).toBeGreaterThan(40)
    // The dev server adds its styles by script.
    if (inject('target') !== 'built') return
    const card = still.locator('.playground .phone-still .bg-_b_h07c160_B')
    expect(await card.evaluate(element => getComputedStyle(element).width)).toBe('56px')
  })

  it('fits a window of 320 pixels', async () => {
    const page = await visitor.open('/#play', { viewport: { width: 320, height: 640 } })
    await phone(page).locator('wx-button').waitFor()
    const isInside = (selector: string) =>
      page.locator(selector).evaluate(element => {
        const { left, right } = element.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      })
    expect(await isInside('.playground .phone')).toBe(true)
    await page.getByRole('slider', { name: '手机宽度' }).fill('430')
    expect(await isInside('.playground .phone')).toBe(true)
    expect(await page.locator('.playground').evaluate(element => element.scrollWidth)).toBeLessThanOrEqual(
      320,
    )
  })
})
