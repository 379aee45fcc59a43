import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated, ready } from '../support/browser'

const visitor = createVisitor(inject('base'))
const shown = (page: Page) =>
  page
    .locator('.tab-panel:visible')
    .allTextContents()
    .then(texts => texts.map(text => text.trim()))

describe('tabs', () => {
  it('begin with the default and switch with their group', async () => {
    const page = await visitor.open('docs/next/tabs')
    await hydrated(page)
    expect((await shown(page)).slice(0, 3)).toEqual(['JS 的内容', '第二组 TS', '乙的内容'])
    await page.getByRole('tab', { name: 'TypeScript' }).first().click()
    await expect
      .poll(async () => (await shown(page)).slice(0, 3))
      .toEqual(['TS 的内容', '第二组 TS', '乙的内容'])
    await page.getByRole('tab', { name: 'JavaScript' }).nth(1).click()
    await expect
      .poll(async () => (await shown(page)).slice(0, 3))
      .toEqual(['JS 的内容', '第二组 JS', '乙的内容'])
  })

  it('are remembered before the first paint and across pages', { tags: 'dev' }, async () => {
    const page = await visitor.open('docs/next/tabs')
    await hydrated(page)
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.npm2yarn'))).toBe('pnpm')
    await page.goto(new URL('docs/next/code', inject('base')).href, { waitUntil: 'commit' })
    await page.waitForSelector('.tabs[data-group="npm2yarn"]')
    const first = async () => (await shown(page)).join()
    // The dev server loads styles by script, so only the built site shows the chosen tab at the first paint.
    if (inject('target') === 'dev') await expect.poll(first).toContain('pnpm add')
    else expect(await first()).toContain('pnpm add')
    await hydrated(page)
    await expect
      .poll(() => page.getByRole('tab', { name: 'pnpm' }).getAttribute('aria-selected'))
      .toBe('true')
  })

  it('take their value from the query, and write it there', async () => {
    const page = await visitor.open('docs/next/tabs?lang=ts')
    await hydrated(page)
    await expect.poll(async () => (await shown(page))[0]).toBe('TS 的内容')
    await page.getByRole('tab', { name: 'JavaScript' }).first().click()
    await expect.poll(() => new URL(page.url()).searchParams.get('lang')).toBe('js')
  })

  it('move the focus with the arrow keys and select with Enter', async () => {
    const page = await visitor.open('docs/next/tabs')
    await hydrated(page)
    const list = page.locator('.tabs').nth(2)
    await list.getByRole('tab', { name: '乙' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('甲')
    expect(await list.locator('.tab-panel:visible').textContent()).toContain('乙的内容')
    await page.keyboard.press('Enter')
    await expect.poll(() => list.locator('.tab-panel:visible').textContent()).toContain('甲的内容')
  })

  it('have names that tie each tab to its panel, all different', async () => {
    const page = await visitor.open('docs/next/tabs')
    await ready(page)
    const ids = await page
      .locator('[role="tab"], [role="tabpanel"]')
      .evaluateAll(list => list.map(item => item.id))
    expect(new Set(ids).size).toBe(ids.length)
    const broken = await page
      .locator('[role="tab"]')
      .evaluateAll(list =>
        list.filter(tab => !document.getElementById(tab.getAttribute('aria-controls') ?? '')),
      )
    expect(broken).toEqual([])
  })

  it('all show without JavaScript', async () => {
    const page = await visitor.open('docs/next/tabs', { javaScriptEnabled: false })
    expect((await shown(page)).slice(0, 4).map(text => text.replace(/\s+/g, ' '))).toEqual([
      'TS 的内容',
      'JS 的内容',
      '第二组 TS',
      '第二组 JS',
    ])
  })
})
