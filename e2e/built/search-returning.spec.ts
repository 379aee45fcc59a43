import { afterAll, expect, inject, it } from 'vitest'
import { hydrated } from '../support/browser'
import { answered, createSearcher, type } from '../support/search-dialog'

const { line, openDialog, visitor } = await createSearcher(inject('base'))

afterAll(() => line.stop())

it('closes with Back, and opens again with the query, selected, unless text on the page is', async () => {
  const page = await openDialog()
  await type(page, 'rem2rpx')
  await answered(page, 'rem2rpx')
  const here = page.url()
  await page.evaluate(() => history.back())
  await page.locator('.search-dialog').waitFor({ state: 'detached' })
  expect(page.url()).toBe(here)
  await page.keyboard.press('Control+k')
  await answered(page, 'rem2rpx')
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('rem2rpx')
  await page.locator('.search-hit').first().click()
  await page.waitForURL(url => url.href !== here)
  await page.goBack()
  await page.waitForURL(here)
  await page.keyboard.press('Control+k')
  await answered(page, 'rem2rpx')
  await page.keyboard.press('Escape')
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('article h1')!))
  await page.keyboard.press('Control+k')
  await answered(page, '工作原理')
})

it('goes on with the query after a filter is chosen, and says what the filter hides', async () => {
  const page = await openDialog()
  await type(page, 'rem2rp')
  await answered(page, 'rem2rp')
  await page.locator('[data-filter="guides"]').click()
  await page.keyboard.type('x')
  await answered(page, 'rem2rpx')
  expect(await page.locator('#docsearch-input').inputValue()).toBe('rem2rpx')
  const shown = page.locator('.search-all a')
  expect(await shown.textContent()).toContain(
    (await page.locator('[data-filter="guides"] .search-filter-count').textContent())!,
  )
  await type(page, 'HBuilderX 任意值')
  const empty = page.locator('.search-filter:has(.search-filter-count:text-is("0"))')
  await answered(page, 'HBuilderX 任意值')
  if ((await empty.count()) === 0) await type(page, '打赏')
  await empty.first().click()
  await page.getByRole('button', { name: /elsewhere/ }).click()
  await page.locator('.search-hit').first().waitFor()
  expect(await page.locator('[data-filter="all"]').getAttribute('aria-pressed')).toBe('true')
})

it('the search page offers other queries where it finds nothing', async () => {
  const page = await visitor.open('/search?q=qqqqzzzz')
  await hydrated(page)
  await page.locator('.search-message').waitFor()
  expect(await page.locator('.search-message').textContent()).toContain('未找到任何结果')
  expect(await page.locator('.search-message a').getAttribute('href')).toContain('qqqqzzzz')
  await page.locator('.search-suggestions button').first().click()
  await page.locator('.search-page-hit').first().waitFor()
})
