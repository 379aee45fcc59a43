import { expect, inject, it } from 'vitest'
import { createBrokenLines, follow, stayed, title } from '../../support/broken-line'
import { createVisitor, hydrated } from '../../support/browser'

const visitor = createVisitor(inject('base'))
const open = createBrokenLines(visitor)

it('a translator and an extension at work before React leave a shell that works', async () => {
  const { page } = await open('docs/principle')
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts.filter(({ data }) => data.trim()))
      if (!text.parentElement!.closest('script, style')) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    document.body.prepend(document.createElement('extension-panel'))
    document.documentElement.setAttribute('data-extension', 'on')
  })
  await page.keyboard.press('Control+k')
  await page.locator('#docsearch-input').waitFor()
  await page.keyboard.press('Escape')
  expect(await title(page)).toBe('工作原理')
  await follow(page, '/docs/options')
  await page.locator('h1', { hasText: '配置项总览' }).waitFor()
})

it('sixty pages later it holds no more than after twenty', async () => {
  const { page } = await open('docs/principle')
  await hydrated(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find(metric => metric.name === name)!.value
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
  }
  const walk = async (steps: number) => {
    for (let step = 0; step < steps; step++) {
      const path = ['/docs/icons', '/docs/intro', '/docs/issues/format', '/docs/principle'][step % 4]!
      await follow(page, path)
      await page.waitForFunction(
        wanted =>
          location.pathname === wanted &&
          document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(wanted),
        path,
      )
    }
  }
  await walk(20)
  const before = await measure()
  await walk(40)
  const after = await measure()
  for (const name of ['nodes', 'listeners', 'heap'] as const)
    expect(after[name] / before[name], name).toBeLessThan(1.25)
  expect(await stayed(page)).toBe(true)
})
