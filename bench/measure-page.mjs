// Opens one page of a built site in a browser and measures transfer size, blocking time and search.
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { findBrowser } from '../scripts/ensure-browser.mjs'
import { observePage, trySearch } from './in-page.mjs'
import { longestScript, TASK_CATEGORIES } from './script-tasks.mjs'
import { serveStatic } from './serve-static.mjs'

const RUNS = 5
const CPU_SLOWDOWN = 4
const QUIET_MS = 1500
const LIMIT_MS = 30_000
/** On a busy machine, a browser starts slowly. */
const PATIENCE_MS = 120_000

/** Returns medians of five visits of `path` below `dir`, each with a fresh profile and a slowed CPU. */
export async function measurePage({ dir, path, search }) {
  const server = await serveStatic(dir)
  const url = server.url + path
  try {
    const runs = []
    for (let run = 0; run <= RUNS; run++) {
      const loaded = await visit((page, session) => readLoad({ page, session, server, url }))
      const searched = search ? await visit(page => readSearch({ page, url, search })) : {}
      const traced = await visit(page => readTasks({ page, server, url }))
      // The first visit only fills the server's compression cache.
      if (run > 0) runs.push({ ...loaded, ...searched, ...traced })
    }
    return Object.fromEntries(Object.keys(runs[0]).map(key => [key, median(runs.map(run => run[key]))]))
  } finally {
    server.close()
  }
}

/** Opens a browser with a fresh profile and a slowed CPU, and returns the result of `read`. */
export async function visit(read, slowdown = CPU_SLOWDOWN) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    timeout: PATIENCE_MS,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    page.setDefaultTimeout(PATIENCE_MS)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await read(page, session)
  } finally {
    await browser.close()
  }
}

async function readLoad({ page, session, server, url }) {
  await session.send('Performance.enable')
  await page.addInitScript(observePage)
  server.takeSent()
  const response = await page.goto(url, { waitUntil: 'load' })
  if (!response.ok()) throw new Error(`${url} answers ${response.status()}`)
  await waitForQuiet(page, server)
  const { metrics } = await session.send('Performance.getMetrics')
  const sent = server.takeSent().filter(({ status }) => status === 200)
  const own = sent.filter(({ ahead }) => !ahead)
  const kb = list => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return {
    ...(await page.evaluate(() => window.__bench.read())),
    scriptMs: metrics.find(({ name }) => name === 'ScriptDuration').value * 1000,
    scriptKb: kb(own.filter(({ type }) => type.includes('javascript'))),
    allKb: kb(own),
    aheadKb: kb(sent.filter(({ ahead }) => ahead)),
  }
}

/** Waits until there are no requests and long tasks for a while. */
async function waitForQuiet(page, server) {
  const end = Date.now() + LIMIT_MS
  while (Date.now() < end) {
    await wait(250)
    if (server.idleMs() > QUIET_MS && (await page.evaluate(() => window.__bench.idleMs())) > QUIET_MS) return
  }
}

/** A separate visit, because tracing slows the page. */
async function readTasks({ page, server, url }) {
  const browser = page.context().browser()
  await page.addInitScript(observePage)
  await browser.startTracing(page, { categories: TASK_CATEGORIES })
  await page.goto(url, { waitUntil: 'load' })
  await waitForQuiet(page, server)
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  return { scriptTaskMs: longestScript(traceEvents) }
}

async function readSearch({ page, url, search }) {
  await page.addInitScript(trySearch, search)
  await page.goto(url, { waitUntil: 'commit' })
  const end = Date.now() + LIMIT_MS
  let found = {}
  while (Date.now() < end && !found.searchHitMs) {
    await wait(200)
    found = await page.evaluate(() => window.__search ?? {})
  }
  return { searchOpenMs: found.searchOpenMs ?? null, searchHitMs: found.searchHitMs ?? null }
}

function median(values) {
  // A missing value counts as the slowest.
  const sorted = values.toSorted((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
  return sorted[Math.floor(sorted.length / 2)]
}
