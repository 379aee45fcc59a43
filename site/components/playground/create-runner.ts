import type { Inspection } from './inspect'
import type { ClassRule } from './plugin/list-rules'
import type { PlaygroundAnswer, PlaygroundRequest } from './worker'

/** The part of Worker that is used here. */
export type RunnerWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** A worker, and whether its scripts were loaded. */
export interface StartedWorker {
  port: RunnerWorker
  ready: Promise<boolean>
}

/** Listens immediately, because messages without a listener are lost. */
export function watchReady(port: RunnerWorker): Promise<boolean> {
  return new Promise(resolve => {
    port.onmessage = ({ data }: MessageEvent<PlaygroundAnswer>) => {
      if (data.kind === 'ready' || data.kind === 'unloaded') resolve(data.kind === 'ready')
    }
    port.onerror = () => resolve(false)
  })
}

export type Outcome =
  | ({ kind: 'result' } & Inspection)
  | { kind: 'error'; message: string }
  /** The worker exceeded the limit and was terminated; the next run starts a new one. */
  | { kind: 'timeout' }
  /** A script of the worker failed to load. */
  | { kind: 'unloaded' }
  /** Replaced by a later input, or the runner was stopped. */
  | { kind: 'superseded' }

export interface Runner {
  run(input: string): Promise<Outcome>
  /** Returns the rules of classes; rejects if the worker fails or times out. */
  listRules(names: string[]): Promise<ClassRule[]>
  stop(): void
}

/** Minimum time limit of a run, and time limit for loading the scripts, in milliseconds. */
const runLimit = 5000
const loadLimit = 20_000
/** The first run also sets up Tailwind and PostCSS, which takes seconds on a slow device. */
const firstRunLimit = 10_000
const firstRunShare = 1.5

interface RunningWorker extends StartedWorker {
  /** Time limit of the next run: the first one measures the speed of the device. */
  limit: number
  isNew: boolean
}

/** Runs inputs in sequence in a worker, so that none of them can block the page. */
export function createRunner(createWorker: () => StartedWorker): Runner {
  let worker: RunningWorker | null = null
  let latest = 0
  let asked = 0
  let stops = 0
  let running: Promise<unknown> = Promise.resolve()

  function start(): RunningWorker {
    const { port, ready } = createWorker()
    const inTime = waitFor<boolean>(loadLimit, settle => ready.then(settle))
    return { port, ready: inTime.then(loaded => loaded ?? false), limit: firstRunLimit, isNew: true }
  }

  function stop() {
    worker?.port.terminate()
    worker = null
  }

  async function ask<T>(
    request: PlaygroundRequest,
    read: (answer: PlaygroundAnswer) => T | undefined,
  ): Promise<T | { kind: 'timeout' | 'unloaded' } | { kind: 'error'; message: string }> {
    worker ??= start()
    const current = worker
    if (!(await current.ready)) {
      stop()
      return { kind: 'unloaded' }
    }
    const from = Date.now()
    const answer = await waitFor<T | { kind: 'error'; message: string }>(current.limit, settle => {
      current.port.onmessage = ({ data }: MessageEvent<PlaygroundAnswer>) => {
        const value = read(data)
        if (value !== undefined) settle(value)
      }
      current.port.onerror = ({ message }) => settle({ kind: 'error', message })
      current.port.postMessage(request)
    })
    if (answer === null) {
      stop()
      return { kind: 'timeout' }
    }
    if (current.isNew) current.limit = Math.max(runLimit, (Date.now() - from) * firstRunShare)
    current.isNew = false
    return answer
  }

  /** Waits for earlier requests, so that one runs at a time. */
  async function inTurn<T>(isWanted: () => boolean, begin: () => Promise<T>): Promise<T | undefined> {
    while (isWanted()) {
      const before = running
      await before
      if (before !== running) continue
      if (!isWanted()) return undefined
      const work = begin()
      running = work.catch(() => {})
      return work
    }
    return undefined
  }

  return {
    stop() {
      stops++
      stop()
    },
    async run(input) {
      const id = ++latest
      const before = stops
      const outcome = await inTurn<Outcome>(
        () => id === latest,
        () =>
          ask<Outcome>({ id, input }, data =>
            (data.kind === 'result' || data.kind === 'error') && data.id === id ? data : undefined,
          ),
      )
      return outcome && before === stops ? outcome : { kind: 'superseded' }
    },
    async listRules(names) {
      const id = --asked
      const answer = await inTurn(
        () => id === asked,
        () =>
          ask<ClassRule[] | { kind: 'error' }>({ id, names }, data => {
            if (data.kind === 'rules' && data.id === id) return data.rules
            return data.kind === 'error' && data.id === id ? { kind: 'error' } : undefined
          }),
      )
      if (answer && 'kind' in answer) throw new Error(answer.kind)
      return answer ?? []
    },
  }
}

/** Resolves with the value that `begin` passes on, or with null on time-out. */
function waitFor<T>(limit: number, begin: (settle: (value: T) => void) => void): Promise<T | null> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, limit, null)
    begin(value => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}
