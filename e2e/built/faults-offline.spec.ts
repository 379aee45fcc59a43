import { describe, expect, inject, it } from 'vitest'
import { createBrokenLines, follow, stayed, title } from '../support/broken-line'
import { createVisitor, hydrated, ready } from '../support/browser'

// What faults.spec.ts does to a reader, done to one who has stored the site and so has a service worker.
const visitor = createVisitor(inject('base'))
const openLine = createBrokenLines(visitor)
const open = (path: string) => openLine(path, { offline: true })

describe('a page that answers', () => {
  it('with an error comes from the store', async () => {
    const { page, line, unhandled } = await open('docs/principle')
    line.answer(/^\/docs\/options$/, { status: 500, body: 'no' })
    await follow(page, '/docs/options')
    await page.locator('h1', { hasText: '配置项总览' }).waitFor()
    expect([await stayed(page), unhandled]).toEqual([true, []])
  })

  it.each([
    ['with a page of somebody else', { body: '<!doctype html><h1>Log in</h1>' }, 'Log in'],
    ['with half of itself', { body: '<!doctype html><body><main id="ink:main"><h1>Half' }, 'Half'],
    ['with JSON', { type: 'application/json', body: '{"no":"page"}' }, undefined],
  ])('%s is left to the browser, once', async (_, answer, heading) => {
    const { page, line } = await open('docs/principle')
    line.answer(/^\/docs\/options$/, answer)
    const asked = line.sent.length
    await follow(page, '/docs/options')
    await page.waitForURL('**/docs/options')
    await page.locator(heading ? 'h1' : 'body', { hasText: heading ?? '"no"' }).waitFor()
    expect(line.sent.slice(asked).filter(({ path }) => path === '/docs/options')).toHaveLength(2)
    await page.goBack()
    await page.locator('h1', { hasText: '工作原理' }).waitFor()
  })

  it('too late comes from the store, and not after one that was asked for later', async () => {
    const { page, line, unhandled } = await open('docs/principle')
    const release = line.hold(/^\/docs\/(?:options|icons)$/)
    await follow(page, '/docs/options')
    await follow(page, '/docs/icons')
    await page.locator('h1', { hasText: 'Iconify' }).waitFor()
    release()
    await page.evaluate(() => fetch('/docs/options').then(answer => answer.text()))
    expect([await title(page), new URL(page.url()).pathname]).toEqual(['图标方案 Iconify', '/docs/icons'])
    expect([await stayed(page), unhandled]).toEqual([true, []])
  })
})

describe('a deploy under an open tab', () => {
  it('does not disturb who only reads: files of the old one are in the store', async () => {
    const { page, line, unhandled } = await open('docs/principle')
    line.deploy()
    await page.mouse.wheel(0, 900)
    await page.mouse.wheel(0, -300)
    await page.locator('.back-to-top[data-shown]').waitFor()
    expect([await stayed(page), unhandled]).toEqual([true, []])
  })

  it('while the search starts leaves it working, with the old index', async () => {
    const { page, line } = await open('docs/principle')
    await hydrated(page)
    line.deploy()
    await page.keyboard.press('Control+k')
    await page.locator('#docsearch-input').fill('rem2rpx')
    await page.locator('.search-hit').first().waitFor()
    expect(await stayed(page)).toBe(true)
  })

  it('before an island is used leaves it working', async () => {
    const { page, line } = await open('docs/intro')
    line.deploy()
    await page.locator('.chooser label', { hasText: 'Taro' }).click()
    await page.locator('.chooser-result', { hasText: 'Taro' }).waitFor()
    expect(await stayed(page)).toBe(true)
  })

  it('is there after a navigation that the network answers', async () => {
    const { page, line } = await open('docs/principle')
    line.deploy()
    // A network that takes over three seconds, as on a busy machine, is not waited for: then the next one brings it.
    const paths = ['/docs/options', '/docs/icons']
    await expect
      .poll(async () => {
        const [path = '/'] = paths.reverse()
        await follow(page, path)
        await page.waitForURL(`**${path}`)
        await ready(page)
        return page.locator('script[src*=".later."]').count()
      })
      .toBeGreaterThan(0)
  })
})

it('without a network pages, search and reload go on', async () => {
  const { page, line, unhandled } = await open('docs/principle')
  line.cut(/./)
  await follow(page, '/docs/options')
  await page.locator('h1', { hasText: '配置项总览' }).waitFor()
  expect(await stayed(page)).toBe(true)
  await page.reload()
  await page.keyboard.press('Control+k')
  await page.locator('#docsearch-input').fill('rem2rpx')
  await page.locator('.search-hit').first().waitFor()
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
