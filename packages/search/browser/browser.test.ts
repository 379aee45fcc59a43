import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildIndex, MANIFEST_NAME } from '..'
import type { SearchHit } from '../protocol'
import type { SearchSettings } from '../types'
import { createEmbeddedClient, type WorkerLike } from './embedded-client'
import { createInsights } from './insights'
import { parseMarks } from './parse-marks'
import { dialogRequest, pageRequest } from './requests'
import { resolveResultUrl } from './result-url'
import { serveSearch } from './worker'
import type { ToWorker } from './worker-messages'

/** Runs the worker in this thread, with files in memory. */
async function inlineWorker(fail?: (url: string) => Response | Error | undefined) {
  const section = { anchor: '', heading: '', level: 1, text: ['任意值就是写在方括号里的值'], code: [] }
  const page = {
    path: '/a',
    url: 'https://x.test/a',
    lvl0: '指南',
    title: '任意值写法',
    language: 'zh-cn',
    tag: 'default',
    keywords: ['方括号的写法'],
  }
  const { files } = await buildIndex([{ ...page, sections: [section] }], { pinyin: () => [] })
  const fetchFile = vi.fn(async (url: string) => {
    const failure = fail?.(url)
    if (failure instanceof Error) throw failure
    if (failure) return failure
    const file = files.find(({ name }) => url === `https://x.test/search-index/${name}`)
    return file ? new Response(file.data.slice()) : new Response('', { status: 404 })
  })
  const spawnWorker = (): WorkerLike => {
    const worker: WorkerLike = { postMessage: () => {}, onmessage: null, onerror: null, terminate: () => {} }
    const scope: Parameters<typeof serveSearch>[0] = {
      onmessage: null,
      postMessage: data => worker.onmessage?.({ data: structuredClone(data) }),
    }
    serveSearch(scope, fetchFile as never)
    worker.postMessage = (data: ToWorker) =>
      queueMicrotask(() => scope.onmessage?.({ data: structuredClone(data) }))
    return worker
  }
  const client = createEmbeddedClient({
    manifestUrl: `https://x.test/search-index/${MANIFEST_NAME}`,
    spawnWorker,
    quiet: 0,
  })
  const ask = (signal?: AbortSignal) =>
    client.search({ requests: [{ indexName: 'docs', query: '任意值' }] }, { signal })
  return { client, ask, fetchFile }
}

