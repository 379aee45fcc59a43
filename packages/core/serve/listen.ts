import type { Server } from 'node:http'
import { SiteError } from '../report'

/** A server that accepts requests. */
export interface RunningServer {
  url: string
  port: number
  close(): Promise<void>
}

/** Where a server listens. */
export interface Address {
  port: number
  /** Default: this machine only. */
  host?: string
}

/** Starts to listen; a taken port or an invalid host is reported with a remedy. */
export async function listen(
  server: Server,
  { port, host = '127.0.0.1' }: Address,
  basePath: string,
): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = describeFailure(error, { port, host })
      reject(problem ? new SiteError(problem, { cause: error }) : error)
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  // For a server that listens on all addresses, prints the loopback address.
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${actual}${basePath}`,
    port: actual,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function describeFailure(
  { code }: NodeJS.ErrnoException,
  { port, host }: Address,
): { what: string; remedy: string } | undefined {
  const next = port < 1024 ? 8080 : port + 1
  const another = `choose another port: add \`-- --port ${next}\` to the command, or set PORT=${next}`
  if (code === 'EADDRINUSE')
    return { what: `port ${port} is taken by another program`, remedy: `stop that program, or ${another}` }
  if (code === 'EACCES')
    return { what: `port ${port} needs more rights than this program has`, remedy: another }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return {
      what: `'${host}' is not an address of this machine`,
      remedy: 'use `--host 0.0.0.0` for all of them',
    }
  return undefined
}
