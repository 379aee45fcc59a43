import type { Server } from 'node:http'
import { SiteError } from '../report'

/** A server that answers. */
export interface RunningServer {
  url: string
  port: number
  close(): Promise<void>
}

/** Starts to listen on this machine only; a taken port is told with the way out. */
export async function listen(server: Server, port: number, basePath: string): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new SiteError({
              what: `port ${port} is taken by another program`,
              remedy: `stop that program, or choose another port: add \`-- --port ${port + 1}\` to the command, or set PORT=${port + 1}`,
            })
          : error,
      )
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${actual}${basePath}`,
    port: actual,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
