import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { hydrated } from '../support/browser'
import { answered, createSearcher, type } from '../support/search-dialog'

const { line, lookAtDialog, openDialog, visitor } = await createSearcher(inject('base'))

afterAll(() => line.stop())
beforeEach(() => {
  line.sent.length = 0
})

describe('suggested queries', () => {
  it('stand in the empty dialog and where nothing was found, and each has a result', async () => {
    const page = await lookAtDialog()
    const buttons = page.locator('.search-suggestions button')
    await buttons.first().waitFor()
    const offered = await buttons.allTextContents()
    expect(offered.length).toBeGreaterThanOrEqual(3)
    for (const query of offered) {
      await type(page, '')
      await buttons.getByText(query, { exact: true }).click()
      await answered(page, query)
      expect(await page.locator('.search-hit').count(), query).toBeGreaterThan(0)
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('docsearch-input')
    }
    await type(page, 'qqqqzzzz')
    await answered(page, 'qqqqzzzz')
    expect(await buttons.allTextContents()).toEqual(offered.slice(0, 3))
  })
})

describe('rows', () => {
  it('name page and section, pages first, at most two of a page until more is asked for', async () => {
    const page = await lookAtDialog()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    const read = () =>
      page.locator('.search-group').evaluateAll(groups =>
        groups.map(group =>
          [...group.querySelectorAll<HTMLAnchorElement>('.search-hit')].map(row => ({
            path: row.pathname,
            hash: row.hash,
            names: [...row.querySelectorAll('.search-hit-title > *')].map(name => name.textContent),
          })),
        ),
      )
    const groups = await read()
    for (const rows of groups) {
      expect(rows.length).toBeLessThanOrEqual(5)
      for (const { path } of rows) expect(rows.filter(row => row.path === path).length).toBeLessThanOrEqual(2)
      // A page comes before its sections, and the row of a section has its name too.
      for (const [place, row] of rows.entries()) {
        expect(row.names).toHaveLength(row.hash ? 2 : 1)
        if (!row.hash) expect(rows.findIndex(({ path }) => path === row.path)).toBe(place)
      }
    }
    // Enter shows the remaining results of a page, and the focus stays in the field.
    const more = await page
      .locator('.search-row')
      .evaluateAll(rows => rows.findIndex(row => row.querySelector('button')))
    expect(more).toBeGreaterThan(0)
    for (let presses = 0; presses < more; presses++) await page.keyboard.press('ArrowDown')
    await page.locator(`.search-row[aria-selected=true] button`).waitFor()
    // Without a preview, the list would become wider for this row.
    expect(await page.locator('.search-preview').isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await read()).flat().length).toBeGreaterThan(groups.flat().length)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docsearch-input')
  })

  it('do not move the dialog, nor does the whole of it: it has its place from the start', async () => {
    const opening = await visitor.open('/docs/principle')
    await hydrated(opening)
    const release = line.hold(/assets\/SearchDialog/)
    await opening.keyboard.press('Control+k')
    const dialog = opening.locator('.search-dialog')
    await dialog.waitFor()
    const box = await dialog.boundingBox()
    release()
    await opening.locator('.search-footer').waitFor()
    expect(await dialog.boundingBox()).toEqual(box)

    const page = await openDialog()
    const boxAfter = async (query: string) => {
      await type(page, query)
      await answered(page, query)
      return (await page.locator('.search-dialog').boundingBox())!
    }
    // With results it becomes higher, and is nowhere else.
    const { height: listHeight, ...listPlace } = await boxAfter('rem2rpx')
    expect(box).toMatchObject(listPlace)
    expect(listHeight).toBeGreaterThan(box!.height)
    // Where nothing was found, it ends below what is said.
    const { height, ...place } = await boxAfter('qqqqzzzz')
    expect(box).toMatchObject(place)
    expect(height).toBeLessThan(listHeight)
    expect(await page.locator('.search-filter').count()).toBe(0)
    expect(await boxAfter('rem2rpx')).toMatchObject({ ...listPlace, height: listHeight })
  })
})

describe('the preview', () => {
  it('shows the section of the active row without another request', async () => {
    const page = await lookAtDialog()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    const preview = page.locator('.search-preview')
    const first = await preview.textContent()
    expect(first).toContain('rem2rpx')
    const sent = line.sent.length
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => preview.textContent()).not.toBe(first)
    const title = await page
      .locator('.search-row[aria-selected=true] .search-hit-title > *')
      .first()
      .textContent()
    expect(await preview.textContent()).toContain(title!)
    expect(line.sent.length).toBe(sent)
    await page.setViewportSize({ width: 900, height: 800 })
    expect(await preview.isVisible()).toBe(false)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

describe('filters', () => {
  it('narrow the results by mouse and keyboard, and their counts are what they show', async () => {
    const page = await lookAtDialog()
    await type(page, 'rem2rpx')
    await answered(page, 'rem2rpx')
    const chip = (name: string) => page.locator(`.search-filter[data-filter=${name}]`)
    const counts = await page.locator('.search-filter-count').allTextContents()
    expect(counts).toHaveLength(5)
    expect(Number(counts[0])).toBeGreaterThan(Number(counts[3]))

    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-filter'))).toBe('all')
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.locator('.search-all a[href$="in=api"]').waitFor()
    expect(await chip('api').getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.search-filter-count').allTextContents()).toEqual(counts)

    // The search page keeps the filter, and lists as many pages as the filter's count says.
    await page.locator('.search-all a').click()
    await page.waitForURL('**/search?q=rem2rpx&in=api')
    await page.locator('.search-page-hit').first().waitFor()
    const paths = await page
      .locator('.search-page-hit a')
      .evaluateAll(links => [...new Set(links.map(link => (link as HTMLAnchorElement).pathname))])
    expect(paths.every(path => /^\/docs\/(api|api-v2|options)/.test(path))).toBe(true)
    expect(paths).toHaveLength(Number(counts[3]))
    await chip('all').click()
    await page.waitForURL('**/search?q=rem2rpx')
    await expect.poll(() => page.locator('.search-page-row p').textContent()).toBe(`找到 ${counts[0]} 份文件`)
  })

  it('of an address that the site does not have are none', async () => {
    const page = await visitor.open('/search?q=rem2rpx&in=__proto__')
    await page.locator('.search-page-hit').first().waitFor()
    expect(await page.locator('.search-filter[data-filter=all]').getAttribute('aria-pressed')).toBe('true')
  })
})
