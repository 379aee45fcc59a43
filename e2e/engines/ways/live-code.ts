import { expect, inject, it } from 'vitest'
import type {} from '../../support/serve-features-too'
import { startSlowLine } from '../../support/slow-proxy'
import type { Visitor } from '../visitor'

const LIVE = '[data-island="engine:live-code"]'

/** Tall content: the frame is cross-origin, so tests recognise its content by the height. */
const TALL = '[1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => <p key={n}>{n}</p>)'

/** Tests live code, on the fixture site that has it. */
export function liveCode(visitor: Visitor) {
  it('writes code that never ends: it is stopped, and the next runs', async () => {
    const line = await startSlowLine(inject('features'))
    const page = await visitor.open('/sub/docs/next/components', { line })
    const height = () => page.run(name => document.querySelector(`${name} iframe`)?.clientHeight ?? 0, LIVE)
    const write = async (code: string) => {
      await page.click(`${LIVE} textarea`)
      await page.press('a', 'Control')
      await page.type(code)
    }
    await page.run(name => document.querySelector(name)!.scrollIntoView(), LIVE)
    await page.until(name => document.querySelector(`${name} iframe`) !== null, LIVE)
    await write(TALL)
    await expect.poll(height).toBeGreaterThan(200)
    await write('() => { for (;;); }')
    await expect.poll(height).toBeLessThan(200)
    await write(TALL)
    await expect.poll(height).toBeGreaterThan(200)
    await page.takeFaults()
    await line.stop()
  })
}
