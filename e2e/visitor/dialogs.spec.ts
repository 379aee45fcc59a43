import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))

/** A dialog of the shell: selectors of its content and of its opener. */
interface Dialog {
  name: string
  inside: string
  opener: string
  keys: string[]
  width: number
}

const DIALOGS: Dialog[] = [
  {
    name: 'search',
    inside: '.search-dialog',
    opener: '.navbar .search-button',
    keys: ['Enter', 'Control+k'],
    width: 1280,
  },
  { name: 'drawer', inside: '.drawer', opener: '[data-early=menu]', keys: ['Enter'], width: 390 },
]

/** Opens the dialog, by default on the page that all tests share. */
async function open(
  { inside, opener, width }: Dialog,
  { key = 'Enter', openPage = visitor.look } = {},
): Promise<Page> {
  const page = await openPage('/docs/principle', { viewport: { width, height: 800 } })
  await hydrated(page)
  await page.keyboard.press('Escape')
  await isClosed(page, inside)
  await page.evaluate(() => scrollTo(0, 300))
  await page.locator(opener).focus()
  await page.keyboard.press(key)
  await page.locator(inside).waitFor({ state: 'visible' })
  await expect.poll(() => isInside(page, inside)).toBe(true)
  return page
}

const isInside = (page: Page, selector: string) =>
  page.evaluate(inside => document.activeElement?.closest(inside) !== null, selector)
const isClosed = (page: Page, selector: string) =>
  expect.poll(() => page.locator(selector).isVisible()).toBe(false)
const openerHasFocus = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate(opener => document.activeElement?.matches(opener), selector)).toBe(true)

describe.each(DIALOGS)('the dialog of the shell: $name', dialog => {
  const { inside, opener, keys } = dialog

  it('never lets Tab or Shift+Tab reach the page behind it', async () => {
    const page = await open(dialog)
    const reached = new Set<string>()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press(key)
        reached.add(
          await page.evaluate(selector => {
            const { activeElement: at } = document
            return at === document.body ? 'nowhere' : at?.closest(selector) ? 'inside' : 'page'
          }, inside),
        )
      }
    }
    expect(reached).toContain('inside')
    expect(reached).not.toContain('page')
  })

  it.each(keys)('opened by %s closes by Escape, and the focus is back where it was', async key => {
    const page = await open(dialog, { key })
    await page.keyboard.press('Escape')
    await isClosed(page, inside)
    await openerHasFocus(page, opener)
  })

  it('closes when the mouse is pressed beside it', async () => {
    const page = await open(dialog)
    await page.mouse.click(dialog.width - 8, 780)
    await isClosed(page, inside)
    await openerHasFocus(page, opener)
  })

  it('holds the page where it is', async () => {
    const page = await open(dialog)
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(dialog.width - 8, 400)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await isClosed(page, inside)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  })
})

describe('the dialog of the shell: search', () => {
  it('leads Tab from its last control to its first, and back', async () => {
    const page = await open(DIALOGS[0]!)
    // Its last controls, the suggestions, appear when the index is loaded.
    await page.locator('.search-suggestions button').first().waitFor()
    const at = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.className)
    expect(await at()).toBe('docsearch-input')
    await page.keyboard.press('Shift+Tab')
    const last = await at()
    expect(last).not.toBe('docsearch-input')
    await page.keyboard.press('Tab')
    expect(await at()).toBe('docsearch-input')
  })

  it('leaves Escape to the input method while text is composed', async () => {
    // In a new page, because the composition does not end.
    const page = await open(DIALOGS[0]!, { openPage: visitor.open })
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'yang', selectionStart: 4, selectionEnd: 4 })
    await expect.poll(() => page.locator('#docsearch-input').inputValue()).toBe('yang')
    await page.evaluate(() => {
      const note = (event: KeyboardEvent) => Reflect.set(window, 'composed', event.isComposing)
      addEventListener('keydown', note, true)
    })
    const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 229 }
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    await page.waitForTimeout(200)
    expect(await page.locator('.search-dialog').isVisible()).toBe(true)
    expect(await page.evaluate(() => Reflect.get(window, 'composed'))).toBe(true)
  })

  it('closes at the press, not at the release', async () => {
    const page = await open(DIALOGS[0]!)
    await page.mouse.move(8, 780)
    await page.mouse.down()
    await isClosed(page, '.search-dialog')
    await page.mouse.up()
  })
})

describe('the dialog of the shell: drawer', () => {
  it('takes a press beside it from its first frame on, when it opens again too', async () => {
    const drawer = DIALOGS[1]!
    const page = await open(drawer)
    await page.keyboard.press('Escape')
    await isClosed(page, drawer.inside)
    const beside = await page.evaluate(({ inside, opener, width }) => {
      const shown = new Promise(resolve =>
        new MutationObserver(resolve).observe(document.querySelector(inside)!, {
          attributeFilter: ['data-shown'],
        }),
      )
      document.querySelector<HTMLElement>(opener)!.click()
      return shown.then(() => document.elementFromPoint(width - 8, 780)?.className)
    }, drawer)
    expect(beside).toBe('drawer-scrim')
  })
})
