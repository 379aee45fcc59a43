import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import type { OfflineList } from '../../../packages/core/model'
import { createVisitor, ready } from '../../support/browser'
import { runBuild } from '../../support/run-build'
import { runServer } from '../../support/run-server'
import { copySite } from '../../support/site-copy'
import { type SlowLine, startSlowLine } from '../../support/slow-proxy'

const dist = mkdtempSync(join(tmpdir(), 'offline-'))
cpSync(inject('dist'), dist, { recursive: true })
const site = await runServer(['preview', '--site', 'e2e/fixtures/features', '--out', dist])
const line: SlowLine = await startSlowLine(site.url)
const visitor = createVisitor(line.url)
const ALL = /./
let restore = () => {}

async function open(path: string): Promise<Page> {
  const page = await visitor.open(`sub/${path}`, { serviceWorkers: 'allow' })
  await ready(page)
  return page
}

async function openReader(): Promise<Page> {
  const page = await (await visitor.lastingContext({ serviceWorkers: 'allow' })).newPage()
  await page.goto(`${line.url}sub/docs/next/intro`)
  await ready(page)
  return page
}

let stored: Page | undefined
/** Returns a page of a reader with offline storage, shared by the tests because storing is the slowest step. */
async function storedReader(): Promise<Page> {
  if (stored) return stored
  stored = await openReader()
  await save(stored)
  return stored
}

async function openPanel(page: Page) {
  await page.getByRole('button', { name: '离线阅读' }).click()
  return page.getByRole('dialog', { name: '离线阅读' })
}

async function save(page: Page): Promise<void> {
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: '保存到这台设备' }).click()
  await panel.getByText('已保存').waitFor()
  await panel.getByRole('button', { name: '关闭' }).click()
}

/** Returns the number of caches and of registered service workers. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    stores: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

function edit(file: string, text: (old: string) => string): void {
  writeFileSync(join(dist, file), text(readFileSync(join(dist, file), 'utf8')))
  for (const form of ['.br', '.gz']) rmSync(join(dist, file + form), { force: true })
}

/** Deploys a changed page and the service worker of a new build; returns the name of the build. */
function deploy(change: { page: string; from: string; to: string }): string {
  edit(`${change.page}.html`, old => old.replaceAll(change.from, change.to))
  let before = ''
  const build = `b${Date.now()}`
  edit('offline.json', old => {
    const list = JSON.parse(old) as OfflineList
    before = list.build
    // The build computes the hash in the same way.
    list.files[`/sub/${change.page}`] = sha256(readFileSync(join(dist, `${change.page}.html`)))
    return JSON.stringify({ ...list, build })
  })
  edit('sw.js', old => old.replaceAll(before, build))
  return build
}

describe('reading without a network', () => {
  it('stores nothing unasked; then pages, islands and search need no network', async () => {
    const page = await openReader()
    expect(await kept(page)).toEqual({ stores: 0, workers: 0 })
    const panel = await openPanel(page)
    await expect.poll(() => panel.textContent()).toMatch(/全部 \d+ 个页面和搜索索引.*约 [\d.]+\s(?:MB|KB)/)
    await panel.getByRole('button', { name: '关闭' }).click()
    expect(await kept(page)).toEqual({ stores: 0, workers: 0 })
    await save(page)
    expect(await kept(page)).toEqual({ stores: 1, workers: 1 })

    restore = line.cut(ALL)
    await page.reload()
    await ready(page)
    await page.goto(`${line.url}sub/docs/next/components`)
    await ready(page)
    expect(await page.locator('h1').textContent()).toBeTruthy()
    await page.goto(`${line.url}sub/docs/next/tabs/`)
    await ready(page)
    await page.keyboard.press('Control+k')
    await page.locator('#docsearch-input').fill('标签')
    await page.locator('.search-hit').first().waitFor()
    restore()
    stored = page
  })

  it('prefers the network, and does not wait for it longer than three seconds', async () => {
    const page = await storedReader()
    // The name of the build is the same, so the stored page is not replaced.
    edit('docs/next/code.html', old => old.replaceAll('</h1>', '（线上）</h1>'))
    await expect
      .poll(async () => {
        await page.goto(`${line.url}sub/docs/next/code`)
        return page.locator('h1').first().textContent()
      })
      .toContain('（线上）')
    edit('docs/next/code.html', old => old.replaceAll('（线上）</h1>', '</h1>'))
    restore = line.hold(/docs\/next\/tabs$/)
    await page.goto(`${line.url}sub/docs/next/tabs`)
    await ready(page)
  })

  it('changes over to a new deploy by itself, under an open tab', async () => {
    const page = await storedReader()
    const build = deploy({ page: 'docs/next/long', from: '</h1>', to: '（新版）</h1>' })
    await page.goto(`${line.url}sub/docs/next/tabs`)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringContaining(build)])
    restore = line.cut(ALL)
    await page.goto(`${line.url}sub/docs/next/long`)
    expect(await page.locator('h1').first().textContent()).toContain('（新版）')
    restore()
  })

  it('says what went wrong, keeps what it has, and can be removed', async () => {
    const page = await open('docs/next/intro')
    restore = line.cut(/search-index/)
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: '保存到这台设备' }).click()
    await panel.getByText('网络中断了').waitFor()
    expect((await kept(page)).workers).toBe(0)
    restore()
    const asked = line.sent.length
    await panel.getByRole('button', { name: '继续保存' }).click()
    await panel.getByText('已保存').waitFor()
    expect(line.sent.slice(asked).filter(({ path }) => path === '/sub/about')).toEqual([])
    await panel.getByRole('button', { name: '从这台设备删除' }).click()
    await panel.getByText('已删除').waitFor()
    expect(await kept(page)).toEqual({ stores: 0, workers: 0 })
  })

  it('goes from all devices when the site does without it', async () => {
    const page = await storedReader()
    const copy = copySite({ fixture: 'e2e/fixtures/features', as: 'no-offline' })
    copy.edit('site.config.ts', "title: '样例站',", "title: '样例站',\n  offline: false,")
    const { code, text } = await runBuild(copy.options)
    expect(code, text).toBe(0)
    cpSync(copy.out, dist, { recursive: true })
    rmSync(join(dist, 'offline.json'))
    await page.goto(`${line.url}sub/docs/next/tabs`)
    await expect.poll(() => kept(page)).toEqual({ stores: 0, workers: 0 })
    expect(await page.getByRole('button', { name: '离线阅读' }).count()).toBe(0)
  })
})

function sha256(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('base64')
}

afterEach(() => restore())
afterAll(async () => {
  await line.stop()
  await site.stop()
  rmSync(dist, { recursive: true })
})