describe('the embedded client', () => {
  it('answers from the files of our own origin', async () => {
    const { ask, fetchFile } = await inlineWorker()
    const { results } = await ask()
    expect(results[0]!.hits[0]!.url).toBe('/a')
    expect(fetchFile.mock.calls.every(([url]) => url.startsWith('https://x.test/search-index/'))).toBe(true)
  })

  it('offers the queries of the index, before any is asked and after one was given up', async () => {
    const { client, ask } = await inlineWorker()
    expect(await client.suggest!()).toEqual(['方括号的写法'])
    await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    const [{ results }, offered] = await Promise.all([ask(), client.suggest!()])
    expect(results[0]!.nbHits).toBe(1)
    expect(offered).toEqual(['方括号的写法'])
  })

  it('fails as unreachable without a network, and works again with one', async () => {
    let offline = true
    const { ask } = await inlineWorker(() => (offline ? new TypeError('Failed to fetch') : undefined))
    await expect(ask()).rejects.toMatchObject({ kind: 'unreachable', message: 'Failed to fetch' })
    offline = false
    expect((await ask()).results[0]!.nbHits).toBe(1)
  })

  it('takes a page in place of a file for a missing one', async () => {
    const { ask } = await inlineWorker(url =>
      url.includes('/t0') ? new Response('<!doctype html>') : undefined,
    )
    await expect(ask()).rejects.toMatchObject({ kind: 'api', status: 404 })
  })

  it('gives up at once when asked to', async () => {
    const { ask } = await inlineWorker()
    const giveUp = new AbortController()
    const asked = ask(giveUp.signal)
    giveUp.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('tells when the worker does not start, and starts another the next time', async () => {
    let workers = 0
    const client = createEmbeddedClient({
      manifestUrl: 'https://x.test/m.json',
      quiet: 0,
      spawnWorker: () => {
        workers++
        const worker: WorkerLike = {
          postMessage: () => {},
          onmessage: null,
          onerror: null,
          terminate: () => {},
        }
        setTimeout(() => worker.onerror?.({}), 5)
        return worker
      },
    })
    const ask = () => client.search({ requests: [{ indexName: 'docs', query: 'a' }] })
    await expect(ask()).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(ask()).rejects.toMatchObject({ kind: 'unreachable' })
    expect(workers).toBe(2)
  })

  it('waits for the next key before it asks, but not with a query that came whole', async () => {
    vi.useFakeTimers()
    const sent: string[] = []
    const client = createEmbeddedClient({
      manifestUrl: 'https://x.test/m.json',
      quiet: 60,
      spawnWorker: () => ({
        postMessage: message => message.type === 'search' && sent.push(message.requests[0]!.query),
        onmessage: null,
        onerror: null,
        terminate: () => {},
      }),
    })
    for (const query of ['任意值', '任意值的', '任意值', '任']) {
      client.search({ requests: [{ indexName: 'docs', query }] })
      expect(sent).toEqual(['任意值'])
    }
    await vi.advanceTimersByTimeAsync(60)
    expect(sent).toHaveLength(4)
    vi.useRealTimers()
  })
})

describe('requests', () => {
  const search = {
    indexName: 'docs',
    insights: false,
    contextualSearch: true,
    hosted: { appId: 'a', apiKey: 'b', searchParameters: { hitsPerPage: 7, facetFilters: ['x:y'] } },
  } as unknown as SearchSettings
  const context = { language: 'zh-cn', tags: ['default', 'docs-default-current'] }

  it('of the dialog carry every field, filters first and configured ones after', () => {
    const request = dialogRequest({ query: '甲', site: { search }, context, words: 10 })
    expect(Object.keys(request).sort()).toEqual(
      [
        'query',
        'indexName',
        'attributesToRetrieve',
        'attributesToSnippet',
        'snippetEllipsisText',
        'highlightPreTag',
        'highlightPostTag',
        'hitsPerPage',
        'clickAnalytics',
        'facetFilters',
      ].sort(),
    )
    expect(request.attributesToSnippet).toContain('content:10')
    expect(request.hitsPerPage).toBe(7)
    expect(request.facetFilters).toEqual([
      'language:zh-cn',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      'x:y',
    ])
    const narrow = dialogRequest({ query: '甲', site: { search }, context, words: 5 })
    expect(narrow.attributesToSnippet).toContain('hierarchy.lvl1:5')
  })

  it('of the page ask for 15 hits of a page', () => {
    const request = pageRequest({ query: '甲', page: 2, site: { search }, context })
    expect(request).toMatchObject({ hitsPerPage: 15, page: 2, advancedSyntax: true })
    expect(request.facetFilters).toEqual([
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ['language:zh-cn'],
    ])
  })

  it('ask for the counts behind filters in the same request, where there are filters', () => {
    const filtered = { ...search, filters: [{ name: 'api', paths: ['/docs/api'] }] } as SearchSettings
    const narrowed = { ...context, filter: 'api' }
    const request = dialogRequest({
      query: '甲',
      site: { search: filtered },
      context: narrowed,
      words: 10,
    })
    expect(request.facets).toEqual(['category'])
    expect(request.facetFilters).toContain('category:api')
    const page = pageRequest({ query: '甲', page: 0, site: { search: filtered }, context: narrowed })
    expect(page.facets).toEqual(['category'])
    expect(dialogRequest({ query: '甲', site: { search }, context, words: 10 }).facets).toBeUndefined()
  })

  it('carry no filter when the search is not contextual', () => {
    const free = { ...search, contextualSearch: false, hosted: undefined }
    expect(dialogRequest({ query: '甲', site: { search: free }, context, words: 10 })).not.toHaveProperty(
      'facetFilters',
    )
  })
})

describe('resolveResultUrl', () => {
  const site = (search = {}) => ({ baseUrl: '/base/', origin: 'https://here.test', search })

  it('keeps path and hash under the base URL', () => {
    expect(resolveResultUrl('https://other.test/docs/a?x=1#b', site())).toEqual({
      href: '/base/docs/a#b',
      external: false,
    })
    expect(resolveResultUrl('/base/docs/a#b', site())?.href).toBe('/base/docs/a#b')
  })

  it('leaves external addresses alone, whatever their case', () => {
    const search = { externalUrlRegex: 'external\\.com|other' }
    expect(resolveResultUrl('https://EXTERNAL.com/x?y=1', site(search))).toEqual({
      href: 'https://EXTERNAL.com/x?y=1',
      external: true,
    })
  })

  it('replaces in the path', () => {
    const search = { replaceSearchResultPathname: { from: '/docs/', to: '/handbook/' } }
    expect(resolveResultUrl('https://x.test/docs/a/docs/b', site(search))?.href).toBe(
      '/base/handbook/a/handbook/b',
    )
  })

  it('never leads to another host', () => {
    const plain = { ...site(), baseUrl: '/' }
    for (const url of ['https://x.test//evil.example/x', 'https://x.test/\\\\evil.example/x'])
      expect(resolveResultUrl(url, plain)?.href).toBe('/evil.example/x')
    const search = { replaceSearchResultPathname: { from: '/docs', to: '/' } }
    expect(resolveResultUrl('/docs/evil.example', { ...plain, search })?.href).toBe('/evil.example')
    for (const url of ['//evil.example/x', '/\\evil.example/x', ' //evil.example/x'])
      expect(resolveResultUrl(url, plain), url).toBeNull()
  })

  it('opens nothing but pages', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'http://[', 'vbscript:x']) {
      expect(resolveResultUrl(url, site()), url).toBeNull()
    }
  })
})

