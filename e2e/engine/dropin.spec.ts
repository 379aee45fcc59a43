import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser'
import { root, runCommand, runServer, type ServedSite } from '../support/run-server'
import { copySite } from '../support/site-copy'

const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'dropin' })
cpSync(join(root, 'engine/markdown/fixtures/dropin'), join(root, site.site), { recursive: true })
const built = (file: string) => readFileSync(join(root, site.out, file), 'utf8')

describe('content written for another tool builds unchanged', () => {
  let served: ServedSite
  let browser: Browser

  beforeAll(async () => {
    const { code, text } = await runCommand(['build', ...site.options])
    expect(text).toContain('pages')
    expect(code, text).toBe(0)
    served = await runServer(['preview', ...site.options])
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await served?.stop()
  })

  it('has its pages at their addresses', () => {
    for (const file of [
      'docs/intro.html',
      'docs/guide/components.html',
      'docs/guide/tabs.html',
      'docs/guide/中文.html',
      'docs/api/Options.html',
      'blog/2025/03/06/release.html',
      'blog/2025/8/second.html',
    ]) {
      expect(built(file), file).toContain('<main id="main">')
    }
  })

  it('loses no word of the awkward cases', () => {
    const words = [
      'hover:bg-red-500 和 md:hover:underline 不是指令',
      '选择器 :root、::before 也不是',
      '自己的标题',
      '别名。',
      '里层文字',
      '靠右',
      '脚注的',
    ]
    for (const word of words) expect(built('docs/intro.html'), word).toContain(word)
    expect(built('docs/intro.html')).toContain('<strong>重要：</strong>请看下文')
    const components = built('docs/guide/components.html')
    for (const word of ['当前版本 4.2.8', '片段收到 小程序', '片段收到 无名', '徽章', '组件写法', '单元格'])
      expect(components.replaceAll('<!-- -->', ''), word).toContain(word)
  })

  it('keeps its own robots.txt', () => {
    expect(built('robots.txt')).toBe('User-agent: *\nDisallow: /private\n')
  })

  it('works in a browser without a fault', async () => {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error' && !/Failed to load/.test(message.text())) faults.push(message.text())
    })
    for (const path of ['docs/intro', 'docs/guide/components', 'docs/guide/tabs', 'blog']) {
      await page.goto(new URL(path, served.url).href)
      await page.waitForSelector('html[data-has-hydrated="true"]')
    }
    await page.goto(new URL('docs/guide/tabs', served.url).href)
    await page.waitForSelector('html[data-has-hydrated="true"]')
    await page.getByRole('tab', { name: '橙子' }).click()
    await expect.poll(() => page.getByText('这是 橙子').isVisible()).toBe(true)
    expect(faults).toEqual([])
  })
})
