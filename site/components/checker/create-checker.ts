import type { Report } from './check'
import type { Project } from './read/read-project'
import type { CheckAnswer, CheckRequest } from './worker'

/** The part of a worker that is needed here. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

export type Outcome =
  | { kind: 'report'; report: Report }
  | { kind: 'timeout' }
  /** The worker's script did not load, or the check failed. */
  | { kind: 'failed'; message: string }
  /** A later check took its place. */
  | { kind: 'superseded' }

/** How long a check may take, loading included, in milliseconds. */
export const deadline = 10_000

/** Checks projects in a worker, the latest only; one that takes too long is ended with its worker. */
export function createChecker(createWorker: () => CheckWorker): {
  check(recipe: number, project: Project): Promise<Outcome>
  stop(): void
} {
  let worker: CheckWorker | null = null
  let latest = 0
  let finish: ((outcome: Outcome) => void) | null = null

  function stop() {
    worker?.terminate()
    worker = null
  }

  return {
    stop() {
      finish?.({ kind: 'superseded' })
      stop()
    },
    check(recipe, project) {
      // A check that is still running is of no use to anybody.
      if (finish) {
        finish({ kind: 'superseded' })
        stop()
      }
      const id = ++latest
      return new Promise(resolve => {
        const timer = setTimeout(() => {
          settle({ kind: 'timeout' })
          stop()
        }, deadline)
        const settle = (outcome: Outcome) => {
          clearTimeout(timer)
          finish = null
          resolve(outcome)
        }
        finish = settle
        try {
          worker ??= createWorker()
        } catch (error) {
          settle({ kind: 'failed', message: (error as Error).message })
          return
        }
        worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
          if (data.id !== id) return
          settle(
            'report' in data
              ? { kind: 'report', report: data.report }
              : { kind: 'failed', message: data.error },
          )
        }
        worker.onerror = event => {
          settle({ kind: 'failed', message: event.message ?? '' })
          stop()
        }
        worker.postMessage({ id, recipe, project } satisfies CheckRequest)
      })
    },
  }
}
