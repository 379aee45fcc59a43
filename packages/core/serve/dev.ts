import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { createServer as createVite, type Logger, searchForWorkspaceRoot, type ViteDevServer } from 'vite'
import { cleanPath, DEV_EVENT, withoutBase } from '../model'
import { dirname, join, relative } from '../paths'
import { type ClientInput, clientConfig, engineFile } from '../pipeline'
import type { Reporter } from '../report'
import { isAllowedHost } from './allowed-host'
import { bundlerLogger } from './bundler-logger'
import { createDevSite, type DevSite } from './dev-site'
import { isIgnored } from './ignored-files'
import { type Address, listen, type RunningServer } from './listen'
import { mayBeModule, readTarget } from './request-target'
import { type SiteWatch, watchSite } from './watch-site'

export interface DevOptions extends Address {
  root: string
  siteDir: string
  cacheDir: string
  reporter: Reporter
}

/** Starts the dev server: renders pages on request, and updates the browser on every change. */
export async function startDev({
  root,
  siteDir,
  cacheDir,
  port,
  host,
  reporter,
}: DevOptions): Promise<RunningServer> {
  const since = Date.now()
  loadServerReact()
  const site = await createDevSite({ root, siteDir, cacheDir, reporter })
  const server = createServer()
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
  const customLogger = bundlerLogger({ root, site, reporter })
  const vite = await startVite(site.clientInput(), { cacheDir, server, customLogger })
  const head = await bundlerHead(vite)
  const watch = watchSite({ vite, site, siteDir, root, reporter, since })
  server.on('request', (request, response) => {
    if (!isAllowedHost(request.headers.host, host))
      return refuse(response, 403, 'This name is not this machine’s.')
    answer({ site, vite, head, watch, request, response }).catch((error: unknown) =>
      refuse(response, 500, String(error)),
    )
  })
  const end = async () => {
    watch.stop()
    await vite.close()
  }
  try {
    const running = await listen(server, { port, host }, site.baseUrl())
    return {
      ...running,
      async close() {
        await end()
        await running.close()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/**
 * Loads React's production build for the server, as in a build: it takes half the time and reports the same
 * errors. NODE_ENV selects the build when React is loaded; the browser's build is up to the bundler.
 */
function loadServerReact(): void {
  const { NODE_ENV } = process.env
  const load = createRequire(engineFile('inkstone/package.json'))
  process.env.NODE_ENV = 'production'
  for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) load(name)
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
}

interface ViteOptions {
  cacheDir: string
  server: ReturnType<typeof createServer>
  customLogger: Logger
}

async function startVite(
  input: ClientInput,
  { cacheDir, server, customLogger }: ViteOptions,
): Promise<ViteDevServer> {
  return createVite({
    ...(await clientConfig(input)),
    customLogger,
    // Vite cannot change its base at run time, but the site's base URL may be edited.
    base: '/',
    logLevel: 'warn',
    appType: 'custom',
    cacheDir: join(cacheDir, 'vite'),
    server: {
      middlewareMode: true,
      hmr: { server, overlay: false },
      fs: { allow: [searchForWorkspaceRoot(input.root), dirname(engineFile('inkstone/package.json'))] },
      watch: { ignored: path => isIgnored(path, { root: input.root, siteDir: input.resolver.siteDir }) },
    },
    optimizeDeps: {
      entries: [
        engineFile('inkstone/app/browser'),
        `${relative(input.root, input.resolver.siteDir)}/components/**/*.{ts,tsx}`,
      ],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
      // Installed packages of the engine are TypeScript sources, too.
      exclude: ['inkstone', 'inkstone-search'],
    },
  })
}

/** Returns the tags that Vite adds to a page's head; they do not depend on the page. */
async function bundlerHead(vite: ViteDevServer): Promise<string> {
  const html = await vite.transformIndexHtml('/', '<head></head>')
  return html.replace('</head>', '')
}

/** Returns the decoded path of a request; undefined if it is invalid or contains "..". */
function readPath(url: string | undefined): string | undefined {
  const target = readTarget(url)
  if (!target || !isDecodable(target.path)) return undefined
  const path = decodeURI(target.path)
  return /[\0\\]|(?:^|\/)\.\.(?:\/|$)/.test(path) ? undefined : path
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

function refuse(response: ServerResponse, status: number, why: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(why)
}

interface Exchange {
  site: DevSite
  vite: ViteDevServer
  /** Tags that Vite adds to the head of a page. */
  head: string
  watch: SiteWatch
  request: IncomingMessage
  response: ServerResponse
}

async function answer({ site, vite, head, watch, request, response }: Exchange): Promise<void> {
  // Requests for modules need not wait for the site.
  if (request.headers.accept?.includes('text/html')) await watch.settled()
  const pathname = readPath(request.url)
  if (pathname === undefined) return refuse(response, 400, 'Bad Request')
  const path = withoutBase(site.baseUrl(), pathname)
  const shown = `${head}<meta name="${DEV_EVENT.state}" content="${watch.state()}">`
  const html = (status: number, document: string) => {
    response.statusCode = status
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 'no-store')
    response.end(document.replace('<head>', () => shown))
  }
  const redirect = path === null ? pathname === '/' && site.baseUrl() : site.redirect(path)
  if (redirect) {
    response.writeHead(302, { Location: redirect })
    response.end()
    return
  }
  if (path !== null) {
    const document = await site.page(cleanPath(path))
    if (document !== null) return html(200, document)
    const file = await site.file(path)
    if (file) {
      response.setHeader('Content-Type', file.type)
      response.setHeader('Cache-Control', 'no-store')
      response.end(file.data)
      return
    }
  }
  const sendNotFound = async () => html(404, await site.notFound())
  if (!mayBeModule(readTarget(request.url)!)) return sendNotFound()
  vite.middlewares(request, response, () => {
    sendNotFound().catch((error: unknown) => refuse(response, 500, String(error)))
  })
}
