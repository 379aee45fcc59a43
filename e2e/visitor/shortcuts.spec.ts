import { describe, expect, inject, it } from 'vitest'
import { createVisitor, ready } from '../support/browser'

const visitor = createVisitor(inject('base'))

describe('a question mark', () => {
  it('lists the shortcuts, without React, and the focus comes back', { tags: 'reading' }, async () => {
    const page = await visitor.open('/docs/intro')
    await ready(page)
    await page.locator('.brand').focus()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: '键盘快捷键' })
    await dialog.waitFor()
    expect(await dialog.locator('dt').allTextContents()).toContain('Ctrl+K / ')
    await page.keyboard.press('?')
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('brand')
  })

  it('closes the list by its button and by a click beside it', async () => {
    const page = await visitor.open('/docs/intro')
    await ready(page)
    const dialog = page.getByRole('dialog', { name: '键盘快捷键' })
    await page.keyboard.press('?')
    await dialog.getByRole('button', { name: '关闭' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'detached' })
  })

  it('typed into a field is only a question mark', async () => {
    const page = await visitor.open('/docs/intro')
    await ready(page)
    await page.evaluate(() => {
      const field = document.querySelector('main')!.appendChild(document.createElement('input'))
      field.id = 'field'
      field.focus()
    })
    await page.keyboard.type('why?')
    expect(await page.locator('#field').inputValue()).toBe('why?')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
