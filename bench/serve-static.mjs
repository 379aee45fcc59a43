// The same static server for every generator: clean addresses, gzip, and a record of responses.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.bin': 'application/octet-stream',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const INCOMPRESSIBLE = /^(image\/(?!svg)|font\/)/

/** Serves a folder on 127.0.0.1; `takeSent` returns the responses since its last call. */
export async function serveStatic(dir) {
  const answers = new Map()
  let sent = []
  let lastAt = 0
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
    if (!answers.has(path)) answers.set(path, createAnswer(dir, path))
    const { status, body, headers } = answers.get(path)
    lastAt = Date.now()
    const type = headers['content-type']
    sent.push({ path, status, type, bytes: body.length, ahead: isAhead(request, type) })
    response.writeHead(status, headers).end(body)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    idleMs: () => Date.now() - lastAt,
    takeSent() {
      const taken = sent
      sent = []
      return taken
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * Whether a request is ahead of need: a prefetch, or a document or script requested by a script without running it.
 */
function isAhead({ headers }, type) {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? ''
  return (
    purpose.includes('prefetch') || (/html|javascript/.test(type) && headers['sec-fetch-dest'] === 'empty')
  )
}

function createAnswer(dir, path) {
  const base = join(dir, normalize(path))
  const file = [base, `${base}.html`, join(base, 'index.html')].find(
    name => existsSync(name) && statSync(name).isFile(),
  )
  if (!file) return { status: 404, body: Buffer.from('Not Found'), headers: { 'content-type': 'text/plain' } }
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const raw = readFileSync(file)
  const packed = INCOMPRESSIBLE.test(type) ? raw : gzipSync(raw, { level: 9 })
  const headers = { 'content-type': type, 'cache-control': 'max-age=600' }
  if (packed.length >= raw.length) return { status: 200, body: raw, headers }
  return { status: 200, body: packed, headers: { ...headers, 'content-encoding': 'gzip' } }
}
