import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { runTable } from '../../deploy/run-table.mjs'
import { root } from '../support/run-server'

const base = inject('base')

/** Sends a request as an attacker could: `fetch` normalises paths and hides encodings. */
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
  it('answers every request of the table', async () => {
    const rows = await runTable({ port: Number(new URL(base).port), dir: join(root, 'dist') })
    expect(rows.length).toBeGreaterThan(80)
    expect(rows.filter(({ faults }) => faults.length > 0)).toEqual([])
  })

  it.each(['/_headers/', '/robots.txt/', '/404'])('has no page at %s', async path => {
    expect((await raw(path)).status).toBe(404)
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
})
