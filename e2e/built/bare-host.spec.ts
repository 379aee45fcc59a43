import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createVisitor, ready } from '../support/browser'
import { root } from '../support/run-server'

const dist = join(root, 'dist')
const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
}

/** Starts a host that serves files and extensionless URLs; `addsSlash` redirects one URL to a trailing slash. */
async function startHost(addsSlash = false): Promise<{ server: Server; url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://host')
    if (request.headers['sec-fetch-dest'] === 'document') asked.push(pathname)
    if (addsSlash && pathname === '/docs/options') {
      response.writeHead(301, { location: '/docs/options/' }).end()
      return
    }
    const file = [pathname, `${pathname}.html`, pathname === '/' ? '/index.html' : '']
      .map(name => join(dist, name))
      .find(name => existsSync(name) && statSync(name).isFile())
    const type = TYPES[(file ?? '.html').split('.').pop()!] ?? 'application/octet-stream'
    response.writeHead(file ? 200 : 404, { 'content-type': type })
    response.end(readFileSync(file ?? join(dist, '404.html')))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked }
}

const plain = await startHost()
const slashing = await startHost(true)
const visitor = createVisitor(plain.url)
const slashedVisitor = createVisitor(slashing.url)
afterAll(() => {
  for (const { server } of [plain, slashing]) server.close()
})

describe('on a host that does not redirect', () => {
  it.each(['docs/options/index.html', 'docs/options/'])('%s leads to the page', async path => {
    const page = await visitor.open(`/${path}?a=1#x`)
    await page.waitForURL(`${plain.url}docs/options?a=1#x`)
    await ready(page)
    expect(await page.locator('h1').textContent()).not.toContain('找不到')
    await page.goto(new URL(path, plain.url).href)
    await page.waitForURL(`${plain.url}docs/options`)
  })

  it('an address that is none stays the page for such, asked for twice at the most', async () => {
    plain.asked.length = 0
    const page = await visitor.open('/no/such/page/')
    await page.waitForURL(`${plain.url}no/such/page`)
    await ready(page)
    expect(await page.title()).toContain('找不到页面')
    expect(plain.asked).toEqual(['/no/such/page/', '/no/such/page'])
  })

  it('a link with a slash at its end leads to the address without', async () => {
    const page = await visitor.open('/docs/intro')
    await ready(page)
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href="/docs/issues"], .navbar a[href]')!
      link.href = '/docs/options/'
      link.click()
    })
    await page.waitForURL(`${plain.url}docs/options`)
    await expect.poll(() => page.title()).not.toContain('找不到')
    expect(await page.locator('h1').textContent()).not.toContain('找不到')
  })
})

it('on a host that adds slashes no address is loaded for ever', async () => {
  const page = await slashedVisitor.open('/docs/options/')
  await expect.poll(() => slashing.asked).toEqual(['/docs/options/', '/docs/options', '/docs/options/'])
  await ready(page)
  await page.waitForTimeout(500)
  expect(slashing.asked).toHaveLength(3)
})
