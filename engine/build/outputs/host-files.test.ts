import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readHostRules } from '../../serve/host-rules'
import { headerRules, makeHeadersFile, makeRedirectsFile, makeVercelFile } from './host-files'

const rules = headerRules('/', "default-src 'none'")
const redirects = [{ from: '/docs', to: '/docs/intro' }]

it('is understood by the preview server as a host would', () => {
  const dir = mkdtempSync(join(tmpdir(), 'host-'))
  writeFileSync(join(dir, '_headers'), makeHeadersFile(rules))
  writeFileSync(join(dir, '_redirects'), makeRedirectsFile(redirects))
  const host = readHostRules(dir)
  expect(host.headersFor('/docs/intro')['Content-Security-Policy']).toBe(
    "default-src 'none'; frame-ancestors 'self'",
  )
  expect(host.headersFor('/assets/app-1.js')['Cache-Control']).toContain('immutable')
  expect(host.headersFor('/docs/intro.md')['Content-Type']).toBe('text/markdown; charset=utf-8')
  expect(host.headersFor('/docs/intro')['Cache-Control']).toContain('must-revalidate')
  expect(host.redirectFor('/docs')).toBe('/docs/intro')
  expect(host.redirectFor('/docs/intro')).toBeUndefined()
})

it('puts the base URL before every pattern', () => {
  expect(headerRules('/x/', '').every(({ pattern }) => pattern.startsWith('/x/'))).toBe(true)
})

it('says the same to Vercel, in its own patterns', () => {
  const config = JSON.parse(makeVercelFile(rules, redirects))
  expect(config.headers.map(({ source }: { source: string }) => source)).toContain('/assets/(.*)')
  expect(config.redirects).toEqual([{ source: '/docs', destination: '/docs/intro', permanent: true }])
})
