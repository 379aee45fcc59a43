import { appendFileSync, closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'
import { overlay, reported, shown } from '../support/overlay'
import { root, runServer } from '../support/run-server'
import { copySite } from '../support/site-copy'

const site = copySite({ fixture: 'e2e/fixtures/features', as: 'edits' })
site.write(
  'components/Later.tsx',
  'export default function Later() { return <p className="later">以后再说</p> }\nLater.load = "interaction"\n',
)
site.write(
  'docs/later.mdx',
  "---\ntitle: 稍后\n---\nimport Counter from '@site/components/Counter'\nimport Later from '@site/components/Later'\n\n<Counter label='点我' start={2} options={{ step: 3, tags: [] }}>内容</Counter>\n\n<Later />\n",
)
const served = await runServer(['dev', ...site.options])
const visitor = createVisitor(served.url)
afterAll(() => served.stop())

/** Opens a page, scrolls and sets a property that a reload would remove. Reuses a tab, which has cached modules. */
async function openMarked(path: string, y = 0, open = visitor.look): Promise<Page> {
  const page = await open(path)
  await hydrated(page)
  await page.evaluate(y => window.scrollTo(0, y), y)
  await page.evaluate(() => Object.assign(window, { mark: true }))
  return page
}
const isMarked = (page: Page) => page.evaluate(() => 'mark' in window)
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const article = (page: Page) => page.locator('.article').textContent()
const sidebar = (page: Page) => shown(page.locator('.sidebar-pane'))

describe('the dev server shows an edit without a reload', () => {
  const touched: string[] = []
  const edit = (file: string, from: string, to: string) => {
    touched.push(file)
    site.edit(file, from, to)
  }
  afterEach(async () => {
    for (const file of touched.splice(0)) site.restore(file)
  })

  it('to a page, where the reader is', async () => {
    const page = await openMarked('docs/next/long', 700)
    edit('docs/long.md', '这是第 6 段的第 1 句', '这是改过的一句')
    await expect.poll(() => article(page)).toContain('这是改过的一句')
    expect(await isMarked(page)).toBe(true)
    expect(await scrollY(page)).toBe(700)
  })

  it('to a page several times in a row', async () => {
    const page = await openMarked('docs/next/long')
    for (const word of ['甲', '乙', '丙']) {
      edit('docs/long.md', '这是第 1 段的第 1 句', `${word}这是第 1 段的第 1 句`)
      await expect.poll(() => article(page)).toContain(`${word}这是第`)
    }
    expect(await isMarked(page)).toBe(true)
  })

  it('to a page that is written slowly', async () => {
    const page = await openMarked('docs/next/long')
    const text = site.read('docs/long.md')
    touched.push('docs/long.md')
    for (const pause of [20, 30, 40]) {
      const file = openSync(join(root, site.site, 'docs/long.md'), 'w')
      await new Promise(resolve => setTimeout(resolve, pause))
      writeSync(file, text.replace('这是第 1 段的第 1 句', `等了 ${pause} 毫秒`))
      closeSync(file)
      await expect.poll(() => article(page)).toContain(`等了 ${pause} 毫秒`)
    }
    expect(await isMarked(page)).toBe(true)
  })

  it('to a partial', async () => {
    const page = await openMarked('docs/next/intro', 100)
    edit('docs/_shared.mdx', '片段收到', '片段得到')
    await expect.poll(() => article(page)).toContain('片段得到')
    expect(await isMarked(page)).toBe(true)
    expect(await scrollY(page)).toBe(100)
  })

  it('to a data module', async () => {
    const page = await openMarked('docs/next/guide/second')
    edit('data/facts.ts', '零度', '摄氏零度')
    await expect.poll(() => article(page)).toContain('水在摄氏零度结冰')
    expect(await isMarked(page)).toBe(true)
  })

  it('to a static component', async () => {
    const page = await openMarked('docs/next/components')
    edit('components/Stamp.static.tsx', '{text}', '{text}两次')
    await expect.poll(() => page.locator('.stamp').textContent()).toBe('盖章两次')
    // A Tailwind class that was not used before gets its rule.
    edit('components/Stamp.static.tsx', 'className="stamp"', 'className="stamp pt-[13px]"')
    await expect
      .poll(() => page.locator('.stamp').evaluate(stamp => getComputedStyle(stamp).paddingTop))
      .toBe('13px')
    expect(await isMarked(page)).toBe(true)
  })

  it('to a sidebar, inert or alive', async () => {
    const page = await openMarked('docs/next/long', 300)
    edit('sidebars.ts', '收起的一组', '收拢的一组')
    await expect.poll(() => sidebar(page)).toContain('收拢的一组')
    expect(await scrollY(page)).toBe(300)
    await page.locator('.sidebar-pane').getByRole('button', { name: '收拢的一组' }).click()
    await expect.poll(() => sidebar(page)).toContain('绝对地址')
    edit('sidebars.ts', '收拢的一组', '又一组')
    await expect.poll(() => sidebar(page)).toContain('又一组')
    await expect.poll(() => sidebar(page)).toContain('绝对地址')
    expect(await isMarked(page)).toBe(true)
  })

  it('to a title: heading, sidebar and document', async () => {
    const page = await openMarked('docs/next/long')
    edit('docs/long.md', 'title: 长页', 'title: 长长的一页')
    await expect.poll(() => page.locator('h1').textContent()).toBe('长长的一页')
    await expect.poll(() => sidebar(page)).toContain('长长的一页')
    await expect.poll(() => page.title()).toBe('长长的一页 | 样例站')
    expect(await isMarked(page)).toBe(true)
  })

  it('to an island, which keeps its state', async () => {
    const page = await openMarked('docs/next/components')
    const button = page.locator('.counter button')
    await page.waitForSelector('[data-island="components/Counter.tsx"][data-hydrated]')
    await button.click()
    await expect.poll(() => button.textContent()).toBe('点我：5')
    edit('components/Counter.tsx', '{label}：{count}', '{label}是{count}')
    await expect.poll(() => button.textContent()).toBe('点我是5')
    expect(await isMarked(page)).toBe(true)
    await page.reload()
    await page.waitForSelector('[data-island="components/Counter.tsx"][data-hydrated]')
    expect(await button.textContent()).toBe('点我是2')
    // Waits until the server renders the restored island, so that the next page with it has matching HTML.
    site.restore('components/Counter.tsx')
    await expect.poll(async () => (await fetch(page.url())).text()).toMatch(/点我(?:<!-- -->)?：/)
  })

  it('to an island that nobody has used, alone or beside one that keeps its state', async () => {
    const page = await openMarked('docs/next/later')
    const counter = page.locator('.counter button')
    await page.waitForSelector('[data-island="components/Counter.tsx"][data-hydrated]')
    await counter.click()
    await expect.poll(() => counter.textContent()).toBe('点我：5')
    const fresh = await visitor.open('docs/next/later')
    const later = (of: Page) => of.locator('.later').textContent()
    for (const [from, to] of [
      ['以后再说', '以后也许'],
      ['以后也许', '现在就说'],
    ] as const) {
      site.edit('components/Later.tsx', from, to)
      await expect.poll(() => later(page)).toBe(to)
      await expect.poll(() => later(fresh)).toBe(to)
      expect(await counter.textContent()).toBe('点我：5')
      // Loads the island, so that Vite already has the module at the second edit.
      await fresh.locator('.later').hover()
      await fresh.waitForSelector('[data-island="components/Later.tsx"][data-hydrated]')
    }
    expect(await isMarked(page)).toBe(true)
  })

  it('to an image of the static folder', async () => {
    const page = await openMarked('docs/next/intro')
    const width = () =>
      page.locator('.brand img:visible').evaluate(image => (image as HTMLImageElement).naturalWidth)
    const before = await width()
    const other =
      '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="77"><path d="M0 0h77v77z"/></svg>'
    for (const file of ['static/img/logo.svg', 'static/img/logo-dark.svg']) {
      touched.push(file)
      site.write(file, other)
    }
    await expect.poll(width).toBe(77)
    expect(before).not.toBe(77)
    expect(await isMarked(page)).toBe(true)
  })

  it('to a stylesheet that breaks, and is fixed', async () => {
    touched.push('site.css')
    const page = await openMarked('docs/next/intro')
    const outline = () => page.locator('.article').evaluate(element => getComputedStyle(element).outlineColor)
    site.write('site.css', '.article { outline: 3px solid rgb(1, 2, 3) }')
    await expect.poll(outline).toBe('rgb(1, 2, 3)')
    site.write('site.css', '@import "./nowhere.css"; .article { outline: 3px solid rgb(4, 5, 6) }')
    await expect.poll(() => reported(page)).toContain('nowhere.css')
    site.write('site.css', '.article { outline: 3px solid rgb(7, 8, 9) }')
    await expect.poll(outline).toBe('rgb(7, 8, 9)')
    await expect.poll(() => overlay(page).count()).toBe(0)
    site.write('site.css', '.article { outline 3px }')
    await expect.poll(() => reported(page)).toContain('site.css:1:19\nCSS: Unexpected token')
    site.write('site.css', '.article { outline: 3px solid rgb(1, 1, 1) }')
    await expect.poll(outline).toBe('rgb(1, 1, 1)')
    await expect.poll(() => overlay(page).count()).toBe(0)
    visitor.faults.splice(0)
  })

  it('to the stylesheet', async () => {
    touched.push('site.css')
    const page = await openMarked('docs/next/intro', 100)
    site.write('site.css', '.article { outline: 3px solid rgb(1, 2, 3) }')
    const outline = () => page.locator('.article').evaluate(element => getComputedStyle(element).outlineColor)
    await expect.poll(outline).toBe('rgb(1, 2, 3)')
    appendFileSync(join(root, site.site, 'site.css'), '.article { outline-color: rgb(4, 5, 6) }')
    await expect.poll(outline).toBe('rgb(4, 5, 6)')
    // Writes twice in quick succession, as an editor that formats on save.
    for (const pause of [15, 25, 35]) {
      site.write('site.css', `.article {outline:3px solid rgb(${pause}, 0, 0)}`)
      await new Promise(resolve => setTimeout(resolve, pause))
      site.write('site.css', `.article { outline: 3px solid rgb(${pause}, 1, 1) }`)
      await expect.poll(outline).toBe(`rgb(${pause}, 1, 1)`)
    }
    site.restore('site.css')
    await expect.poll(outline).not.toMatch(/, 1, 1\)$/)
    // If the file is removed while Vite reads it, an error appears until the next update.
    visitor.faults.splice(0)
  })
})

