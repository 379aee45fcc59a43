import type { Report } from './check'
import type { Project } from './read/read-project'
import type { CheckAnswer, CheckRequest } from './worker'

/** The part of Worker that is used here. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

export type Outcome =
  | { kind: 'report'; report: Report }
  | { kind: 'timeout' }
  /** The worker's script failed to load, or the check failed. */
  | { kind: 'failed'; message: string }
  /** Replaced by a later check. */
  | { kind: 'superseded' }

/** Maximum duration of a check in milliseconds, including loading. */
export const deadline = 10_000

/** Runs checks in a worker, only the latest one; terminates the worker on time-out. */
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
      // The result of a check that is still running is no longer needed.
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
