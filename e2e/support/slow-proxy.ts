import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { asDeployedLater, pathBeforeDeploy } from './deployed'

/** A connection to the site that a spec can slow down or break. */
export interface SlowLine {
  url: string
  /** Requested paths so far, with the transfer sizes of their bodies. */
  sent: { path: string; bytes: number }[]
  /** Delays requests for these paths until the returned function is called. */
  hold(paths: RegExp): () => void
  /** Sends the text at these paths up to a mark, and the rest when the returned function is called. */
  holdRest(paths: RegExp, mark: string): () => void
  /** Aborts requests for these paths until the returned function is called. */
  cut(paths: RegExp): () => void
  /** Answers requests for these paths until the returned function is called. */
  answer(paths: RegExp, answer: FixedAnswer): () => void
  /** Simulates a new deploy: pages have another build id, files have other names, and the old ones are gone. */
  deploy(): void
  stop(): Promise<void>
}

interface FixedAnswer {
  status?: number
  type?: string
  body: string
}

/** Starts a proxy with this latency (ms) and bandwidth (bytes per second) in front of a server. */
export async function startSlowLine(
  base: string,
  { latency = 0, width = Number.POSITIVE_INFINITY } = {},
): Promise<SlowLine> {
  const held = new Map<RegExp, Promise<void>>()
  const rests = new Map<RegExp, { mark: string; released: Promise<void> }>()
  const cuts = new Set<RegExp>()
  const answers = new Map<RegExp, FixedAnswer>()
  const sent: SlowLine['sent'] = []
  let isDeployed = false

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
    const fixed = [...answers].find(([paths]) => paths.test(path))?.[1]
    const kept = isDeployed ? pathBeforeDeploy(path) : path
    if (fixed) sendFixed(answer, fixed)
    else if (kept === undefined) sendFixed(answer, { status: 404, type: 'text/plain', body: 'gone' })
    else pass(asked, answer, { entry, kept })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  function pass(
    asked: IncomingMessage,
    answer: ServerResponse,
    { entry, kept }: { entry: SlowLine['sent'][0]; kept: string },
  ) {
    const isChanged = isDeployed
    const rest = [...rests].find(([paths]) => paths.test(kept))?.[1]
    const headers = { ...asked.headers }
    if (isChanged || rest)
      for (const name of ['accept-encoding', 'if-none-match', 'range']) delete headers[name]
    const passed = request(new URL(kept, base), { method: asked.method, headers })
    passed.on('error', () => answer.destroy())
    passed.on('response', async response => {
      if (isChanged && isText(response)) {
        const chunks = await response.toArray()
        const { 'content-length': _, etag: __, ...others } = response.headers
        answer.writeHead(response.statusCode ?? 500, others)
        answer.end(asDeployedLater(kept, Buffer.concat(chunks).toString()))
        return
      }
      if (rest) {
        const text = Buffer.concat(await response.toArray()).toString()
        const { 'content-length': _, ...others } = response.headers
        answer.writeHead(response.statusCode ?? 500, others)
        answer.write(text.slice(0, text.indexOf(rest.mark)))
        await rest.released
        answer.end(text.slice(text.indexOf(rest.mark)))
        return
      }
      answer.writeHead(response.statusCode ?? 500, response.headers)
      for await (const chunk of response) {
        entry.bytes += chunk.length
        await wait((chunk.length / width) * 1000)
        answer.write(chunk)
      }
      answer.end()
    })
    asked.pipe(passed)
  }

  /** Adds an entry to a map; returns a function that removes it. */
  function put<Value>(map: Map<RegExp, Value>, paths: RegExp, value: Value): () => void {
    map.set(paths, value)
    return () => map.delete(paths)
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sent,
    hold(paths) {
      let release = () => {}
      const end = put(held, paths, new Promise<void>(resolve => (release = resolve)))
      return () => {
        end()
        release()
      }
    },
    holdRest(paths, mark) {
      let release = () => {}
      const released = new Promise<void>(resolve => (release = resolve))
      const end = put(rests, paths, { mark, released })
      return () => {
        end()
        release()
      }
    },
    cut(paths) {
      cuts.add(paths)
      return () => cuts.delete(paths)
    },
    answer: (paths, fixed) => put(answers, paths, fixed),
    deploy() {
      isDeployed = true
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function sendFixed(answer: ServerResponse, { status = 200, type = 'text/html', body }: FixedAnswer) {
  answer.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  answer.end(body)
}

function isText({ headers }: IncomingMessage): boolean {
  return /html|javascript|css|json/.test(headers['content-type'] ?? '')
}
