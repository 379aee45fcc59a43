import { describe, expect, inject, it } from 'vitest'
import {
  type BrokenLine,
  createBrokenLines,
  createStoredLine,
  follow,
  stayed,
  title,
} from '../support/broken-line'
import { createVisitor, hydrated, ready } from '../support/browser'

const visitor = createVisitor(inject('base'))

/** Wrong responses to a page request: name, response, and the heading that the browser then shows. */
const FOREIGN: [string, { type?: string; body: string }, string | undefined][] = [
  ['with a page of somebody else', { body: '<!doctype html><h1>Log in</h1>' }, 'Log in'],
  ['with half of itself', { body: '<!doctype html><body><main id="ink:main"><h1>Half' }, 'Half'],
  ['with JSON', { type: 'application/json', body: '{"no":"page"}' }, undefined],
]

/** A network fault and its checks; `stored` is true for a reader with offline storage, hence a service worker. */
interface Fault {
  name: string
  path: string
  run: (of: BrokenLine, stored: boolean) => Promise<void>
  /** Whether the page must handle the fault without a document load. */
  stays: boolean
}

const FAULTS: Fault[] = [
  ...FOREIGN.map(([name, answer, heading]) => ({
    name: `a page that answers ${name} is left to the browser, once`,
    path: 'docs/principle',
    stays: false,
    async run({ page, line }: BrokenLine) {
      const restore = line.answer(/^\/docs\/options$/, answer)
      const asked = line.sent.length
      await follow(page, '/docs/options')
      await page.waitForURL('**/docs/options')
      await page.locator(heading ? 'h1' : 'body', { hasText: heading ?? '"no"' }).waitFor()
      expect(line.sent.slice(asked).filter(({ path }) => path === '/docs/options')).toHaveLength(2)
      restore()
      await page.goBack()
      await page.locator('h1', { hasText: '工作原理' }).waitFor()
    },
  })),
  {
    name: 'a page that answers with an error comes from the store, or when it is asked for again',
    path: 'docs/principle',
    stays: true,
    async run({ page, line }, stored) {
      const restore = line.answer(/^\/docs\/options$/, { status: 500, body: 'no' })
      await follow(page, '/docs/options')
      if (!stored) await page.getByRole('button', { name: '重试' }).waitFor()
      else await page.locator('h1', { hasText: '配置项总览' }).waitFor()
      restore()
      if (stored) return
      expect([await title(page), new URL(page.url()).pathname]).toEqual(['工作原理', '/docs/principle'])
      await page.getByRole('button', { name: '重试' }).click()
      await page.waitForURL('**/docs/options')
    },
  },
  {
    name: 'a page that answers too late does not come after the one that was asked for later',
    path: 'docs/principle',
    stays: true,
    async run({ page, line }, stored) {
      // With offline storage, it must answer for both held pages; without it, the second page loads normally.
      const release = line.hold(stored ? /^\/docs\/(?:options|icons)$/ : /^\/docs\/options$/)
      const asked = line.sent.length
      await follow(page, '/docs/options')
      await expect.poll(() => line.sent.slice(asked).some(({ path }) => path === '/docs/options')).toBe(true)
      await follow(page, '/docs/icons')
      await page.locator('h1', { hasText: 'Iconify' }).waitFor()
      release()
      await page.evaluate(() => fetch('/docs/options').then(answer => answer.text()))
      expect([await title(page), new URL(page.url()).pathname]).toEqual(['图标方案 Iconify', '/docs/icons'])
    },
  },
  {
    name: 'a network that is gone leaves the page, which goes on by the store or when it is back',
    path: 'docs/principle',
    stays: true,
    async run({ page, line }, stored) {
      const connect = line.cut(/./)
      if (!stored) await page.locator('.sidebar-pane a[data-key]').first().hover()
      await follow(page, '/docs/options')
      if (stored) {
        await page.locator('h1', { hasText: '配置项总览' }).waitFor()
        return void connect()
      }
      await page.getByRole('button', { name: '重试' }).waitFor()
      expect(await title(page)).toBe('工作原理')
      connect()
      await page.getByRole('button', { name: '重试' }).click()
      await page.waitForURL('**/docs/options')
    },
  },
  {
    name: 'a storage that is full changes nothing',
    path: 'docs/issues/format',
    stays: true,
    async run({ page }) {
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
    },
  },
]

