import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, inject, it } from 'vitest'
import { createVisitor } from '../support/browser'

/** Text before which the server pauses, so that the browser paints the first part; it pauses again 6 kB later. */
const pauses: Record<string, string> = {
  '/docs/icons': 'class="column-main"',
  '/docs/issues': '组件库高度塌了',
}
const server = createServer(async ({ url = '/' }, answer) => {
  const response = await fetch(new URL(url, inject('base')))
  answer.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? '' })
  const body = Buffer.from(await response.arrayBuffer())
  const pause = body.indexOf(pauses[url] ?? '')
  const parts = [body.subarray(0, pause), body.subarray(pause, pause + 6_000), body.subarray(pause + 6_000)]
  for (const part of pause > 0 ? parts : [body]) {
    answer.write(part)
    if (pause > 0) await wait(300)
  }
  answer.end()
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
const visitor = createVisitor(base)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it.each(Object.keys(pauses))('nothing on %s moves on a phone while it arrives in parts', async path => {
  const page = await visitor.page({ viewport: { width: 390, height: 844 }, isMobile: true })
  await page.goto(new URL(path.slice(1), base).href)
  const moved = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let total = 0
        new PerformanceObserver(list => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
            total += value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(total), 200)
      }),
  )
  // Past regressions: a table row shifted by 0.009, the article by 0.012.
  expect(moved).toBeLessThan(0.005)
})
