import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../e2e/support/browser'
import type {} from '../e2e/support/serve-built'
import expected from '../site/data/samples/playground-spec.json'

const visitor = createVisitor(inject('base'))

/** Patch releases of PostCSS differ in blank lines between rules. */
const withoutBlankLines = (output: { wxml: string; wxss: string }) =>
  `${output.wxml}\n${output.wxss}`.replace(/\n\s*\n/g, '\n')

describe('the playground', () => {
  it('gives out what the packages give out in Node', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    const playground = page.locator('.playground')
    const input = playground.locator('textarea')
    const [wxml, wxss] = [0, 1].map(index => playground.locator('code').nth(index))
    const differences: string[] = []
    for (const [text, result] of Object.entries(expected)) {
      await input.fill(text)
      await page.waitForFunction(
        ([selector, want]) => document.querySelector(selector!)?.textContent?.trim() === want,
        ['.playground code', result.wxml],
        { timeout: 10_000 },
      )
      const given = { wxml: (await wxml!.textContent())!.trim(), wxss: (await wxss!.textContent())!.trim() }
      if (withoutBlankLines(given) !== withoutBlankLines(result)) differences.push(text)
    }
    expect(Object.keys(expected)).toHaveLength(30)
    expect(differences).toEqual([])
  }, 120_000)

  it('loads nothing before it is used, and shows a result without script', async () => {
    const page = await visitor.open('/docs/intro')
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    await page.waitForTimeout(1000)
    expect(requests.filter(url => /worker|playground/i.test(url))).toEqual([])
    const still = await visitor.open('/docs/intro', { javaScriptEnabled: false })
    expect(await still.locator('.playground code').first().textContent()).toContain('w-_13px_')
  })

  it('takes hostile input without freezing the page', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    const input = page.locator('.playground textarea')
    for (const text of [
      '{{'.repeat(900),
      `<a ${'"\''.repeat(900)}`,
      `${'['.repeat(900)}${']'.repeat(900)}`,
      'a:'.repeat(900),
    ]) {
      await input.fill(text)
      const answer = await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 50, 'alive')))
      expect(answer).toBe('alive')
    }
    await input.fill('p-[3px]')
    await page.waitForFunction(() =>
      document.querySelector('.playground code')?.textContent?.includes('p-_3px_'),
    )
  })
})
