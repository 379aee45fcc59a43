import { describe, expect, inject, it } from 'vitest'
import { createVisitor } from '../support/browser'

const visitor = createVisitor(inject('base'))

describe('the list of options', () => {
  it('is filtered by name and purpose, and comes back whole', async () => {
    const page = await visitor.open('/docs/api/interfaces/UserDefinedOptions')
    const names = page.locator('.option-list > :not(.option-head) dt:visible')
    const all = await names.count()
    await page.getByPlaceholder('名称或用途').fill('RPX 换成')
    await expect.poll(() => names.allTextContents()).toEqual(['rem2rpx', 'px2rpx'])
    expect(await page.locator('.option-filter [role=status]').textContent()).toBe('2 项')
    expect(await page.getByRole('heading', { name: '脚本与构建' }).isVisible()).toBe(false)
    await page.getByPlaceholder('名称或用途').fill('没有这样的选项')
    await expect.poll(() => names.count()).toBe(0)
    await page.getByPlaceholder('名称或用途').fill('')
    await expect.poll(() => names.count()).toBe(all)
    expect(await page.getByRole('heading', { name: '脚本与构建' }).isVisible()).toBe(true)
  })
})
