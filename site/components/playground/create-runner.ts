import type { Inspection } from './inspect'
import type { PlaygroundAnswer, PlaygroundRequest } from './worker'

/** The part of a worker that the runner needs. */
export type RunnerWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

export type Outcome =
  | ({ kind: 'result' } & Inspection)
  | { kind: 'error'; message: string }
  /** The worker took too long and was ended; the next run starts a new one. */
  | { kind: 'timeout' }
  /** The worker's script could not be loaded. */
  | { kind: 'unloaded' }
  /** A later input took its place, or the runner was stopped. */
  | { kind: 'superseded' }

export interface Runner {
  run(input: string): Promise<Outcome>
  stop(): void
}

/** How long one input may take, and how long the script may take to load, in milliseconds. */
const runLimit = 2000
const loadLimit = 20_000

/** Runs inputs one after the other in a worker, so that none of them can hang the page. */
export function createRunner(createWorker: () => RunnerWorker): Runner {
  let worker: { port: RunnerWorker; ready: Promise<boolean> } | null = null
  let latest = 0
  let stops = 0
  let running: Promise<unknown> = Promise.resolve()

  function start() {
    const port = createWorker()
    const ready = waitFor<boolean>(loadLimit, settle => {
      port.onmessage = ({ data }: MessageEvent<PlaygroundAnswer>) => data.kind === 'ready' && settle(true)
      port.onerror = () => settle(false)
    })
    return { port, ready: ready.then(loaded => loaded ?? false) }
  }

  function stop() {
    worker?.port.terminate()
    worker = null
  }

  async function execute(id: number, input: string): Promise<Outcome> {
    worker ??= start()
    const { port, ready } = worker
    if (!(await ready)) {
      stop()
      return { kind: 'unloaded' }
    }
    const answer = await waitFor<Outcome>(runLimit, settle => {
      port.onmessage = ({ data }: MessageEvent<PlaygroundAnswer>) => {
        if ((data.kind === 'result' || data.kind === 'error') && data.id === id) settle(data)
      }
      port.onerror = ({ message }) => settle({ kind: 'error', message })
      port.postMessage({ id, input } satisfies PlaygroundRequest)
    })
    if (answer) return answer
    stop()
    return { kind: 'timeout' }
  }

  return {
    stop() {
      stops++
      stop()
    },
    async run(input) {
      const id = ++latest
      const before = stops
      await running
      if (id !== latest) return { kind: 'superseded' }
      const outcome = execute(id, input)
      running = outcome
      const settled = await outcome
      return before === stops ? settled : { kind: 'superseded' }
    },
  }
}

/** What `begin` settles with, or null when the time is up. */
function waitFor<T>(limit: number, begin: (settle: (value: T) => void) => void): Promise<T | null> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, limit, null)
    begin(value => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}
