import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchFailure } from '../read/search-failure'
import { createHostMemory } from './host-memory'
import { createHostedClient, type HostedOptions } from './hosted-client'
import { createOutage } from './outage'

interface Call {
  url: URL
  headers: IncomingMessage['headers']
  body: { requests: Record<string, unknown>[] }
}

type Reply = (call: Call) => { status: number; body: unknown } | 'hang' | 'stall'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a server with configured replies that records its requests. */
async function listen(reply: Reply) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const call = {
      url: new URL(request.url!, 'http://127.0.0.1'),
      headers: request.headers,
      body: JSON.parse(text),
    }
    calls.push(call)
    const answer = reply(call)
    if (answer === 'hang') return
    if (answer === 'stall') return response.writeHead(200).write('{')
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { calls, host: { url: '127.0.0.1', port, protocol: 'http' as const, accept: 'readWrite' as const } }
}

/** Returns an address without a server. */
async function deadHost() {
  const { host } = await listen(() => 'hang')
  const server = servers.pop()!
  await new Promise(resolve => server.close(resolve))
  return host
}

const hit = (more: object = {}) => ({
  objectID: '1',
  url: 'https://x.test/docs/a',
  type: 'lvl1',
  hierarchy: { lvl0: '指南', lvl1: '甲' },
  content: null,
  ...more,
})
const good = {
  status: 200,
  body: { results: [{ hits: [hit()], nbHits: 41, page: 0, nbPages: 3, queryID: 'q' }] },
}

function connect(hosts: HostedOptions['hosts'], more: Partial<HostedOptions> = {}) {
  return createHostedClient({
    appId: 'APP',
    apiKey: 'KEY',
    hosts,
    hostsCache: createHostMemory({ storageKey: 'hosts' }),
    outage: createOutage({ storageKey: 'outage' }),
    quiet: 0,
    ...more,
  })
}
const ask = (client: ReturnType<typeof connect>, query = '甲') =>
  client.search({ requests: [{ indexName: 'docs', query, hitsPerPage: 20 }] })
const failure = (work: Promise<unknown>): Promise<SearchFailure> =>
  work.then(
    () => Promise.reject(new Error('did not fail')),
    error => error,
  )

describe('the request', () => {
  it('is a POST with the credentials in the query and plain text as content type', async () => {
    const { host, calls } = await listen(() => good)
    await ask(connect([host]))
    const { url, headers, body } = calls[0]!
    expect(decodeURIComponent(url.pathname)).toBe('/1/indexes/*/queries')
    expect([...url.searchParams.keys()].sort()).toEqual([
      'x-algolia-agent',
      'x-algolia-api-key',
      'x-algolia-application-id',
    ])
    expect(url.searchParams.get('x-algolia-application-id')).toBe('APP')
    expect(url.searchParams.get('x-algolia-api-key')).toBe('KEY')
    expect(headers['content-type']).toBe('text/plain')
    expect(body).toEqual({ requests: [{ indexName: 'docs', query: '甲', hitsPerPage: 20 }] })
  })

  it('can ask for recommendations', async () => {
    const { host, calls } = await listen(() => ({ status: 200, body: { results: [] } }))
    await connect([host]).recommend({
      requests: [{ indexName: 'docs', objectID: '1', model: 'related-products' }],
    })
    expect(decodeURIComponent(calls[0]!.url.pathname)).toBe('/1/indexes/*/recommendations')
  })

  it('is refused without an application id or a key', () => {
    expect(() => connect([], { appId: '' })).toThrow('`appId` is missing.')
    expect(() => connect([], { apiKey: '' })).toThrow('`apiKey` is missing.')
  })
})

