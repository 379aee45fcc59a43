import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it } from 'vitest'
import { readEditBase } from '../../packages/core/content/edit-base'
import { createVisitor, holdFiles, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))
const CLIPBOARD = ['clipboard-read', 'clipboard-write']

describe('reading an article', () => {
  it('copies code without its decoration', { tags: 'reading' }, async () => {
    const page = await visitor.look('/docs/issues/css-vars')
    await page.context().grantPermissions(CLIPBOARD)
    await hydrated(page)
    const block = page.locator('figure.code-block').last()
    await block.hover()
    await block.getByRole('button', { name: '复制代码到剪贴板' }).click()
    const code = (await block.locator('code').textContent())!.replace(/\n$/, '')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  })

  it('leaves no gap between the words of a title', async () => {
    const page = await visitor.look('/docs/api/interfaces/UserDefinedOptions')
    const gaps = await page.locator('.admonition-title > .end').evaluateAll(ends =>
      ends.map(end => {
        const before = document.createRange()
        before.selectNode(end.previousSibling!)
        return end.getBoundingClientRect().left - before.getBoundingClientRect().right
      }),
    )
    expect(gaps.length).toBeGreaterThan(1)
    expect(Math.max(...gaps)).toBeLessThan(6)
  })

  it('comes back to the top', async () => {
    const page = await visitor.look('/docs/principle')
    await hydrated(page)
    const button = page.getByRole('button', { name: '回到顶部' })
    expect(await button.isVisible()).toBe(false)
    await page.evaluate(() => scrollTo(0, 1500))
    // The button appears on scrolling up.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollBy(0, -50))
        return button.isVisible()
      })
      .toBe(true)
    await page.evaluate(() => {
      const places: number[] = []
      const { scrollTo } = window
      window.scrollTo = ((x: number, y: number) => {
        places.push(y)
        scrollTo.call(window, x, y)
      }) as typeof window.scrollTo
      Object.assign(window, { places, from: scrollY })
    })
    await button.click()
    await page.waitForFunction(() => scrollY === 0)
    const [from, places] = await page.evaluate(() => {
      const { from, places } = window as unknown as { from: number; places: number[] }
      return [from, places] as const
    })
    expect(places.slice(0, 2)).toEqual([Math.floor(from * 0.85), Math.floor(Math.floor(from * 0.85) * 0.85)])
    await expect.poll(() => button.isVisible()).toBe(false)
  })

  it('marks the heading in view in the table of contents', { tags: 'reading' }, async () => {
    const page = await visitor.look('/docs/principle')
    await hydrated(page)
    await page.evaluate(() => document.getElementById('style')!.scrollIntoView())
    await page.waitForFunction(
      () => document.querySelector('.toc [aria-current=location]')?.getAttribute('href') === '#style',
    )
  })

  it('copies the page as Markdown', { tags: 'reading' }, async () => {
    const page = await visitor.look('/docs/principle')
    await page.context().grantPermissions(CLIPBOARD)
    await hydrated(page)
    await page.getByText('复制为 Markdown').click()
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('# 工作原理'))
  })

  it('offers the report link, and an edit link where the checkout says where its files are kept', async () => {
    const page = await visitor.look('/docs/principle')
    const base = await readEditBase(fileURLToPath(new URL('../../site', import.meta.url)))
    const links = await page.getByRole('link', { name: '编辑此页' }).all()
    expect(await Promise.all(links.map(link => link.getAttribute('href')))).toEqual(
      base ? [`${base}/docs/principle/index.mdx`] : [],
    )
    expect(await page.locator('a[href*="issues/new"]').first().getAttribute('href')).toContain(
      encodeURIComponent('/docs/principle'),
    )
  })

  it('has a link to each heading', async () => {
    const page = await visitor.look('/docs/principle')
    await hydrated(page)
    const heading = page.locator('main h2#style')
    await heading.hover()
    await heading.getByRole('link', { name: /的直接链接$/ }).click()
    await page.waitForURL('**/docs/principle#style')
    await expect.poll(async () => Math.abs((await heading.boundingBox())!.y)).toBeLessThan(120)
  })

  it('moves through tabs with the arrow keys and selects with Enter', async () => {
    const page = await visitor.look('/docs/issues/format')
    await hydrated(page)
    await page.getByRole('tab', { name: 'npm', exact: true }).first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Yarn')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('tab', { name: 'Yarn' }).first().getAttribute('aria-selected')).toBe('true')
  })

  it('switches package manager tabs everywhere and remembers the choice', { tags: 'reading' }, async () => {
    const page = await visitor.look('/docs/issues/format')
    await hydrated(page)
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.npm2yarn'))).toBe('pnpm')
    await page.goto(new URL('docs/icons', inject('base')).href)
    expect(
      await page
        .locator('.article .tabs[data-group=npm2yarn] > [role=tabpanel]:visible')
        .first()
        .textContent(),
    ).toContain('pnpm')
  })

  it('wraps lines that are too long, unless one turns it off', async () => {
    const page = await visitor.open('/docs/quick-start/frameworks/uni-app-vite', {
      viewport: { width: 1000, height: 700 },
    })
    await hydrated(page)
    const block = page.locator('figure.code-block', { hasText: 'UnifiedViteWeappTailwindcssPlugin' }).first()
    const pre = block.locator('pre')
    const overflow = () => pre.evaluate(element => element.scrollWidth - element.clientWidth)
    expect(await overflow()).toBe(0)
    await block.hover()
    const button = block.getByRole('button', { name: '切换自动换行' })
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await button.click()
    expect(await overflow()).toBeGreaterThan(0)
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    await button.click()
    expect(await overflow()).toBe(0)
  })

  it('has a table of contents that opens and closes again on a phone', { tags: 'reading' }, async () => {
    const page = await visitor.open('/docs/principle', { viewport: { width: 390, height: 844 } })
    await hydrated(page)
    const link = page.locator('.toc a[href="#style"]')
    expect(await link.isVisible()).toBe(false)
    await page.locator('details.toc-mobile').click()
    await link.click()
    await page.waitForURL('**/docs/principle#style')
    await expect.poll(() => link.isVisible()).toBe(false)
  })

  it('has a table of contents that opens on a phone without script', async () => {
    const page = await visitor.open('/docs/principle', {
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    })
    const link = page.locator('.toc a[href="#style"]')
    expect(await link.isVisible()).toBe(false)
    await page.locator('details.toc-mobile').click()
    expect(await link.isVisible()).toBe(true)
  })
})

