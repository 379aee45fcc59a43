import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Pages to check: one per template, and others. */
const PAGES = {
  templates: ['/', '/docs/intro', '/blog', '/blog/2025/8/v4.2-release', '/search?q=rpx', '/no-such-page'],
  others: [
    '/docs/issues',
    '/docs/api/interfaces/TailwindcssPatcherOptions',
    '/docs/icons',
    '/docs/showcase',
    '/docs/principle',
    '/docs/options',
    '/docs/quick-start/v4',
    '/docs/issues/css-vars',
    '/docs/api-v2/interfaces/RawSource',
    '/docs/releases/v2',
    '/blog/archive',
  ],
}

/** Runs a test of dialogs and widgets only with the templates, so that it runs once. */
const inUse = it.runIf(inject('pages') === 'templates')

const desk = {}
const phone = { viewport: { width: 390, height: 844 } }
const PLAYGROUNDS = { templates: ['over the whole window', desk], others: ['on a phone', phone] } as const

/** Overlays, and screens that replace a page, after an action or a network failure. Pages are shared per device. */
const STATES: [name: string, device: object, part: string, enter: (page: Page) => Promise<unknown>][] = [
  ['results of a search', desk, '[role=dialog]', page => search(page, 'rpx')],
  ['an empty search', phone, '[role=dialog]', page => search(page, '')],
  ['no results of a search', phone, '[role=dialog]', page => search(page, 'qqzzxxw')],
  [
    'the list of shortcuts',
    desk,
    'dialog',
    page => openDialog(page, '键盘快捷键', () => page.keyboard.press('?')),
  ],
  [
    'the offer to read offline',
    phone,
    'dialog',
    page => openDialog(page, '离线阅读', () => page.locator('.footer-offline').click()),
  ],
  [
    'the menu of a phone',
    phone,
    '.drawer',
    async page => {
      await page.getByRole('button', { name: '切换导航栏' }).click()
      await page.locator('.drawer[data-shown]').waitFor()
    },
  ],
  [
    'a page that could not be loaded',
    phone,
    '.failure-bar',
    async page => {
      const next = page.locator('.neighbour-next')
      await page.route(`**${await next.getAttribute('href')}`, route => route.abort())
      await next.click()
      await page.locator('.failure-bar').waitFor()
    },
  ],
]

describe('axe knows no fault', () => {
  const openLasting = async (options?: BrowserContextOptions) =>
    (await visitor.lastingContext(options)).newPage()
  const open = async (path: string, device = {}, newPage = visitor.page) => {
    const page = await newPage({ reducedMotion: 'reduce', ...device })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      if (location.protocol !== 'about:') localStorage.setItem('theme', 'light')
    })
    await page.goto(new URL(path.slice(1), inject('base')).href)
    await hydrated(page)
    return page
  }

  it.each(PAGES[inject('pages')])('of %s', async path => {
    await expectNoFault(await open(path))
  })

  it.each([PLAYGROUNDS[inject('pages')]])('of the playground in use, with errors, %s', async (_, device) => {
    const page = await open('/#play', device)
    await page.getByRole('button', { name: '列表' }).click()
    await page.locator('.phone iframe').waitFor()
    await page.locator('.playground textarea').focus()
    await page.locator('.playground .cm-content').click()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText('<view class="no-such-class"><text></view>')
    await page.getByText('<text> 没有结束标签').waitFor()
    await expectNoFault(page, '.playground')
  })

  inUse('of an option that says its type', async () => {
    const page = await open('/docs/options')
    await page.locator('[data-hint]').first().focus()
    await page.getByRole('tooltip').waitFor()
    await expectNoFault(page, '[role=tooltip]')
  })

  inUse('nor of what fields say while they are empty, which it does not look at', async () => {
    const page = await open('/docs/issues', phone)
    const colours = await page.locator('textarea').evaluateAll(fields => {
      const soft = document.body.appendChild(document.createElement('p'))
      soft.style.color = 'var(--color-text-soft)'
      return [
        getComputedStyle(soft).color,
        ...fields.map(field => getComputedStyle(field, '::placeholder').color),
      ]
    })
    expect(colours.length).toBeGreaterThan(2)
    expect(new Set(colours).size).toBe(1)
  })

  inUse('of the checker with answers of each kind', async () => {
    const page = await open('/docs/issues', phone)
    await page.getByText('不方便选文件夹').click()
    await page.locator('.checker textarea[name=register]').fill("import 'vite'")
    await page.locator('.checker textarea[name=style]').fill('@import "weapp-tailwindcss/css";')
    await page.locator('.checker textarea[name=package]').fill('{ // x')
    for (const effect of ['breaks', 'unknown'])
      await page.locator(`.checker-findings [data-effect=${effect}]`).first().waitFor()
    await expectNoFault(page, '.checker')
  })

  const pages = new Map<object, Promise<Page>>()
  inUse.each(STATES)('of %s', async (_, device, part, enter) => {
    const opened = pages.get(device) ?? open('/docs/evolution', device, openLasting)
    pages.set(device, opened)
    const page = await opened
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await chooseTheme(page, 'light')
    await enter(page)
    await expectNoFault(page, part)
    visitor.faults.splice(0)
  })
})

/** Checks all rules in light mode, and only the colour rules in dark mode, where nothing else differs. */
async function expectNoFault(page: Page, part = 'html') {
  await page.locator(`${part}:visible`).first().waitFor()
  expect(await findFaults(page, part, {}), 'light').toEqual([])
  await chooseTheme(page, 'dark')
  const colours = { runOnly: ['color-contrast', 'link-in-text-block'] }
  expect(await findFaults(page, part, colours), 'dark').toEqual([])
}

/** Changes the theme with a storage event, as another tab does, because an overlay may cover the toggle. */
async function chooseTheme(page: Page, theme: string) {
  await page.evaluate(newValue => {
    localStorage.setItem('theme', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }))
  }, theme)
  await page.locator(`html[data-theme="${theme}"]`).waitFor()
}

async function openDialog(page: Page, name: string, ask: () => Promise<void>) {
  await ask()
  await page.getByRole('dialog', { name }).waitFor()
}

async function search(page: Page, query: string) {
  await page.keyboard.press('Control+k')
  await page.locator('#docsearch-input').fill(query)
  await page.locator('.search-hit, .search-message').first().waitFor()
}

async function findFaults(page: Page, part: string, options: object): Promise<unknown> {
  await page.waitForFunction(() => document.getAnimations().length === 0)
  // `preload` fetches stylesheets and media again, for two rules only: screen orientation and autoplaying audio.
  const settings = { resultTypes: ['violations'], preload: false, ...options }
  const run = `axe.run('${part}', ${JSON.stringify(settings)})`
  // Evaluated over the debugging protocol, to which the page's CSP does not apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    `${run}.then(r => r.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ')).join(' | ')))`,
  )
}
