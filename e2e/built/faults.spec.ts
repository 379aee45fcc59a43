import { describe, expect, inject, it } from 'vitest'
import { createBrokenLines, follow, stayed, title } from '../support/broken-line'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))
const open = createBrokenLines(visitor)

describe('a page that answers', () => {
  it('with an error leaves the old one, and comes when it is asked for again', async () => {
    const { page, line, unhandled } = await open('docs/principle')
    const mend = line.answer(/^\/docs\/options$/, { status: 500, body: 'no' })
    await follow(page, '/docs/options')
    await page.getByRole('button', { name: '重试' }).waitFor()
    expect([await title(page), new URL(page.url()).pathname]).toEqual(['工作原理', '/docs/principle'])
    mend()
    await page.getByRole('button', { name: '重试' }).click()
    await page.waitForURL('**/docs/options')
    expect([await stayed(page), unhandled]).toEqual([true, []])
  })

  it.each([
    ['with a page of somebody else', { body: '<!doctype html><h1>Log in</h1>' }, 'Log in'],
    ['with half of itself', { body: '<!doctype html><body><main id="ink:main"><h1>Half' }, 'Half'],
    ['with JSON', { type: 'application/json', body: '{"no":"page"}' }, undefined],
  ])('%s is left to the browser, once', async (_, answer, heading) => {
    const { page, line } = await open('docs/principle')
    line.answer(/^\/docs\/options$/, answer)
    await follow(page, '/docs/options')
    await page.waitForURL('**/docs/options')
    await page.locator(heading ? 'h1' : 'body', { hasText: heading ?? '"no"' }).waitFor()
    expect(line.sent.filter(({ path }) => path === '/docs/options')).toHaveLength(2)
    await page.goBack()
    await page.locator('h1', { hasText: '工作原理' }).waitFor()
  })

  it('too late does not come after the one that was asked for later', async () => {
    const { page, line, unhandled } = await open('docs/principle')
    const release = line.hold(/^\/docs\/options$/)
    await follow(page, '/docs/options')
    await expect.poll(() => line.sent.some(({ path }) => path === '/docs/options')).toBe(true)
    await follow(page, '/docs/icons')
    await page.locator('h1', { hasText: 'Iconify' }).waitFor()
    release()
    await page.evaluate(() => fetch('/docs/options').then(answer => answer.text()))
    expect([await title(page), new URL(page.url()).pathname]).toEqual(['图标方案 Iconify', '/docs/icons'])
    expect([await stayed(page), unhandled]).toEqual([true, []])
  })
})

describe('a deploy under an open tab', () => {
  it('does not disturb who only reads, though a file is missing', async () => {
    const { page, line, unhandled } = await open('docs/principle')
    line.deploy()
    await page.mouse.wheel(0, 900)
    await expect.poll(() => line.sent.some(({ path }) => path.includes('back-to-top'))).toBe(true)
    // The page asks whether there is a new build, and stays.
    await expect.poll(() => line.sent.filter(({ path }) => path === '/docs/principle').length).toBe(2)
    expect([await stayed(page), unhandled]).toEqual([true, []])
  })

  it('while the search starts brings the new site, with the search open', async () => {
    const { page, line } = await open('docs/principle')
    await hydrated(page)
    const release = line.hold(/worker-entry/)
    await page.keyboard.press('Control+k')
    await expect.poll(() => line.sent.some(({ path }) => path.includes('worker-entry'))).toBe(true)
    line.deploy()
    release()
    await page.locator('script[src*=".later."]').waitFor({ state: 'attached' })
    await page.locator('#docsearch-input').fill('rem2rpx')
    await page.locator('.search-hit').first().waitFor()
  })

  it('before an island is used brings the new site, with the choice made', async () => {
    const { page, line } = await open('docs/intro')
    line.deploy()
    await page.locator('.chooser label', { hasText: 'Taro' }).click()
    await page.locator('script[src*=".later."]').waitFor({ state: 'attached' })
    await page.locator('.chooser-result', { hasText: 'Taro' }).waitFor()
  })
})

it('without a network the page stays, says so, and goes on when there is one', async () => {
  const { page, line, unhandled } = await open('docs/principle')
  const connect = line.cut(/./)
  await page.locator('.sidebar-pane a[data-key]').first().hover()
  await page.keyboard.press('Control+k')
  await follow(page, '/docs/options')
  await page.getByRole('button', { name: '重试' }).waitFor()
  expect(await title(page)).toBe('工作原理')
  connect()
  await page.getByRole('button', { name: '重试' }).click()
  await page.waitForURL('**/docs/options')
  expect(unhandled).toEqual([])
})

it('a storage that is full changes nothing', async () => {
  const { page, unhandled } = await open('docs/issues/format')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('tab', { name: 'pnpm' }).first().click()
  await page.locator('.navbar .color-toggle').click()
  await page.waitForSelector('html[data-theme=light]')
  await follow(page, '/docs/options')
  await page.waitForURL('**/docs/options')
  expect([await stayed(page), unhandled]).toEqual([true, []])
})

it('a translator and an extension at work before React leave a shell that works', async () => {
  const { page } = await open('docs/principle')
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts.filter(({ data }) => data.trim()))
      if (!text.parentElement!.closest('script, style')) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    document.body.prepend(document.createElement('extension-panel'))
    document.documentElement.setAttribute('data-extension', 'on')
  })
  await page.keyboard.press('Control+k')
  await page.locator('#docsearch-input').waitFor()
  await page.keyboard.press('Escape')
  expect(await title(page)).toBe('工作原理')
  await follow(page, '/docs/options')
  await page.locator('h1', { hasText: '配置项总览' }).waitFor()
})

it('sixty pages later it holds no more than after twenty', async () => {
  const { page } = await open('docs/principle')
  await hydrated(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find(metric => metric.name === name)!.value
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
  }
  const walk = async (steps: number) => {
    for (let step = 0; step < steps; step++) {
      const path = ['/docs/icons', '/docs/intro', '/docs/issues/format', '/docs/principle'][step % 4]!
      await follow(page, path)
      await page.waitForFunction(
        wanted =>
          location.pathname === wanted &&
          document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(wanted),
        path,
      )
    }
  }
  await walk(20)
  const before = await measure()
  await walk(40)
  const after = await measure()
  for (const name of ['nodes', 'listeners', 'heap'] as const)
    expect(after[name] / before[name], name).toBeLessThan(1.25)
  expect(await stayed(page)).toBe(true)
})
