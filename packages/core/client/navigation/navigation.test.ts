import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ID, type PageBlock } from '../../model'
import { isPageUrl } from './address'
import { advance } from './loading-bar'
import { createPageLoader, fetchPage, type PageAnswer } from './page-loader'
import { createView, readPage } from './page-view'

const answer = (url: string): PageAnswer => ({ status: 200, url, html: `<p>${url}</p>` })

describe('isPageUrl', () => {
  const isPage = (path: string) =>
    isPageUrl(new URL(path, 'https://a.example'), { origin: 'https://a.example', baseUrl: '/base/' })

  it.each([
    '/base/',
    '/base',
    '/base/docs',
    '/base/docs.html?q=1',
    '/base/blog/v4.2-release',
    '/base/docs/v1.0',
  ])('takes %s', path => expect(isPage(path)).toBe(true))
  it.each([
    '/docs',
    '/base/docs.md',
    '/base/feed.xml',
    '/base/a.JSON',
    'https://b.example/base/docs',
    'mailto:a@b',
  ])('leaves %s', path => expect(isPage(path)).toBe(false))
})

describe('the page loader', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('fetches a page once, until it is old', async () => {
    const get = vi.fn(async (path: string) => answer(path))
    const loader = createPageLoader(get)
    await loader.prefetch('/a')
    expect((await loader.load('/a')).html).toBe('<p>/a</p>')
    expect(get).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(6 * 60_000)
    await loader.load('/a')
    expect(get).toHaveBeenCalledTimes(2)
  })
  it('keeps at most forty, the newest', async () => {
    const get = vi.fn(async (path: string) => answer(path))
    const loader = createPageLoader(get)
    for (let n = 0; n <= 40; n++) await loader.prefetch(`/${n}`)
    await loader.load('/40')
    expect(get).toHaveBeenCalledTimes(41)
    await loader.load('/0')
    expect(get).toHaveBeenCalledTimes(42)
  })
  it('remembers a failed prefetch, but not a failed navigation', async () => {
    const get = vi.fn(async (): Promise<PageAnswer> => Promise.reject(new TypeError('network')))
    const loader = createPageLoader(get)
    await loader.prefetch('/a')
    expect(loader.failed('/a')).toBe(true)
    await expect(loader.load('/b')).rejects.toThrow('network')
    expect(loader.failed('/b')).toBe(false)
  })
  it('lets a navigation that joined a failing prefetch be tried again', async () => {
    const get = vi.fn(async (): Promise<PageAnswer> => Promise.reject(new TypeError('network')))
    const loader = createPageLoader(get)
    const prefetch = loader.prefetch('/a')
    await expect(loader.load('/a')).rejects.toThrow('network')
    await prefetch
    expect(loader.failed('/a')).toBe(false)
  })
  it('forgets failures while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const loader = createPageLoader(() => Promise.reject(new TypeError('network')))
    await loader.prefetch('/a')
    expect(loader.failed('/a')).toBe(false)
  })
})

describe('fetchPage', () => {
  afterEach(() => vi.unstubAllGlobals())
  const respond = (body: string, init: ResponseInit) =>
    vi.stubGlobal('fetch', async () => new Response(body, init))

  it('gives the HTML of any answer but a server error', async () => {
    respond('<p>no</p>', { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(await fetchPage('/a')).toMatchObject({ status: 404, html: '<p>no</p>' })
    respond('{}', { headers: { 'content-type': 'application/json' } })
    expect(await fetchPage('/a')).toMatchObject({ html: '' })
    respond('', { status: 503, statusText: 'Busy' })
    await expect(fetchPage('/a')).rejects.toThrow('503 Busy')
  })
})

describe('pages', () => {
  const documentOf = (parts: Record<string, { textContent?: string; innerHTML?: string }>) =>
    ({ getElementById: (id: string) => parts[id] ?? null }) as unknown as Document
  const block = { path: '/docs', build: 'b' } as PageBlock

  it('are read off a document', () => {
    const document = documentOf({
      [ID.page]: { textContent: JSON.stringify(block) },
      [ID.main]: {},
      [ID.sidebar]: { innerHTML: '<ul>' },
    })
    expect(readPage(document)).toEqual({ page: block, main: '', sidebar: '<ul>' })
  })
  it('are none of ours without block, main or sense', () => {
    expect(readPage(documentOf({ [ID.main]: { innerHTML: '' } }))).toBeNull()
    expect(readPage(documentOf({ [ID.page]: { textContent: '{}' } }))).toBeNull()
    expect(readPage(documentOf({ [ID.page]: { textContent: '{' }, [ID.main]: { innerHTML: '' } }))).toBeNull()
  })
  it('keep what did not change', () => {
    const first = createView({ page: block, main: 'a', sidebar: 's' }, '/x/')
    const second = createView({ page: block, main: 'b', sidebar: 's' }, '/x/', first)
    expect(second.sidebar).toBe(first.sidebar)
    expect(createView({ page: block, main: '', sidebar: 't' }, '/x/', first).sidebar).toEqual({ __html: 't' })
    expect(second.place.pathname).toBe('/x/docs')
  })
})

it('progress stays between its limits', () => {
  expect(advance(0, 0)).toBe(0.08)
  expect(advance(0.5, 0.02)).toBeCloseTo(0.52)
  expect(advance(0.9, 0.8)).toBe(0.994)
})
