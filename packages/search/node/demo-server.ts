import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { openFiles } from '../open-index'
import type { SearchAnswer, SearchHit, SearchRequest } from '../protocol'
import type { IndexReader } from '../read/reader'
import { type MarkedText, splitMarks } from '../text/marked-text'
import type { HostedSettings } from '../types'
import type { IndexFile } from '../write/index-builder'

/** A running demo of the hosted service. */
export interface DemoServer {
  url: string
  /** What to put into the site's config. */
  hosted: HostedSettings
  close(): Promise<void>
}

const CREDENTIALS = { appId: 'DEMO', apiKey: 'demo-search-key' }
const LARGEST_BODY = 1_000_000

/** What is read of a request; the service knows many more parameters. */
const requestsSchema: z.ZodType<{ requests: SearchRequest[] }> = z.object({
  requests: z.array(
    z.looseObject({
      indexName: z.string(),
      // Asked for recommendations, it names a page instead.
      query: z.string().default(''),
      hitsPerPage: z.number().optional(),
      page: z.number().optional(),
      attributesToSnippet: z.array(z.string()).optional(),
      snippetEllipsisText: z.string().optional(),
      facetFilters: z.array(z.union([z.string(), z.array(z.string())])).optional(),
    }),
  ),
})

/** Speaks the hosted service's protocol over an index of our own, so that the hosted path can be seen without an account. */
export async function startDemoServer(files: IndexFile[], port = 0): Promise<DemoServer> {
  const reader = openFiles(files)
  const server = createServer((request, response) => {
    answer(request, reader).then(
      ({ status, body }) => send(response, status, body),
      error => send(response, 400, { message: String(error?.message ?? error), status: 400 }),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const bound = (server.address() as AddressInfo).port
  return {
    url: `http://127.0.0.1:${bound}`,
    hosted: {
      ...CREDENTIALS,
      hosts: [{ url: '127.0.0.1', port: bound, protocol: 'http', accept: 'readWrite' }],
      searchParameters: {},
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

async function answer(
  request: IncomingMessage,
  reader: IndexReader,
): Promise<{ status: number; body: unknown }> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (request.method === 'OPTIONS') return { status: 200, body: {} }
  const known =
    searchParams.get('x-algolia-application-id') === CREDENTIALS.appId &&
    searchParams.get('x-algolia-api-key') === CREDENTIALS.apiKey
  if (!known) return { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } }
  const path = decodeURIComponent(pathname)
  if (request.method !== 'POST' || !/^\/1\/indexes\/\*\/(?:queries|recommendations)$/.test(path)) {
    return { status: 404, body: { message: 'Path not found', status: 404 } }
  }
  const { requests } = requestsSchema.parse(JSON.parse(await readBody(request)))
  if (path.endsWith('recommendations')) {
    return { status: 200, body: { results: requests.map(() => ({ hits: [], nbHits: 0 })) } }
  }
  const results = await Promise.all(requests.map(async one => toProtocol(await reader.search(one), one)))
  return { status: 200, body: { results } }
}

/** Our answer with marks written as tags, as the service sends them. */
function toProtocol(answer: SearchAnswer, request: SearchRequest): unknown {
  const open = String(request.highlightPreTag ?? '<em>')
  const close = String(request.highlightPostTag ?? '</em>')
  const tagged = (marked: MarkedText) => ({
    value: splitMarks(marked)
      .map(piece => (piece.marked ? open + piece.text + close : piece.text))
      .join(''),
    matchLevel: marked.marks.length > 0 ? 'full' : 'none',
  })
  const nested = ({ content, ...levels }: SearchHit['snippet']) => ({
    hierarchy: Object.fromEntries(Object.entries(levels).map(([level, marked]) => [level, tagged(marked)])),
    ...(content && { content: tagged(content) }),
  })
  return {
    ...answer,
    index: request.indexName,
    query: request.query,
    hits: answer.hits.map(({ snippet, highlight, ...hit }) => ({
      ...hit,
      _snippetResult: nested(snippet),
      _highlightResult: nested(highlight),
    })),
    ...(request.clickAnalytics ? { queryID: 'demo' } : {}),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    chunks.push(chunk)
    size += chunk.length
    if (size > LARGEST_BODY) throw new Error('The request is too large.')
  }
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  })
  response.end(JSON.stringify(body))
}
