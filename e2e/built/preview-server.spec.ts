import { request } from 'node:http'
import { describe, expect, inject, it } from 'vitest'

const base = inject('base')

/** `fetch` normalises paths and hides encodings; a visitor with bad intentions does not. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(base)
  return new Promise<{ status: number; headers: Record<string, string | undefined>; body: string }>(
    (resolve, reject) => {
      request({ hostname, port, path, headers, method }, response => {
        let body = ''
        response.setEncoding('latin1')
        response.on('data', chunk => (body += chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers as Record<string, string>,
            body,
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

describe('the preview server behaves like a static host', () => {
  it('serves clean addresses', async () => {
    const { status, headers } = await raw('/docs/intro')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/text\/html; ?charset=utf-8/i)
  })

  it.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/index.html', '/'],
    ['/docs', '/docs/intro'],
    ['/docs/quick-start/v4/readme', '/docs/quick-start/v4'],
    ['/docs/intro.html?q=1', '/docs/intro?q=1'],
  ])('leads %s to %s', async (from, to) => {
    const { status, headers } = await raw(from)
    expect([status, headers.location]).toEqual([301, to])
  })

  it('answers unknown paths with the 404 page and status 404', async () => {
    const { status, headers, body } = await raw('/no/such/page', { 'accept-encoding': 'identity' })
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(Buffer.from(body, 'latin1').toString()).toContain('找不到页面')
  })

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/../../package.json',
    '/docs/%00intro',
    '/_headers',
    '/.git/config',
  ])('gives nothing away for %s', async path => {
    const { status, body } = await raw(path, { 'accept-encoding': 'identity' })
    expect(status).toBe(404)
    expect(body).not.toContain('"scripts"')
  })

  it('compresses, and tells caches so', async () => {
    const br = await raw('/docs/intro', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(br.headers.vary).toContain('Accept-Encoding')
    const gzip = await raw('/docs/intro', { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    const plain = await raw('/docs/intro', { 'accept-encoding': 'identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(br.body.length).toBeLessThan(plain.body.length / 2)
  })

  it('answers a known ETag with 304', async () => {
    const first = await raw('/docs/intro')
    const again = await raw('/docs/intro', { 'if-none-match': first.headers.etag! })
    expect(again.status).toBe(304)
  })

  it('sends the security headers with every answer', async () => {
    for (const path of ['/docs/intro', '/no/such/page']) {
      const { headers } = await raw(path)
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
      expect(headers['content-security-policy']).not.toMatch(/unsafe/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    }
  })

  it('lets hashed assets live for a year and asks for pages each time', async () => {
    const { body, headers } = await raw('/docs/intro', { 'accept-encoding': 'identity' })
    expect(headers['cache-control']).toContain('must-revalidate')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(body)![1]!
    expect((await raw(script)).headers['cache-control']).toContain('immutable')
  })

  it('serves twins and llms.txt as UTF-8 text', async () => {
    expect((await raw('/docs/intro.md')).headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect((await raw('/llms.txt')).headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('refuses other methods', async () => {
    expect((await raw('/docs/intro', {}, 'POST')).status).toBe(405)
    expect((await raw('/docs/intro', {}, 'HEAD')).status).toBe(200)
  })
})