describe('the dev server brings pages to life under any base URL', () => {
  /** Checks features that need a script: search, client-side navigation, an edit without a reload. */
  async function expectAlive(base: string) {
    const page = await openMarked(new URL(`${base}docs/next/intro`, served.url).href, 0, visitor.open)
    await page.keyboard.press('Control+k')
    await page.locator('#docsearch-input').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.sidebar-pane').getByRole('link', { name: '长页' }).click()
    await expect.poll(() => page.url()).toContain(`${base}docs/next/long`)
    await expect.poll(() => article(page)).toContain('这是第 1 段')
    site.edit('docs/long.md', '这是第 1 段的第 1 句', `${base} 下的一句`)
    await expect.poll(() => article(page)).toContain(`${base} 下的一句`)
    expect(await isMarked(page)).toBe(true)
    site.restore('docs/long.md')
    await expect.poll(() => article(page)).toContain('这是第 1 段的第 1 句')
    await page.close()
  }

  it('the configured one', async () => {
    expect(new URL(served.url).pathname).toBe('/sub/')
    expect((await fetch(new URL('/', served.url))).url).toBe(served.url)
    await expectAlive('/sub/')
  })

  it('one that the config gets later', async () => {
    const status = async (path: string) => (await fetch(new URL(path, served.url))).status
    // Leaves the shared page: its automatic reload would abort the navigation of the next test.
    await (await visitor.look('docs/next/long')).goto('about:blank')
    site.edit('site.config.ts', "baseUrl: '/sub/'", "baseUrl: '/'")
    await expect.poll(() => status('/docs/next/long')).toBe(200)
    await expectAlive('/')
    site.restore('site.config.ts')
    await expect.poll(() => status('/sub/docs/next/long')).toBe(200)
  })
})