describe('parseMarks', () => {
  it('survives marks that do not close and entities that are none', () => {
    expect(parseMarks('a<mark>b')).toEqual({ text: 'ab', marks: [[1, 2]] })
    expect(parseMarks('<mark></mark>a</mark>&nope;&#0;&#x110000;')).toEqual({
      text: 'a</mark>&nope;&#0;&#x110000;',
      marks: [],
    })
  })
})

describe('insights', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const hits = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ objectID: String(index) }) as SearchHit)

  it('waits 400 ms, sends views in batches of 20, and each list once', () => {
    const send = { viewedObjectIDs: vi.fn(), clickedObjectIDsAfterSearch: vi.fn() }
    const insights = createInsights('docs', send)
    insights.viewed(hits(3))
    vi.advanceTimersByTime(399)
    insights.viewed(hits(45))
    vi.advanceTimersByTime(399)
    expect(send.viewedObjectIDs).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(send.viewedObjectIDs.mock.calls.map(([event]) => event.objectIDs.length)).toEqual([20, 20, 5])
    insights.viewed(hits(45))
    vi.advanceTimersByTime(1000)
    expect(send.viewedObjectIDs).toHaveBeenCalledTimes(3)
  })

  it('tells a click with its place and query', () => {
    const send = { viewedObjectIDs: vi.fn(), clickedObjectIDsAfterSearch: vi.fn() }
    createInsights('docs', send).clicked(hits(1)[0]!, 3, 'q')
    expect(send.clickedObjectIDsAfterSearch).toHaveBeenCalledWith({
      eventName: 'Item Selected',
      index: 'docs',
      objectIDs: ['0'],
      positions: [3],
      queryID: 'q',
    })
    createInsights('docs', send).clicked(hits(1)[0]!, 3, undefined)
    expect(send.clickedObjectIDsAfterSearch).toHaveBeenCalledTimes(1)
  })
})
