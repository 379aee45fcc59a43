import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import {
  CONTRACT_FILE,
  contentType,
  type HostContract,
  headersFor,
  hostContractSchema,
  pageFile,
} from '../build'
import { cleanPath, decoded, NOT_FOUND_PATH, withBase, withoutBase, withSlash } from '../model'
import { join } from '../paths'
import { SiteError } from '../report'
import { type Address, listen, type RunningServer } from './listen'
import { isPlainRange, readTarget, type Target } from './request-target'

export interface PreviewOptions extends Address {
  /** Folder of the built site. */
  dir: string
}

/** Serves a built site according to its host contract: clean addresses, compression, headers, 404 page. */
export async function startPreview({ dir, ...address }: PreviewOptions): Promise<RunningServer> {
  if (!existsSync(join(dir, 'index.html')) || !existsSync(join(dir, CONTRACT_FILE))) {
    throw new SiteError({ what: 'there is no built site to preview', remedy: 'run `npm run build` first' })
  }
  // `dev` reads the folder on every request, so that a new build is served at once.
  const files = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    dotfiles: false,
    setHeaders: (response, path) => response.setHeader('Content-Type', contentType(servedFile(path))),
  })

  const server = createServer((request, response) => {
    try {
      answer({ dir, files, contract: readContract(dir), request, response })
    } catch {
      // An invalid request must not stop the server.
      if (!response.headersSent) send(response, 400, 'Bad Request')
      else response.destroy()
    }
  })
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
  return listen(server, address, readContract(dir).baseUrl)

  /** Returns the served file name: the library passes the requested path for pages. */
  function servedFile(path: string): string {
    const isPage = existsSync(join(dir, `${path}.html`)) || existsSync(join(dir, path, 'index.html'))
    return isPage ? 'index.html' : path
  }
}

interface Exchange {
  dir: string
  files: ReturnType<typeof sirv>
  contract: HostContract
  request: IncomingMessage
  response: ServerResponse
}

function answer(exchange: Exchange) {
  const { files, contract, request, response } = exchange
  const { baseUrl } = contract
  const target = readTarget(request.url)
  setHeaders(exchange, target?.path ?? '/', false)
  if (!target) return send(response, 400, 'Bad Request')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return send(response, 405, 'Method Not Allowed')
  }
  const location = findRedirect(exchange, target)
  if (location) return redirect(response, location)
  const path = withoutBase(baseUrl, target.path)
  if (path === null || path === NOT_FOUND_PATH || !isPublic(path) || isNoFolder(exchange.dir, path))
    return sendNotFound(exchange)
  if (request.headers.range !== undefined && !isPlainRange(request.headers.range))
    delete request.headers.range
  setHeaders(exchange, target.path, true)
  if (/\.(?:br|gz)$/.test(path)) return sendAsItIs(exchange, path)
  request.url = path
  files(request, response, () => sendNotFound(exchange))
}

function setHeaders({ contract, response }: Exchange, path: string, wasFound: boolean): void {
  for (const [name, value] of Object.entries(headersFor(contract, path, wasFound)))
    response.setHeader(name, value)
}

/** Returns the redirect from a non-canonical address, if its page exists. */
function findRedirect({ dir, contract }: Exchange, { path: pathname, search }: Target): string | undefined {
  const { baseUrl, trailingSlash, redirects } = contract
  const configured = redirects.find(({ from }) => from === pathname)
  if (configured) return withQuery(configured.to, search)
  if (baseUrl !== '/' && (pathname === '/' || `${pathname}/` === baseUrl)) return baseUrl + search
  const path = withoutBase(baseUrl, pathname)
  if (path === null || !isPublic(path)) return undefined
  const clean = cleanPath(path)
  // Two slashes or a backslash would turn the target into another host.
  const form = withSlash(clean, trailingSlash)
  if (form === path || !/^\/(?:[^/\\]+(?:\/[^/\\]+)*)?$/.test(clean)) return undefined
  const file = pageFile(decoded(form))
  return existsSync(join(dir, file)) ? withBase(baseUrl, form) + search : undefined
}

/**
 * Whether a path with trailing slash is no folder with a page; the library would serve "robots.txt" for
 * "robots.txt/".
 */
function isNoFolder(dir: string, path: string): boolean {
  return path !== '/' && path.endsWith('/') && !existsSync(join(dir, decoded(path), 'index.html'))
}

/** Whether a path may be served: no host files, dot files or path traversal. */
function isPublic(path: string): boolean {
  const plain = decoded(path)
  return !/^\/_(?:headers|redirects)\/?$|\/\.|[\0\\]|\/\/|%(?:00|2e)/i.test(plain)
}

function sendAsItIs({ dir, ...exchange }: Exchange, path: string) {
  const file = join(dir, decoded(path))
  if (!existsSync(file)) return sendNotFound({ dir, ...exchange })
  exchange.response.setHeader('Content-Type', contentType(path))
  exchange.response.end(exchange.request.method === 'HEAD' ? undefined : readFileSync(file))
}

const ENDINGS: Record<string, string> = { br: '.br', gzip: '.gz' }

function sendNotFound(exchange: Exchange) {
  const { dir, request, response } = exchange
  const page = join(dir, '404.html')
  setHeaders(exchange, readTarget(request.url)?.path ?? '/', false)
  if (!existsSync(page)) return send(response, 404, 'Not Found')
  const accepts = request.headers['accept-encoding'] ?? ''
  const encoding = ['br', 'gzip'].find(name => accepts.includes(name) && existsSync(page + ENDINGS[name]))
  response.statusCode = 404
  response.setHeader('Content-Type', contentType(page))
  response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.end(
    request.method === 'HEAD' ? undefined : readFileSync(page + (encoding ? ENDINGS[encoding] : '')),
  )
}

function readContract(dir: string): HostContract {
  return hostContractSchema.parse(JSON.parse(readFileSync(join(dir, CONTRACT_FILE), 'utf8')))
}

function redirect(response: ServerResponse, location: string): void {
  response.setHeader('Location', location)
  send(response, 301, '')
}

/** Keeps the query of the request, before the target's fragment. */
function withQuery(target: string, search: string): string {
  const [path = '', hash] = target.split('#')
  return path + search + (hash === undefined ? '' : `#${hash}`)
}

function send(response: ServerResponse, status: number, body: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(body)
}
