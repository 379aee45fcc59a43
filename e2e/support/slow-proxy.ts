import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A line to the site that is slow, or not there, as a spec says. */
export interface SlowLine {
  url: string
  /** Paths asked for so far, with the bytes of their bodies as sent. */
  sent: { path: string; bytes: number }[]
  /** Lets requests for these paths wait until the function it returns is called. */
  hold(paths: RegExp): () => void
  /** Cuts requests for these paths off until the function it returns is called. */
  cut(paths: RegExp): () => void
  stop(): Promise<void>
}

/** Puts a line with this latency (ms) and width (bytes a second) in front of a server. */
export async function startSlowLine(
  base: string,
  { latency = 0, width = Number.POSITIVE_INFINITY } = {},
): Promise<SlowLine> {
  const held = new Map<RegExp, Promise<void>>()
  const cuts = new Set<RegExp>()
  const sent: SlowLine['sent'] = []

  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/'
    if ([...cuts].some(paths => paths.test(path))) {
      answer.destroy()
      return
    }
    const entry = { path, bytes: 0 }
    sent.push(entry)
    await wait(latency)
    for (const [paths, released] of held) if (paths.test(path)) await released
    const passed = request(new URL(path, base), { method: asked.method, headers: asked.headers })
    passed.on('error', () => answer.destroy())
    passed.on('response', async response => {
      answer.writeHead(response.statusCode ?? 500, response.headers)
      for await (const chunk of response) {
        entry.bytes += chunk.length
        await wait((chunk.length / width) * 1000)
        answer.write(chunk)
      }
      answer.end()
    })
    asked.pipe(passed)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sent,
    hold(paths) {
      let release = () => {}
      held.set(paths, new Promise(resolve => (release = resolve)))
      return () => {
        held.delete(paths)
        release()
      }
    },
    cut(paths) {
      cuts.add(paths)
      return () => cuts.delete(paths)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
