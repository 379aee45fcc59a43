// Pagefind only runs in a browser: its index is served, and each query runs in a fresh tab to count the bytes.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/ensure-browser.mjs'

const TYPES = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' }
const escapeText = text => text.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign])

export const pagefind = ({ createIndex }, { dir, language }) => ({
  name: 'Pagefind',
  async open(pages) {
    const started = performance.now()
    const { index } = await createIndex({ forceLanguage: language })
    for (const page of pages) await index.addHTMLFile({ url: page.path, content: toHtml(page, language) })
    await index.writeFiles({ outputPath: join(dir, 'pagefind') })
    const build = (performance.now() - started) / 1000
    const server = createServer((request, response) => answer(request, response, { dir, language }))
    await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${server.address().port}/`
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const open = async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(url)
      return { context, page }
    }
    const { page: shared } = await open()
    const ask = (page, query) =>
      page.evaluate(async wanted => {
        const engine = await import('/pagefind/pagefind.js')
        const { results } = await engine.search(wanted)
        const shown = await Promise.all(results.slice(0, 5).map(result => result.data()))
        return shown.map(({ raw_url: raw, url }) => (raw ?? url).replace(/\/$/, ''))
      }, query)
    return {
      build,
      isWallTime: true,
      index: sizeOfFolder(join(dir, 'pagefind')),
      ask: query => ask(shared, query),
      async first(query) {
        const { context, page } = await open()
        let bytes = 0
        page.on('response', async response => {
          bytes += Number(response.headers()['content-length'] ?? 0)
        })
        await ask(page, query)
        await context.close()
        return bytes
      },
      async close() {
        await browser.close()
        server.close()
        await index.deleteIndex()
      },
    }
  },
})

function toHtml({ title, keywords = [], sections }, language) {
  const body = sections.map(({ anchor, heading, level, text, code }) =>
    [
      `<h${level} id="${anchor}">${escapeText(level === 1 ? title : heading)}</h${level}>`,
      ...text.map(entry => `<p>${escapeText(entry)}</p>`),
      ...code.map(entry => `<pre>${escapeText(entry)}</pre>`),
    ].join(''),
  )
  const names = keywords.length > 0 ? `<p>${escapeText(keywords.join(' '))}</p>` : ''
  return `<html lang="${language}"><head><title>${escapeText(title)}</title></head><body><main>${body.join('')}${names}</main></body></html>`
}

function answer({ url }, response, { dir, language }) {
  const { pathname } = new URL(url, 'http://x')
  if (pathname === '/') {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<html lang="${language}"><body></body></html>`)
    return
  }
  try {
    const data = readFileSync(join(dir, pathname))
    const type = TYPES[extname(pathname)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'content-length': data.length }).end(data)
  } catch {
    response.writeHead(404).end()
  }
}

function sizeOfFolder(folder) {
  return readdirSync(folder, { recursive: true })
    .map(name => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)
}
