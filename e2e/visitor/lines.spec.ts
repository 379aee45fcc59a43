import { describe, expect, inject, it } from 'vitest'
import { defaultLine, lines, unproven } from '../../site/data/lines'
import { createVisitor, hydrated, started } from '../support/browser'

const visitor = createVisitor(inject('base'))
const other = lines.find(line => line !== defaultLine)!
const recipe = '/docs/quick-start/v4/uni-app-vite'

/** Returns the visible install command. */
const commandOf = (page: Awaited<ReturnType<typeof visitor.open>>) =>
  page.locator('.article .code-block code:visible', { hasText: 'weapp-tailwindcss@' }).first().textContent()

describe('the line of the plugin', () => {
  it('is chosen at the head of a page, and commands follow', { tags: ['reading', 'dev'] }, async () => {
    const page = await visitor.open(recipe)
    await hydrated(page)
    expect(await commandOf(page)).toContain(`weapp-tailwindcss@${defaultLine.plugin}`)
    await page.locator('.doc-choice').getByRole('tab', { name: other.id, exact: true }).click()
    expect(await commandOf(page)).toContain(`weapp-tailwindcss@${other.plugin}`)
    expect(new URL(page.url()).searchParams.get('plugin')).toBe(other.id)
  })

  it('is chosen by the first thing a visitor does, which loads what it takes', async () => {
    const page = await visitor.open(recipe)
    await started(page)
    const countFiles = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /\/tabs[-.]/.test(name)).length,
      )
    expect(await countFiles()).toBe(0)
    const tab = page.locator('.doc-choice').getByRole('tab', { name: other.id, exact: true })
    await tab.evaluate((button: HTMLElement) => button.click())
    await expect.poll(() => commandOf(page)).toContain(`weapp-tailwindcss@${other.plugin}`)
    expect(await countFiles()).toBe(1)
  })

  it('is remembered on the next page, where outputs follow', async () => {
    const page = await visitor.open(recipe)
    await hydrated(page)
    await page.locator('.doc-choice').getByRole('tab', { name: other.id, exact: true }).click()
    await page.goto(new URL('docs/principle', inject('base')).href)
    const caption = page.locator('.article .tabs .block-caption:visible', { hasText: '插件输出' }).first()
    expect(await caption.textContent()).toContain(other.plugin)
  })

  it('is taken from the address of a link', async () => {
    const page = await visitor.open(`${recipe}?plugin=${other.id}`)
    await hydrated(page)
    expect(await commandOf(page)).toContain(`weapp-tailwindcss@${other.plugin}`)
  })

  it('that is not proven says nothing and leads to the release notes', async () => {
    const page = await visitor.open(recipe)
    await hydrated(page)
    await page.getByRole('tab', { name: unproven.label }).click()
    const link = page.locator('.doc-choice').getByRole('link', { name: '发布说明' })
    expect(await link.getAttribute('href')).toBe(unproven.notes)
  })

  it('stands in the Markdown twin with all its outputs', { tags: 'dev' }, async () => {
    const twin = await fetch(new URL('docs/principle.md', inject('base'))).then(answer => answer.text())
    for (const { plugin } of lines) expect(twin).toMatch(`（${plugin}）`)
  })
})
