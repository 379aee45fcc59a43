import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Project } from '../../pipeline'
import { createManifest, type OutputKind } from '../outputs/manifest'
import { headersFor, makeContract, matches } from './contract'
import { coverPaths } from './cover-paths'
import { makeHeadersFile } from './headers-file'
import { makeRedirectPage } from './redirect-page'
import { makeRedirectsFile } from './redirects-file'

const OUTPUTS: [string, OutputKind][] = [
  ['index.html', 'page'],
  ['docs/intro.html', 'page'],
  ['docs/intro.md', 'twin'],
  ['docs.html', 'redirect'],
  ['blog/first.html', 'page'],
  ['blog/rss.xml', 'feed'],
  ['img/logo.svg', 'static'],
  ['imgs.html', 'page'],
  ['assets/app-1.js', 'asset'],
  ['search-index/manifest.json', 'index-entry'],
  ['search-index/abc/p1.json', 'index-part'],
  ['404.html', 'not-found'],
  ['sw.js', 'service-worker'],
]

function make({ baseUrl = '/', url = 'https://example.com', live = false } = {}) {
  const manifest = createManifest()
  for (const [file, kind] of OUTPUTS) manifest.add(file, kind)
  if (live) manifest.add('live-frame.html', 'live-frame')
  const site = {
    url,
    baseUrl,
    redirects: [{ from: '/docs', to: '/docs/intro' }],
    search: {},
    analytics: {},
    allowedForeignUrls: { images: [], frames: [], media: [] },
  }
  const project = { site, inlineScripts: [] } as unknown as Project
  return { contract: makeContract(project, manifest.entries()), entries: manifest.entries() }
}

/** On Netlify, a star matches the rest of a path, and the slash before it is optional. */
function netlifyMatches(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') && path.startsWith(pattern.slice(0, -2))
}

/** Evaluates `_headers` as the hosts do: values of all matching rules are joined. */
function readHeaders(text: string, path: string): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const block of text.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n')
    if (!netlifyMatches(pattern, path) && !matches(pattern, path)) continue
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line)!
      joined[name] = name in joined ? `${joined[name]}, ${value}` : value
    }
  }
  return joined
}

describe('the contract with hosts', () => {
  it('keeps hashed files for a year, asks for all others, and keeps no error', () => {
    const { contract } = make()
    const caching = (path: string, found = true) => headersFor(contract, path, found)['Cache-Control']
    expect(caching('/assets/app-1.js')).toContain('immutable')
    expect(caching('/search-index/abc/p1.json')).toContain('immutable')
    for (const path of ['/', '/docs/intro', '/docs/intro.md', '/search-index/manifest.json', '/img/logo.svg'])
      expect(caching(path), path).toBe('public, max-age=0, must-revalidate')
    expect(caching('/sw.js')).toBe('no-store')
    expect(caching('/assets/gone.js', false)).toBe('no-store')
  })

  it('lets other sites embed images and feeds, and nothing else', () => {
    const { contract } = make()
    const sharing = (path: string) => headersFor(contract, path, true)['Cross-Origin-Resource-Policy']
    for (const path of ['/img/logo.svg', '/blog/rss.xml']) expect(sharing(path), path).toBe('cross-origin')
    for (const path of ['/', '/blog/first', '/docs/intro.md', '/search-index/abc/p1.json'])
      expect(sharing(path), path).toBe('same-origin')
  })

  it('asks for https only where the site has it, and for no other host', () => {
    const strict = (url: string) => make({ url }).contract.headers['Strict-Transport-Security']
    expect(strict('https://example.com')).toBe('max-age=31536000')
    expect(strict('http://example.com')).toBeUndefined()
  })

  it('gives live code a policy of its own, and only that', () => {
    const { contract } = make({ live: true })
    const policy = (path: string) => headersFor(contract, path, true)['Content-Security-Policy']!
    expect(policy('/live-frame')).toContain("'unsafe-eval'")
    expect(policy('/docs/intro')).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/)
    expect(policy('/docs/intro')).not.toContain('unsafe')
  })
})

describe('_headers', () => {
  it.each([
    { live: false, baseUrl: '/' },
    { live: true, baseUrl: '/' },
    { live: true, baseUrl: '/sub/' },
  ])('sends each header once, as the contract says: %o', options => {
    const { contract, entries } = make(options)
    const text = makeHeadersFile(contract, entries)
    for (const { path } of entries) {
      const address = contract.baseUrl + path.slice(1)
      const { 'Cache-Control': caching, ...expected } = headersFor(contract, address, true)
      const { 'Cache-Control': sent = 'public, max-age=0, must-revalidate', ...others } = readHeaders(
        text,
        address,
      )
      expect(others, address).toEqual(expected)
      expect(sent, address).toBe(caching)
    }
  })

  it('never keeps a file that is not there', () => {
    const { contract, entries } = make()
    const text = makeHeadersFile(contract, entries)
    expect(readHeaders(text, '/assets/app-1.js')['Cache-Control']).toContain('immutable')
    expect(readHeaders(text, '/assets/gone.js')['Cache-Control']).toBeUndefined()
  })

  it('stays within what Cloudflare reads', () => {
    const { contract } = make()
    const manifest = createManifest()
    for (let index = 0; index < 300; index++) manifest.add(`assets/chunk-${index}.js`, 'asset')
    expect(makeHeadersFile(contract, manifest.entries()).trim().split('\n\n')).toHaveLength(100)
  })
})

it('covers every path once, with its own value', () => {
  const segment = fc.constantFrom('a', 'ab', 'c')
  const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map(parts => `/${parts.join('/')}`)
  const entry = fc.record({ path, value: fc.constantFrom('x', 'y') })
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ path }) => path, minLength: 1 }), entries => {
      const covered = coverPaths(entries)
      for (const { path, value } of entries) {
        const own = covered.filter(({ pattern }) => matches(pattern, path) || netlifyMatches(pattern, path))
        expect(own.map(rule => rule.value)).toEqual([value])
      }
    }),
  )
})

it('redirects below the base URL, and finds the files of a folder that is deployed at the root', () => {
  expect(makeRedirectsFile(make().contract)).toBe('/docs /docs/intro 301!\n/docs /docs/intro 301\n')
  expect(makeRedirectsFile(make({ baseUrl: '/x/' }).contract)).toBe(
    '/x/docs /x/docs/intro 301!\n/x/docs /x/docs/intro 301\n/ /x/ 302!\n/ /x/ 302\n/x/* /:splat 200\n',
  )
})

it('writes no markup of a target into the page that leads to it', () => {
  expect(makeRedirectPage('/a"><script>', 'https://example.com')).not.toContain('"><script>')
})