describe('the answer', () => {
  it('gives hits, their number and the id of the query', async () => {
    const { host } = await listen(() => good)
    const { results } = await ask(connect([host]))
    expect(results[0]).toMatchObject({ nbHits: 41, nbPages: 3, queryID: 'q' })
    expect(results[0]!.hits[0]).toMatchObject({ objectID: '1', hierarchy: { lvl1: '甲', lvl2: null } })
  })

  it('turns tags into marks, entities into signs, and leaves every other tag text', async () => {
    const value = 'a <mark>b</mark> &lt;i&gt; <img src=x onerror=alert(1)>&amp;&#39;&#x4e2d;'
    const { host } = await listen(() => ({
      status: 200,
      body: {
        results: [
          { hits: [hit({ _snippetResult: { hierarchy: { lvl1: { value } }, content: { value } } })] },
        ],
      },
    }))
    const { results } = await ask(connect([host]))
    expect(results[0]!.hits[0]!.snippet.content).toEqual({
      text: "a b <i> <img src=x onerror=alert(1)>&'中",
      marks: [[2, 3]],
    })
  })

  it('drops hits that are none, and survives an answer that is none', async () => {
    const broken = [null, 7, {}, { url: 'x' }, hit({ hierarchy: null, type: 'evil', content: 5 })]
    const { host } = await listen(() => ({ status: 200, body: { results: [{ hits: broken }, null] } }))
    const { results } = await ask(connect([host]))
    expect(results[0]!.hits).toHaveLength(1)
    expect(results[0]!.hits[0]).toMatchObject({ type: 'content', content: null })
    expect(results[1]).toMatchObject({ hits: [], nbHits: 0 })
  })
})

describe('failures', () => {
  it('tells status and message of an API error and asks no other host', async () => {
    const refusing = await listen(() => ({ status: 403, body: { message: 'Invalid key', status: 403 } }))
    const other = await listen(() => good)
    const error = await failure(ask(connect([refusing.host, other.host])))
    expect(error).toMatchObject({ kind: 'api', status: 403, message: 'Invalid key' })
    expect(other.calls).toHaveLength(0)
  })

  it('tells an API error that is no JSON as it is', async () => {
    const { host } = await listen(() => ({ status: 404, body: 'nothing here' }))
    expect(await failure(ask(connect([host])))).toMatchObject({
      kind: 'api',
      status: 404,
      message: 'nothing here',
    })
  })

  it('goes on to the next host after a server error, a dead host and a time-out', async () => {
    const broken = await listen(() => ({ status: 503, body: {} }))
    const silent = await listen(() => 'hang')
    const working = await listen(() => good)
    const { results } = await ask(connect([broken.host, await deadHost(), silent.host, working.host]))
    expect(results[0]!.nbHits).toBe(41)
    expect([broken.calls.length, silent.calls.length, working.calls.length]).toEqual([1, 1, 1])
  })

  it('is unreachable when no host answers', async () => {
    const broken = await listen(() => ({ status: 500, body: {} }))
    const error = await failure(ask(connect([await deadHost(), broken.host])))
    expect(error).toMatchObject({ kind: 'unreachable' })
    expect(error.message).toMatch(/^Unreachable hosts/)
  })

  it('is a time-out when the last host did not answer in time', async () => {
    const timeouts = { connect: 200, read: 100, write: 1000 }
    const silent = await listen(() => 'hang')
    const connection = { kind: 'timeout', message: 'Connection timeout' }
    expect(await failure(ask(connect([silent.host], { timeouts })))).toMatchObject(connection)
    const stalling = await listen(() => 'stall')
    const socket = { kind: 'timeout', message: 'Socket timeout' }
    expect(await failure(ask(connect([stalling.host], { timeouts })))).toMatchObject(socket)
  })

  it('ends at once when it is given up', async () => {
    const silent = await listen(() => 'hang')
    const giveUp = new AbortController()
    const asked = connect([silent.host]).search(
      { requests: [{ indexName: 'docs', query: 'a' }] },
      { signal: giveUp.signal },
    )
    giveUp.abort()
    expect((await failure(asked)).name).toBe('AbortError')
  })
})

