import { describe, expect, inject, it } from 'vitest'
import { createVisitor } from '../support/browser'

const visitor = createVisitor(inject('base'))

describe('diagrams', () => {
  it('are pictures with a name, which need no script', async () => {
    const page = await visitor.open('docs/next/diagrams', { javaScriptEnabled: false })
    const names = await page.locator('.diagram').getByRole('img').all()
    expect(names).toHaveLength(14)
    const labels = await Promise.all(names.map(name => name.getAttribute('aria-label')))
    expect(labels.slice(0, 3)).toEqual(['从写到读', '一次导航', 'Page, Post, Heading'])
    expect(await page.locator('.diagram figcaption').allInnerTexts()).toEqual([
      '从写到读',
      '一次导航',
      '页面的份额',
      '发布计划',
    ])
    expect(await page.locator('.diagram text', { hasText: '按提示改' }).isVisible()).toBe(true)
    const ids = await page.locator('[id]').evaluateAll(all => all.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(['light', 'dark'] as const)('have the colours of the theme: %s', async colorScheme => {
    const page = await visitor.open('docs/next/diagrams', { colorScheme })
    const seen = await page.evaluate(() => {
      const box = document.querySelector('.diagram rect')!
      const probe = document.createElement('i')
      document.querySelector('.article')!.append(probe)
      const colour = (name: string) => {
        probe.className = name
        return getComputedStyle(probe).color
      }
      const words = [...document.querySelectorAll('.diagram text')].find(
        text => text.textContent === '按提示改',
      )!
      return {
        words: getComputedStyle(words).fill,
        text: colour(''),
        family: getComputedStyle(words).fontFamily,
        body: getComputedStyle(document.body).fontFamily,
        edge: getComputedStyle(box).stroke,
      }
    })
    expect(seen.words).toBe(seen.text)
    expect(seen.family).toBe(seen.body)
    expect(seen.edge).toMatch(/^rgb/)
  })

  it('scroll in their box on a phone', async () => {
    const page = await visitor.open('docs/next/diagrams', { viewport: { width: 390, height: 800 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const box = page.locator('.diagram-box').first()
    const [shown, whole] = await box.evaluate(node => [node.clientWidth, node.scrollWidth])
    expect(whole).toBeGreaterThan(shown!)
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate(node => node.scrollLeft)).toBeGreaterThan(0)
  })

  it('fit the paper', async () => {
    const page = await visitor.open('docs/next/diagrams', { viewport: { width: 700, height: 900 } })
    await page.emulateMedia({ media: 'print' })
    for (const box of await page.locator('.diagram-box').all()) {
      const [shown, whole] = await box.evaluate(node => [node.clientWidth, node.scrollWidth])
      expect(whole).toBe(shown)
    }
  })
})