describe('on paper', () => {
  it('is the article alone, black on white, with every tab and every line of code', async () => {
    const page = await visitor.open('/docs/quick-start/frameworks/uni-app-vite')
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    for (const part of [
      '.navbar',
      '.sidebar-pane',
      '.toc',
      '.neighbours',
      '.footer',
      '.texture',
      '.code-buttons',
    ])
      expect(await page.locator(part).first().isVisible(), part).toBe(false)
    expect(await page.locator('h1').isVisible()).toBe(true)
    for (const panel of await page.locator('.tab-panel').all()) expect(await panel.isVisible()).toBe(true)
    const paper = await page.evaluate(() => ({
      ground: getComputedStyle(document.documentElement).backgroundColor,
      ink: getComputedStyle(document.querySelector('.article')!).color,
      cut: [...document.querySelectorAll('pre')].filter(pre => pre.scrollWidth > pre.clientWidth).length,
    }))
    expect(paper).toEqual({ ground: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)', cut: 0 })
  })
  it('has the pictures for light grounds, in the dark mode as well', async () => {
    const page = await visitor.open('/docs/issues/css-vars')
    const seen = (mode: string) => page.locator(`.fig img.only-${mode}`).first().isVisible()
    expect([await seen('light'), await seen('dark')]).toEqual([false, true])
    await page.emulateMedia({ media: 'print' })
    expect([await seen('light'), await seen('dark')]).toEqual([true, false])
  })
})

describe('without JavaScript', () => {
  const off = { javaScriptEnabled: false }

  it('has every entry of the menus on a phone, and nothing that does nothing', async () => {
    const page = await visitor.open('/docs/icons', { ...off, viewport: { width: 390, height: 844 } })
    const bar = page.locator('.navbar')
    for (const name of ['指南', '版本迁移', '博客', 'API 参考', 'GitHub'])
      expect(await bar.getByRole('link', { name, exact: true }).isVisible(), name).toBe(true)
    for (const button of await page.locator('button').all()) {
      const isTab = (await button.getAttribute('role')) === 'tab'
      if (!isTab) expect(await button.isVisible(), await button.innerHTML()).toBe(false)
    }
    const wide = page.locator('html')
    expect(await wide.evaluate(html => html.scrollWidth)).toBeLessThanOrEqual(390)
    await bar.getByRole('link', { name: '博客', exact: true }).click()
    await page.waitForURL('**/blog')
  })

  it('reads, with all tab panels and links', async () => {
    const page = await visitor.open('/docs/icons', off)
    expect(await page.locator('h1').textContent()).toBe('图标方案 Iconify')
    const panels = page.locator('.tabs [role=tabpanel]')
    expect(await panels.count()).toBeGreaterThan(3)
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true)
    await page.locator('.sidebar-pane a').nth(3).click()
    await page.waitForURL(url => url.pathname !== '/docs/icons')
  })

  it('keeps every recipe of the chooser reachable', async () => {
    const page = await visitor.open('/docs/intro', off)
    await page.getByText('全部组合').click()
    await page.getByRole('link', { name: 'Taro · webpack · Tailwind CSS 3' }).click()
    await page.waitForURL('**/frameworks/taro*')
  })
})

