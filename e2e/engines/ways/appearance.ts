import { expect, it } from 'vitest'
import type { Visitor } from '../visitor'

/** Tests colour mode, tabs and copying. */
export function appearance(visitor: Visitor) {
  it('changes the colour mode with a circle that grows from the click, and finds it again', {
    tags: 'five',
  }, async () => {
    const page = await visitor.open('/docs/principle')
    await page.run(() => {
      const { animate } = Element.prototype
      const shapes: unknown[] = []
      Element.prototype.animate = function (frames, options) {
        if (this === document.documentElement) shapes.push((frames as PropertyIndexedKeyframes).clipPath)
        return animate.call(this, frames, options)
      }
      Object.assign(window, { shapes })
    })
    await page.click('.navbar .color-toggle')
    await page.until(() => document.documentElement.dataset.theme === 'light')
    await page.until(() => (window as never as { shapes: unknown[] }).shapes.length === 1)
    const [[small, large]] = await page.run(() => (window as never as { shapes: [[string, string]] }).shapes)
    expect(small).toMatch(/^circle\(0px at /)
    expect(large.slice(large.indexOf('at'))).toBe(small.slice(small.indexOf('at')))
    await page.until(() => document.getAnimations().length === 0)
    await page.reload()
    await page.ready()
    expect(await page.run(() => document.documentElement.dataset.theme)).toBe('light')
    expect(await page.run(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
  })

  it('chooses a tab, for all of its kind and for the next page', async () => {
    const page = await visitor.open('/docs/issues/format')
    const chosen = () =>
      page.run(() =>
        [...document.querySelectorAll('[data-group=npm2yarn] [role=tab][aria-selected=true]')].map(
          tab => tab.textContent,
        ),
      )
    await page.click('[data-group=npm2yarn] [role=tab][data-value=pnpm]')
    await expect.poll(chosen).toEqual(['pnpm', 'pnpm'])
    await page.go('/docs/icons')
    await page.ready()
    expect(new Set(await chosen())).toEqual(new Set(['pnpm']))
  })

  it('copies code, to be pasted elsewhere', async () => {
    const page = await visitor.open('/docs/issues/css-vars')
    await page.point('figure.code-block pre')
    await page.click('figure.code-block .code-copy')
    await page.until(() => document.querySelector('.code-copy')?.getAttribute('data-state') === 'copied')
    const code = await page.text('figure.code-block code')
    await page.press('k', 'Control')
    await page.until(() => document.activeElement?.id === 'docsearch-input')
    await page.press('v', 'Control')
    // A single-line field removes line breaks.
    const pasted = (text: string) => text.replace(/\s+/g, '')
    await expect
      .poll(async () => pasted(await page.run(() => (document.activeElement as HTMLInputElement).value)))
      .toBe(pasted(code!))
  })
}
