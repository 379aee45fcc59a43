import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CheckWorker, createChecker, deadline } from './create-checker'
import type { Project } from './read/read-project'
import type { CheckRequest } from './worker'

const project: Project = { roles: {}, others: [] }
const report = { verdict: 'same' as const, findings: [], missing: [], steps: 1 }

function createWorkers() {
  const workers: (CheckWorker & { sent: CheckRequest[]; isEnded: boolean })[] = []
  const start = (): CheckWorker => {
    const worker = {
      sent: [] as CheckRequest[],
      isEnded: false,
      onmessage: null,
      onerror: null,
      postMessage: (request: CheckRequest) => void worker.sent.push(request),
      terminate: () => {
        worker.isEnded = true
      },
    }
    workers.push(worker as (typeof workers)[number])
    return worker as unknown as CheckWorker
  }
  const answer = (index: number, data: unknown) =>
    workers[index]!.onmessage!.call(workers[index] as unknown as Worker, { data } as MessageEvent)
  return { workers, start, answer }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('gives the report of its own check; one worker serves the next', async () => {
  const { workers, start, answer } = createWorkers()
  const checker = createChecker(start)
  const first = checker.check(0, project)
  answer(0, { id: 1, report })
  expect(await first).toEqual({ kind: 'report', report })
  const second = checker.check(1, project)
  answer(0, { id: 2, error: 'x' })
  expect(await second).toEqual({ kind: 'failed', message: 'x' })
  expect(workers).toHaveLength(1)
})

test('a later check ends the one that runs, with its worker', async () => {
  const { workers, start, answer } = createWorkers()
  const checker = createChecker(start)
  const first = checker.check(0, project)
  const second = checker.check(1, project)
  expect(await first).toEqual({ kind: 'superseded' })
  expect(workers[0]!.isEnded).toBe(true)
  answer(1, { id: 1, report })
  answer(1, { id: 2, report })
  expect(await second).toEqual({ kind: 'report', report })
})

test('a check that takes too long is ended, and says so', async () => {
  const { workers, start } = createWorkers()
  const outcome = createChecker(start).check(0, project)
  vi.advanceTimersByTime(deadline)
  expect(await outcome).toEqual({ kind: 'timeout' })
  expect(workers[0]!.isEnded).toBe(true)
})

test('a worker that cannot be started or fails is reported', async () => {
  const refused = createChecker(() => {
    throw new Error('refused')
  })
  expect(await refused.check(0, project)).toEqual({ kind: 'failed', message: 'refused' })
  const { workers, start } = createWorkers()
  const outcome = createChecker(start).check(0, project)
  workers[0]!.onerror!.call(workers[0] as unknown as Worker, { message: 'gone' } as ErrorEvent)
  expect(await outcome).toEqual({ kind: 'failed', message: 'gone' })
})
