import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor } from '../e2e/support/browser'
import type {} from '../e2e/support/serve-built'
import { recipeFiles } from '../site/components/checker/recipe'

const visitor = createVisitor(inject('base'))
const [first] = recipeFiles.recipes
const fileOf = (role: string) => first!.files.find(file => file.role === role)!

const field = (page: Page, role: string) => page.locator(`.checker textarea[name=${role}]`)
const status = (page: Page) => page.locator('.checker [role=status]')
const findings = (page: Page) => page.locator('.checker-findings li')

describe('the checker', () => {
  it('names the missing line and the edit, and sends nothing', async () => {
    const page = await visitor.open('/docs/issues')
    const sent: string[] = []
    page.on('request', request => {
      if (request.method() !== 'GET' || /cssEntries|secret-word/.test(decodeURIComponent(request.url())))
        sent.push(`${request.method()} ${request.url()}`)
    })
    const text = fileOf('register').text.replace(/\n.*cssEntries.*/, '\n// secret-word')
    await field(page, 'register').fill(text)
    await findings(page).first().waitFor()
    expect(await findings(page).count()).toBe(1)
    expect(await findings(page).first().locator('strong').textContent()).toBe('要改')
    expect(await findings(page).first().locator('pre').textContent()).toBe(
      "cssEntries: [path.resolve(__dirname, 'src/main.css')]",
    )
    expect(await status(page).textContent()).toBe('要改 1 处。')
    expect(sent).toEqual([])
    expect(page.url()).not.toContain('?')
  })

  it('says that nothing was found, and what to do next', async () => {
    const page = await visitor.open('/docs/issues')
    for (const { role, text } of first!.files.filter(({ role }) => role !== 'package'))
      await field(page, role).fill(text)
    await expect.poll(() => status(page).textContent()).toContain('没有发现问题')
    const steps = await page.locator('.checker-summary li').allTextContents()
    expect(steps[0]).toBe('还没有贴：package.json。')
    expect(steps.join()).toContain('node_modules/.cache/tailwindcss-patch')
    await page.locator('.checker-summary a').click()
    expect(new URL(page.url()).hash).toBe('#checklist')
  })

  it('follows the choice of the recipe, with its files and its link', async () => {
    const page = await visitor.open('/docs/issues')
    await field(page, 'style').fill('@import "weapp-tailwindcss";')
    await expect.poll(() => findings(page).count()).toBeGreaterThan(0)
    const taro = recipeFiles.recipes.findIndex(({ path }) => path.endsWith('v4/taro-webpack'))
    await page.locator('.checker select').selectOption(String(taro))
    await expect.poll(() => status(page).textContent()).toContain('没有发现问题')
    expect(await page.locator('.checker label code').allTextContents()).toEqual(
      recipeFiles.recipes[taro]!.files.map(({ path }) => path),
    )
    expect(await page.locator('.checker-recipe a').getAttribute('href')).toContain('v4/taro-webpack')
  })

  it('is used by keyboard, and keeps what was pasted before it was alive', async () => {
    const page = await visitor.open('/docs/issues')
    await page.locator('.checker select').focus()
    // Past the link to the recipe, into the first field.
    for (let step = 0; step < 2; step++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('register')
    await page.keyboard.insertText('export default {')
    await findings(page).first().waitFor()
    expect(await findings(page).first().locator('strong').textContent()).toBe('拿不准')
    expect(await field(page, 'register').getAttribute('aria-describedby')).toBe(
      await page.locator('.checker-findings').getAttribute('id'),
    )
  })

  it('keeps within a narrow screen with long lines', async () => {
    const page = await visitor.open('/docs/issues', { viewport: { width: 320, height: 700 } })
    await field(page, 'register').fill(
      `${fileOf('register').text.replace('optimize: false', '')}// ${'x'.repeat(400)}`,
    )
    await findings(page).first().waitFor()
    const { content, screen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }))
    expect(content).toBe(screen)
  })
})
