import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const PAGES = [
  '/',
  '/docs/intro',
  '/docs/issues',
  '/docs/api/interfaces/UserDefinedOptions',
  '/docs/icons',
  '/docs/showcase',
  '/blog',
  '/blog/archive',
  '/blog/2025/8/v4.2-release',
  '/search?q=rpx',
  '/no-such-page',
]

describe.each(['light', 'dark'])('in %s mode', mode => {
  it.each(PAGES)('%s has no fault that axe knows', async path => {
    const context = await visitor.context({ reducedMotion: 'reduce' })
    await context.addInitScript(value => {
      if (location.protocol !== 'about:') localStorage.setItem('theme', value)
    }, mode)
    const page = await context.newPage()
    await page.goto(new URL(path.slice(1), inject('base')).href)
    await hydrated(page)
    await page.waitForTimeout(300)
    // Run by the debugger, which the page's policy does not bind.
    const found = await page.evaluate(
      `${axe};axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ')).join(' | ')))`,
    )
    expect(found).toEqual([])
  })
})