describe('the memory of hosts', () => {
  it('leaves a host that failed alone for 120 seconds, then asks it again', async () => {
    let now = 1_000_000
    let works = false
    const first = await listen(() => (works ? good : { status: 500, body: {} }))
    const second = await listen(() => good)
    const hostsCache = createHostMemory({ now: () => now, storageKey: 'hosts' })
    const client = connect([first.host, second.host], { hostsCache })
    await ask(client, 'a')
    await ask(client, 'b')
    now += 119_000
    await ask(client, 'c')
    expect([first.calls.length, second.calls.length]).toEqual([1, 3])
    now += 2_000
    works = true
    await ask(client, 'd')
    await ask(client, 'e')
    expect([first.calls.length, second.calls.length]).toEqual([3, 3])
  })

  it('holds for the next client and over a page load', async () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }
    const first = await listen(() => ({ status: 500, body: {} }))
    const second = await listen(() => good)
    const open = () =>
      connect([first.host, second.host], { hostsCache: createHostMemory({ storage, storageKey: 'hosts' }) })
    await ask(open())
    await ask(open())
    expect([first.calls.length, second.calls.length]).toEqual([1, 2])
  })

  it('fails at once while every host is down, and asks all of them again after two minutes', async () => {
    let now = 0
    const first = await listen(() => ({ status: 500, body: {} }))
    const client = connect([first.host], {
      outage: createOutage({ now: () => now, storageKey: 'outage' }),
    })
    await failure(ask(client, 'a'))
    expect((await failure(ask(client, 'b'))).kind).toBe('unreachable')
    expect(first.calls).toHaveLength(1)
    now = 120_001
    await failure(ask(client, 'c'))
    expect(first.calls).toHaveLength(2)
  })

  it('works with a storage that refuses or holds garbage', async () => {
    const { host } = await listen(() => good)
    for (const stored of ['', '{', 'null', '[[1]]', '[["x",null]]', '7']) {
      const storage = {
        getItem: () => stored,
        setItem: () => {
          throw new Error('full')
        },
      }
      const hostsCache = createHostMemory({ storage, storageKey: 'hosts' })
      const { results } = await ask(connect([await deadHost(), host], { hostsCache }), stored)
      expect(results[0]!.nbHits).toBe(41)
    }
  })
})

describe('all hosts hanging', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Creates a client whose hosts never answer; records the queries sent. */
  const hang = (storage?: Pick<Storage, 'getItem' | 'setItem'>) => {
    const sent: string[] = []
    const client = createHostedClient({
      appId: 'APP',
      apiKey: 'KEY',
      hostsCache: createHostMemory({ storageKey: 'hosts' }),
      outage: createOutage({ storage, storageKey: 'outage' }),
      requester: {
        send: ({ data }) => {
          sent.push(JSON.parse(data as string).requests[0].query)
          return new Promise(() => {})
        },
      },
    })
    return { client, sent }
  }

  it('is an error after ten seconds at most; later queries fail at once until 120 s are over', async () => {
    const { client, sent } = hang()
    const first = failure(ask(client, 'a'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await first).kind).toBe('timeout')
    expect(sent).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(119_000)
    expect((await failure(ask(client, 'b'))).kind).toBe('timeout')
    expect(sent).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1_000)
    const again = failure(ask(client, 'c'))
    await vi.advanceTimersByTimeAsync(10_000)
    await again
    expect(sent).toEqual(['a', 'c'])
  })

  it('is known to the next client and after a page load', async () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }
    const first = failure(ask(hang(storage).client, 'a'))
    await vi.advanceTimersByTimeAsync(10_000)
    await first
    const other = hang(storage)
    expect(await failure(ask(other.client, 'b'))).toMatchObject({
      kind: 'timeout',
      message: 'Connection timeout',
    })
    expect(other.sent).toEqual([])
  })

  it.each(['{', 'null', '7', '{"until":9e99}', '{"until":"x"}'])(
    'is not what storage holding %s says',
    async held => {
      const { client, sent } = hang({ getItem: () => held, setItem: () => {} })
      const asked = failure(ask(client, 'a'))
      await vi.advanceTimersByTimeAsync(10_000)
      await asked
      expect(sent).toEqual(['a'])
    },
  )
})

describe('keys', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('that follow each other send one query, at the pause after them', async () => {
    const sent: string[] = []
    const client = connect(undefined, {
      quiet: undefined,
      requester: {
        send: async ({ data }) => {
          sent.push(JSON.parse(data as string).requests[0].query)
          return { status: 200, isTimedOut: false, content: JSON.stringify(good.body) }
        },
      },
    })
    let giveUp = new AbortController()
    for (const query of ['甲', '甲乙', '甲乙丙']) {
      giveUp.abort()
      giveUp = new AbortController()
      client
        .search({ requests: [{ indexName: 'docs', query }] }, { signal: giveUp.signal })
        .catch(error => expect(error.name).toBe('AbortError'))
      await vi.advanceTimersByTimeAsync(200)
      expect(sent).toEqual([])
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(sent).toEqual(['甲乙丙'])
  })
})
