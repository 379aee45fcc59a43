import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'
import { listBuilt } from '../support/built-files'
import { runBuild } from '../support/run-build'
import { root, runServer } from '../support/run-server'
import { copySite } from '../support/site-copy'

interface Asked {
  query: string
  facets?: string[]
  facetFilters?: (string | string[])[]
}

const hit = (objectID: string, url: string) => ({
  objectID,
  url,
  type: 'lvl1',
  hierarchy: { lvl0: 'Guides', lvl1: objectID },
  content: null,
})

/** Responses of the fake search service, and the requests that it received. */
const service = {
  asked: [] as Asked[],
  hangs: false,
  hits: [] as ReturnType<typeof hit>[],
  facets: undefined as Record<string, Record<string, number>> | undefined,
}
const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const { requests } = JSON.parse(text) as { requests: Asked[] }
  service.asked.push(...requests)
  if (service.hangs) return
  const { hits, facets } = service
  response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(JSON.stringify({ results: requests.map(() => ({ hits, nbHits: hits.length, facets })) }))
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo

const site = copySite({ fixture: 'examples/minimal', as: 'hosted' })
const host = `{ url: '127.0.0.1', port: ${port}, protocol: 'http', accept: 'readWrite' }`
site.edit(
  'site.config.ts',
  "  locale: 'en',",
  `  locale: 'en',
  search: {
    provider: 'hosted', appId: 'APP', apiKey: 'KEY', indexName: 'docs', hosts: [${host}],
    filters: [{ name: 'guides', paths: ['/docs'] }, { name: 'blog', paths: ['/blog'] }],
  },`,
)
const { code, text } = await runBuild(site.options)
if (code !== 0) throw new Error(text)
const served = await runServer(['preview', ...site.options])
const visitor = createVisitor(served.url, { service: `http://127.0.0.1:${port}` })

beforeEach(() => {
  Object.assign(service, { asked: [], hangs: false, facets: undefined })
  service.hits = [hit('Start', 'https://minimal.example/docs/start')]
})
afterAll(async () => {
  await served.stop()
  server.closeAllConnections()
  server.close()
})

async function openDialog(): Promise<Page> {
  const page = await visitor.open('/docs/next', { locale: 'en-US' })
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.locator('.search-footer').waitFor()
  return page
}

it('has no index of its own, and asks once for keys that follow each other', async () => {
  expect(listBuilt(join(root, site.out), /^search-index\//)).toEqual([])
  const page = await openDialog()
  // Types in the page, because keys from the test process may arrive too slowly to cause a single request.
  await page.evaluate(() => {
    for (const key of 'publish') document.execCommand('insertText', false, key)
  })
  await page.locator('.search-hit').first().waitFor()
  expect(service.asked.map(({ query }) => query)).toEqual(['publish'])
})

it('shows the counts that come with the answer, and none where none come', async () => {
  service.facets = { category: { guides: 1 } }
  const page = await openDialog()
  await page.keyboard.insertText('publish')
  await page.locator('.search-filter-count').first().waitFor()
  expect(await page.locator('.search-filter[data-filter=guides]').textContent()).toMatch(/1$/)
  expect(service.asked).toMatchObject([{ facets: ['category'] }])

  service.facets = undefined
  await page.locator('#docsearch-input').fill('start')
  await expect.poll(() => service.asked.length).toBe(2)
  await expect.poll(() => page.locator('.search-filter-count').count()).toBe(0)
  await page.locator('.search-filter[data-filter=guides]').click()
  await expect.poll(() => service.asked.length).toBe(3)
  expect(service.asked[2]!.facetFilters).toContain('category:guides')
})

it('never lets a hit lead to another host, now or once it is stored', async () => {
  service.hits = [
    hit('Slashes', 'https://minimal.example//evil.example/x'),
    hit('Host', '//evil.example/x'),
    hit('Script', 'javascript:alert(1)'),
  ]
  const page = await openDialog()
  await page.keyboard.insertText('publish')
  const rows = page.locator('.search-hit')
  await rows.first().waitFor()
  const addresses = () => rows.evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href))
  const safe = [new URL('/evil.example/x', served.url).href]
  expect(await addresses()).toEqual(safe)
  await rows.first().click({ modifiers: ['ControlOrMeta'] })
  await page.locator('#docsearch-input').fill('')
  await expect.poll(addresses).toEqual(safe)
})

it('gives up on hosts that hang within ten seconds, and leaves them alone for two minutes', async () => {
  service.hangs = true
  const page = await visitor.open('/docs/next', { locale: 'en-US' })
  await page.clock.install()
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.locator('.search-footer').waitFor()
  const input = page.locator('#docsearch-input')
  const ask = async (query: string) => {
    await input.fill(query)
    await page.clock.runFor(1000)
  }
  await ask('publish')
  await expect.poll(() => service.asked.length).toBeGreaterThan(0)
  await page.clock.runFor(9000)
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toContain('Unable to fetch results')

  const before = service.asked.length
  service.hangs = false
  await ask('start')
  await expect.poll(() => page.locator('.search-scrim').getAttribute('class')).toContain('Errored')
  expect(service.asked).toHaveLength(before)
  await page.clock.fastForward(121_000)
  // Does not advance the clock: the request would time out before the response arrives.
  await input.fill('next')
  await page.locator('.search-hit').first().waitFor()
  expect(service.asked.at(-1)!.query).toBe('next')
})
