import { liteClient } from 'algoliasearch/lite'
import type { HitAttribute, SearchAnswer, SearchClient, SearchHit } from '../protocol'
import { type SearchFailure, searchFailure, withSignal } from '../read/search-failure'
import type { HierarchyLevel, HostedSettings } from '../types'
import { emptyHierarchy } from '../write/records'
import type { HostsCache } from './host-memory'
import type { Outage } from './outage'
import { parseMarks } from './parse-marks'

/** The client of the hosted service, including recommendations, which no screen uses. */
export interface HostedClient extends SearchClient {
  recommend(parameters: { requests: Record<string, unknown>[] }): Promise<unknown>
}

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>

export interface HostedOptions extends Pick<HostedSettings, 'appId' | 'apiKey' | 'hosts'> {
  hostsCache: HostsCache
  outage: Outage
  /** Replaces the HTTP requester in tests. */
  requester?: LiteOptions['requester']
  timeouts?: LiteOptions['timeouts']
  /** Milliseconds without input before a query is sent, because each one is billed. */
  quiet?: number
  /** Milliseconds after which a query fails, including the delay, even if more hosts could be tried. */
  patience?: number
}

/** Creates the client of the hosted service; throws without application id or API key. */
export function createHostedClient(options: HostedOptions): HostedClient {
  const { appId, apiKey, hosts, hostsCache, outage, requester, timeouts } = options
  // The error must appear within ten seconds of the last key, even on the search page, which adds a delay.
  const { quiet = 250, patience = 9500 } = options
  const client = startClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    // Sends nothing but the query and the credentials.
    requestIdChannel: undefined,
    maxRateLimitRetries: 0,
    timeouts: timeouts ?? { connect: 1000, read: 2000, write: 30_000 },
    hostsCache,
    ...(hosts && { hosts }),
    ...(requester && { requester }),
  })
  client.addAlgoliaAgent('inkstone', '1.0.0')

  return {
    async search({ requests }, { signal } = {}) {
      const down = outage.failure()
      if (down) throw down
      await withSignal(wait(quiet), signal)
      const answered = client.search({ requests: requests as never }).catch(error => {
        throw readError(error)
      })
      try {
        const { results } = await withSignal(withinTime(answered, patience - quiet), signal)
        outage.end()
        return { results: results.map(readAnswer) }
      } catch (error) {
        const failure = error as SearchFailure
        if (failure.kind === 'unreachable' || failure.kind === 'timeout') outage.begin(failure)
        throw failure
      }
    },
    recommend: ({ requests }) => client.getRecommendations({ requests: requests as never }),
  }
}

/** Resolves like `work`, or rejects with a time-out. */
function withinTime<T>(work: Promise<T>, time: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(searchFailure('timeout', 'Connection timeout')), time)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}

function wait(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, time))
}

function startClient(appId: string, apiKey: string, options: LiteOptions): ReturnType<typeof liteClient> {
  try {
    return liteClient(appId, apiKey, options)
  } catch (error) {
    throw searchFailure('missing', (error as Error).message)
  }
}

/** Converts the service's errors: a response with an error status, or unreachable hosts. */
function readError(error: unknown): SearchFailure {
  const { name, message, status, stackTrace } = error as {
    name?: string
    message?: string
    status?: number
    stackTrace?: { response?: { isTimedOut?: boolean; content?: string } }[]
  }
  if (name === 'RetryError') {
    const last = stackTrace?.at(-1)?.response
    if (last?.isTimedOut) return searchFailure('timeout', last.content || 'Connection timeout')
    return searchFailure('unreachable', message ?? 'Unreachable hosts')
  }
  if (typeof status === 'number') return searchFailure('api', message ?? '', status)
  return searchFailure('api', message ?? 'The answer could not be read.')
}

function readAnswer(raw: unknown): SearchAnswer {
  const { hits, nbHits, page, nbPages, queryID, facets } = (raw ?? {}) as Record<string, unknown>
  const read = (Array.isArray(hits) ? hits : []).map(readHit).filter(hit => hit !== undefined)
  return {
    hits: read,
    nbHits: typeof nbHits === 'number' ? nbHits : read.length,
    page: typeof page === 'number' ? page : 0,
    nbPages: typeof nbPages === 'number' ? nbPages : 1,
    facets: readFacets(facets),
    queryID: typeof queryID === 'string' ? queryID : undefined,
  }
}

function readFacets(raw: unknown): SearchAnswer['facets'] {
  if (typeof raw !== 'object' || raw === null) return undefined
  const counts = (values: unknown) =>
    Object.fromEntries(Object.entries(values ?? {}).filter(([, count]) => typeof count === 'number'))
  return Object.fromEntries(Object.entries(raw).map(([facet, values]) => [facet, counts(values)]))
}

const TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']

/** Reads a hit, keeping valid fields only; undefined without a valid address. */
function readHit(raw: unknown): SearchHit | undefined {
  const record = (raw ?? {}) as Record<string, unknown>
  if (typeof record.url !== 'string' || typeof record.objectID !== 'string') return undefined
  const given = (record.hierarchy ?? {}) as Record<string, unknown>
  const hierarchy = emptyHierarchy()
  for (const level of Object.keys(hierarchy) as HierarchyLevel[]) {
    if (typeof given[level] === 'string') hierarchy[level] = parseMarks(given[level]).text
  }
  return {
    objectID: record.objectID,
    hierarchy,
    content: typeof record.content === 'string' ? parseMarks(record.content).text : null,
    type: (TYPES.includes(record.type as string) ? record.type : 'content') as SearchHit['type'],
    url: record.url,
    snippet: readMarked(record._snippetResult),
    highlight: readMarked(record._highlightResult),
  }
}

function readMarked(raw: unknown): SearchHit['snippet'] {
  const { hierarchy, content } = (raw ?? {}) as { hierarchy?: Record<string, unknown>; content?: unknown }
  const marked: SearchHit['snippet'] = {}
  for (const [attribute, entry] of Object.entries({ ...hierarchy, content })) {
    const value = (entry as { value?: unknown } | null | undefined)?.value
    if (typeof value === 'string') marked[attribute as HitAttribute] = parseMarks(value)
  }
  return marked
}