describe('the chooser', () => {
  it('loads when it is used, and loses no choice made before', async () => {
    const page = await visitor.page()
    const release = await holdFiles(page, /Chooser/)
    await page.goto(new URL('docs/intro', inject('base')).href)
    await hydrated(page)
    const wanted = page.waitForRequest(/Chooser/)
    await page.locator('.chooser label', { hasText: 'Taro' }).click()
    await wanted
    release()
    await page.locator('.chooser-result', { hasText: 'Taro' }).waitFor()
    expect(await page.locator('.chooser').getByRole('radio', { name: 'Taro' }).isChecked()).toBe(true)
  })

  it('hands out the whole project as a zip, and says why where there is none', async () => {
    const page = await visitor.open('docs/intro')
    const chooser = page.locator('.chooser')
    await page.locator('.chooser label', { hasText: '原生小程序' }).click()
    await chooser.locator('.chooser-result', { hasText: '原生小程序' }).waitFor()
    const download = page.waitForEvent('download')
    await chooser.getByRole('button', { name: /^下载/ }).first().click()
    expect((await download).suggestedFilename()).toBe('native-weapp-vite-tw4.zip')
    await chooser.getByText('看看里面的文件').click()
    await chooser.getByText('src/pages/index/index.wxml').waitFor()
    await page.locator('.chooser label', { hasText: 'uni-app x' }).click()
    await chooser.getByText('没有可以下载的项目').waitFor()
  })
})

describe('with storage full of garbage', () => {
  it('falls back to how things were', async () => {
    const page = await visitor.page()
    await page.addInitScript(() => {
      if (location.protocol === 'about:') return
      for (const key of [
        'theme',
        'docusaurus.tab.npm2yarn',
        'docs-preferred-version-default',
        'docusaurus.announcement.dismiss',
        'docusaurus.announcement.id',
        '__DOCSEARCH_RECENT_SEARCHES__docs',
        '__DOCSEARCH_FAVORITE_SEARCHES__docs',
      ])
        localStorage.setItem(key, '{"<img src=x>')
    })
    await page.goto(new URL('docs/issues/format', inject('base')).href)
    await hydrated(page)
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(
      await page.getByRole('tab', { name: 'npm', exact: true }).first().getAttribute('aria-selected'),
    ).toBe('true')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBeNull()
    await page.keyboard.press('Control+k')
    await page.getByText('No recent searches').waitFor()
  })
})

describe('with storage that fails', () => {
  it('changes nothing for the visitor', async () => {
    const page = await visitor.page()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(new URL('docs/issues/format', inject('base')).href)
    await hydrated(page)
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    await page
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .click()
    await page.waitForSelector('html[data-theme=light]')
  })
})