describe('for a reader', () => {
  const open = createBrokenLines(visitor)
  it.each(FAULTS)('$name', fault => tryFault(fault, { open, stored: false }))

  it('a deploy does not disturb who only reads, though a file is missing', async () => {
    const { page, line, unhandled } = await open('docs/principle')
    line.deploy()
    await page.mouse.wheel(0, 900)
    await expect.poll(() => line.sent.some(({ path }) => path.includes('back-to-top'))).toBe(true)
    // The page checks for a new build by requesting itself, and does not reload.
    await expect.poll(() => line.sent.filter(({ path }) => path === '/docs/principle').length).toBe(2)
    expect([await stayed(page), unhandled]).toEqual([true, []])
  })

  it('a deploy while the search starts brings the new site, with the search open', async () => {
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

  it('a deploy before an island is used brings the new site, with the choice made', async () => {
    const { page, line } = await open('docs/intro')
    line.deploy()
    await page.locator('.chooser label', { hasText: 'Taro' }).click()
    await page.locator('script[src*=".later."]').waitFor({ state: 'attached' })
    await page.locator('.chooser-result', { hasText: 'Taro' }).waitFor()
  })
})

describe('for a reader who has stored the site', () => {
  const open = createStoredLine(visitor)
  it.each(FAULTS)('$name', fault => tryFault(fault, { open, stored: true }))

  it('without a network a page is loaded again, and search answers', async () => {
    const { page, line, unhandled } = await open('docs/principle')
    const connect = line.cut(/./)
    await page.reload()
    await page.keyboard.press('Control+k')
    await page.locator('#docsearch-input').fill('rem2rpx')
    await page.locator('.search-hit').first().waitFor()
    connect()
    expect(unhandled).toEqual([])
  })

  // Must be the last test, because `line.deploy()` cannot be undone.
  it('a deploy leaves open tabs working, search and islands included, until a navigation brings the new one', async () => {
    const reading = await open('docs/principle')
    const searching = await open('docs/principle')
    const choosing = await open('docs/intro')
    reading.line.deploy()

    await reading.page.mouse.wheel(0, 900)
    await expect.poll(() => reading.page.evaluate(() => scrollY)).toBe(900)
    // Scrolls in small steps, as touch does: the first one only starts loading the button's script.
    const { mouse } = reading.page
    await expect
      .poll(() => mouse.wheel(0, -4).then(() => reading.page.locator('.back-to-top[data-shown]').count()))
      .toBe(1)
    await searching.page.keyboard.press('Control+k')
    await searching.page.locator('#docsearch-input').fill('rem2rpx')
    await searching.page.locator('.search-hit').first().waitFor()
    await choosing.page.locator('.chooser label', { hasText: 'Taro' }).click()
    await choosing.page.locator('.chooser-result', { hasText: 'Taro' }).waitFor()
    for (const { page, unhandled } of [reading, searching, choosing])
      expect([await stayed(page), unhandled]).toEqual([true, []])

    // The service worker waits three seconds for the network. On a busy machine, only a later navigation gets the
    // new site.
    const paths = ['/docs/options', '/docs/icons']
    await expect
      .poll(async () => {
        const [path = '/'] = paths.reverse()
        await follow(reading.page, path)
        await reading.page.waitForURL(`**${path}`)
        await ready(reading.page)
        return reading.page.locator('script[src*=".later."]').count()
      })
      .toBeGreaterThan(0)
  })
})

async function tryFault(
  { path, run, stays }: Fault,
  { open, stored }: { open: (path: string) => Promise<BrokenLine>; stored: boolean },
) {
  const behind = await open(path)
  await run(behind, stored)
  if (stays) expect([await stayed(behind.page), behind.unhandled]).toEqual([true, []])
}