describe('the dev server follows what a page in place cannot show', () => {
  it('the config: the page comes anew, where the reader was', async () => {
    const page = await openMarked('docs/next/long', 500)
    site.edit('site.config.ts', "title: '样例',", "title: '样例改',")
    await expect.poll(() => page.locator('.brand span').textContent()).toBe('样例改')
    await hydrated(page)
    await expect.poll(() => scrollY(page)).toBe(500)
    site.restore('site.config.ts')
    await expect.poll(() => page.locator('.brand span').textContent()).toBe('样例')
  })

  it('a new page, and one that goes', async () => {
    const page = await openMarked('docs/next/guide/first')
    site.write('docs/01-guide/05-new.md', '# 新的一章\n\n刚写的。\n')
    await expect.poll(() => sidebar(page)).toContain('新的一章')
    await page.locator('.sidebar-pane').getByRole('link', { name: '新的一章' }).click()
    await expect.poll(() => article(page)).toContain('刚写的。')
    expect(await isMarked(page)).toBe(true)
    site.remove('docs/01-guide/05-new.md')
    await expect.poll(() => sidebar(page)).not.toContain('新的一章')
  })

  it('drafts: they show, and say what they are', async () => {
    const page = await visitor.open('docs/next/draft')
    expect(await page.locator('.notice[role="note"]').textContent()).toContain('草稿页')
    expect(await sidebar(page)).toContain('草稿')
    const blog = await visitor.open('blog')
    expect(await blog.locator('.post-title').allTextContents()).toContain('博文草稿')
  })

  it('the search index: made when somebody searches', async () => {
    const page = await openMarked('docs/next/intro')
    await page.keyboard.press('Control+k')
    await page.locator('#docsearch-input').fill('带锚点')
    const hit = page.locator('.search-hit').first()
    await expect.poll(() => hit.getAttribute('href').catch(() => '')).toMatch(/^\/sub\/docs\/next\/markdown/)
  })

  it('redirects, twins and the page for what is not there', async () => {
    const redirect = await fetch(new URL('旧地址', served.url), { redirect: 'manual' })
    expect(redirect.headers.get('location')).toBe(encodeURI('/sub/docs/next/category/章节'))
    const twin = await fetch(new URL('docs/next/tabs.md', served.url))
    expect(twin.headers.get('content-type')).toContain('text/markdown')
    expect(await twin.text()).toContain('# 标签页')
    const missing = await fetch(new URL('no/such/page', served.url), { headers: { accept: 'text/html' } })
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('找不到页面')
  })
})
