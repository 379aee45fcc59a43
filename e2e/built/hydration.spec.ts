import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, ready } from '../support/browser'

const base = inject('base')
const visitor = createVisitor(base)

/** State of `random`; every run takes the same steps, so that failures can be reproduced. */
let seed = 0
function random(): number {
  seed = (seed * 16_807) % 2_147_483_647
  return seed / 2_147_483_647
}

/** Interactions before React is loaded; hydration must keep the state that they leave. */
const ACTIONS: Record<string, (page: Page) => Promise<unknown>> = {
  'follow a link of the sidebar': page => follow(page, '.sidebar-pane a[href]:not([data-key])'),
  'follow a link of the navbar': page => follow(page, '.navbar a.nav-link[href^="/"]'),
  'follow a link of the page': page => follow(page, 'main a[href^="/"]:not([data-copy-markdown])'),
  'go back': page => page.evaluate(goBack),
  'change the colour': page => page.locator('.navbar .color-toggle').click(),
  'choose a tab': page => clickSome(page, '[role=tab]'),
  scroll: page => page.evaluate(part => scrollTo(0, document.body.scrollHeight * part), random()),
  'scroll the sidebar': page =>
    page.evaluate(() => document.querySelector('.sidebar-pane')?.scrollBy(0, 300)),
  'open details': page => clickSome(page, 'main summary'),
}

describe('the shell', () => {
  it.each(Array.from({ length: 4 }, (_, run) => run))('takes over whatever page is there (%i)', async run => {
    seed = 9973 * (run + 1)
    const page = await visitor.open('/docs/intro', { reducedMotion: 'reduce' })
    await ready(page)
    const steps: string[] = []
    for (let step = 0; step < 8; step++) {
      const names = Object.keys(ACTIONS)
      const name = names[Math.floor(random() * names.length)]!
      steps.push(`${name} on ${new URL(page.url()).pathname}`)
      await ACTIONS[name]!(page)
      await page.waitForTimeout(50)
    }
    await page.waitForFunction(() => !navigation.transition && !document.querySelector('#nprogress'))
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBeUndefined()
    const replaced = await page.evaluate(async () => {
      const root = document.getElementById('ink:app')!
      const before = [...root.querySelectorAll('*')]
      const html = (element: Element | null) => element?.outerHTML
      const navbar = html(document.querySelector('.navbar'))
      const running = await window.inkstone?.started
      await running?.hydrate()
      // Elements that hydration replaces are disconnected by now; the sidebar is only replaced later, on interest.
      return {
        gone: before.filter(element => !element.isConnected).map(element => element.outerHTML.slice(0, 200)),
        navbar: html(document.querySelector('.navbar')) === navbar ? '' : `${navbar}`,
      }
    })
    // Recoverable errors of React appear in `visitor.faults`.
    expect({ ...replaced, faults: visitor.faults }, steps.join('\n')).toEqual({
      gone: [],
      navbar: expect.anything(),
      faults: [],
    })
    const current = await page.evaluate(() =>
      document.querySelector('.sidebar-pane [aria-current]')?.getAttribute('href'),
    )
    if (current) expect(new URL(page.url()).pathname, steps.join('\n')).toBe(current)
  })

  it('keeps what a reader has opened in the sidebar, and where it was scrolled', async () => {
    const page = await visitor.open('/docs/quick-start/frameworks/taro')
    await ready(page)
    const open = () =>
      page.locator('.sidebar-pane [aria-expanded=true]').evaluateAll(all => all.map(each => each.textContent))
    const before = await open()
    expect(before.length).toBeGreaterThan(0)
    await page.locator('.sidebar-pane a[href="/docs/icons"]').click()
    await page.waitForURL('**/docs/icons')
    await expect.poll(open).toEqual(before)
    await page.evaluate(async () => (await window.inkstone?.started)?.hydrate())
    await page.locator('.sidebar-pane a[href="/docs/icons"]').hover()
    await expect.poll(open).toEqual(before)
  })

  it('comes at the first sign of use without moving a link, and is only fetched before', async () => {
    const page = await visitor.page()
    await page.goto(new URL('docs/principle', base).href)
    await ready(page)
    await expect.poll(() => page.evaluate(listFetched)).toContainEqual(expect.stringMatching(/\/react-/))
    expect(await page.locator('html[data-has-hydrated]').count()).toBe(0)
    // Scroll anchoring hides some shifts: offsets do not depend on it.
    const linkTops = () =>
      page
        .locator('.sidebar-pane .side-link:visible')
        .evaluateAll(links => links.map(link => (link as HTMLElement).offsetTop))
    const before = await linkTops()
    await page.locator('.search-button').hover()
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
    await page.locator('.sidebar-pane').hover()
    await page.locator('.sidebar-pane [data-collapsed=true]').first().waitFor({ state: 'attached' })
    expect(await linkTops()).toEqual(before)
  })

  it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }, { effectiveType: '2g' }])(
    'is not fetched ahead with %o',
    async connection => {
      const page = await visitor.page()
      await page.addInitScript(value => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await page.goto(new URL('docs/principle', base).href)
      await ready(page)
      await page.waitForTimeout(500)
      expect(await page.evaluate(listFetched)).toEqual([])
    },
  )
})

/** Runs in the page: returns scripts that were prefetched but not run. */
function listFetched(): string[] {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return loaded
    .filter(({ name, initiatorType }) => initiatorType === 'fetch' && name.endsWith('.js'))
    .map(({ name }) => name)
}

/** Runs in the page: goes back, but never out of the site. */
function goBack(): void {
  if (!navigation.canGoBack) return
  const { committed, finished } = navigation.back()
  // The next step may abort this navigation.
  for (const step of [committed, finished]) step?.catch(() => {})
}

async function follow(page: Page, selector: string) {
  await page.evaluate(
    ([links, choice]) => {
      const found = [...document.querySelectorAll<HTMLElement>(links)].filter(link => link.checkVisibility())
      found[Math.floor(choice * found.length)]?.click()
    },
    [selector, random()] as const,
  )
}

function clickSome(page: Page, selector: string) {
  return follow(page, selector)
}
