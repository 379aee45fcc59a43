import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { cleanPath, withBase, withoutBase } from '../model'
import { SiteError } from '../report'
import { readHostRules } from './host-rules'
import { type Address, listen, type RunningServer } from './listen'

export interface PreviewOptions extends Address {
  /** The built site. */
  dir: string
  baseUrl: string
}

const TYPES: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.bin': 'application/octet-stream',
}

/** Serves a built site as a static host would: clean addresses, compression, headers, a real 404. */
export async function startPreview({ dir, baseUrl, port, host }: PreviewOptions): Promise<RunningServer> {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new SiteError({ what: 'there is no built site to show', remedy: 'run `npm run build` first' })
  }
  // `dev` reads the folder on every request: a build that finishes meanwhile is served at once.
  const files = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    dotfiles: false,
    onNoMatch: sendNotFound,
    setHeaders: (response, path) => {
      const type = TYPES[/\.\w+$/.exec(path.replace(/\.(?:br|gz)$/, ''))?.[0] ?? '']
      if (type) response.setHeader('Content-Type', type)
    },
  })

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const rules = readHostRules(dir)
    for (const [name, value] of Object.entries(rules.headersFor(pathname))) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 405, 'Method Not Allowed')
    const path = withoutBase(baseUrl, pathname)
    if (path === null) return redirectOrMiss(response, baseUrl, pathname)
    if (isForbidden(path)) return sendNotFound(request, response)
    const clean = /^\/assets\//.test(path) ? path : cleanPath(path)
    const target = rules.redirectFor(pathname) ?? (clean === path ? undefined : withBase(baseUrl, clean))
    if (target) return redirect(response, withQuery(target, search))
    request.url = path + search
    files(request, response)
  })
  return listen(server, { port, host }, baseUrl)

  function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
    const page = join(dir, '404.html')
    if (!existsSync(page)) {
      send(response, 404, 'Not Found')
      return
    }
    const accepts = request.headers['accept-encoding'] ?? ''
    const encoding = ['br', 'gzip'].find(name => accepts.includes(name) && existsSync(page + ENDINGS[name]))
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Vary', 'Accept-Encoding')
    if (encoding) response.setHeader('Content-Encoding', encoding)
    response.end(
      request.method === 'HEAD' ? undefined : readFileSync(page + (encoding ? ENDINGS[encoding] : '')),
    )
  }
}

const ENDINGS: Record<string, string> = { br: '.br', gzip: '.gz' }

/** Host files and compressed twins are not pages; a path that climbs is never one. */
function isForbidden(path: string): boolean {
  return /\.(?:br|gz)$|^\/(?:_headers|_redirects|vercel\.json)$|(?:^|\/)\.\.(?:\/|$)|%2e%2e|%00|\0/i.test(
    path,
  )
}

function redirectOrMiss(response: ServerResponse, baseUrl: string, pathname: string): void {
  if (pathname === '/') redirect(response, baseUrl)
  else send(response, 404, 'Not Found')
}

function redirect(response: ServerResponse, location: string): void {
  response.setHeader('Location', location)
  send(response, 301, '')
}

/** The query of the request stays, in front of the target's anchor. */
function withQuery(target: string, search: string): string {
  const [path, hash] = target.split('#')
  return path + search + (hash === undefined ? '' : `#${hash}`)
}

function send(response: ServerResponse, status: number, body: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(body)
}
