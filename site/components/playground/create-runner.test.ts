import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRunner, type RunnerWorker, watchReady } from './create-runner'

interface FakeWorker extends RunnerWorker {
  requests: { id: number; input: string }[]
  isEnded: boolean
  answer(data: unknown): void
}

const workers: FakeWorker[] = []

function createFake() {
  const fake: FakeWorker = {
    requests: [],
    isEnded: false,
    onmessage: null,
    onerror: null,
    postMessage: (request: { id: number; input: string }) => fake.requests.push(request),
    terminate: () => {
      fake.isEnded = true
    },
    answer: data => fake.onmessage?.call(fake as unknown as Worker, { data } as MessageEvent),
  }
  workers.push(fake)
  return { port: fake, ready: watchReady(fake) }
}

beforeEach(() => {
  vi.useFakeTimers()
  workers.length = 0
})
afterEach(() => vi.useRealTimers())

const tick = () => vi.advanceTimersByTimeAsync(0)

test('an input is answered', async () => {
  const outcome = createRunner(createFake).run('p-4')
  await tick()
  workers[0]!.answer({ kind: 'ready' })
  await tick()
  expect(workers[0]!.requests.map(request => request.input)).toEqual(['p-4'])
  workers[0]!.answer({ kind: 'result', id: workers[0]!.requests[0]!.id, wxml: 'a', wxss: 'b' })
  expect(await outcome).toMatchObject({ kind: 'result', wxml: 'a', wxss: 'b' })
})

test('a worker that was ready before it was wanted is used', async () => {
  const early = createFake()
  workers[0]!.answer({ kind: 'ready' })
  createRunner(() => early).run('p-4')
  await tick()
  expect(workers[0]!.requests).toHaveLength(1)
})

test('a worker that hangs is ended, and the next input gets a new one', async () => {
  const runner = createRunner(createFake)
  const first = runner.run('x')
  await tick()
  workers[0]!.answer({ kind: 'ready' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toEqual({ kind: 'timeout' })
  expect(workers[0]!.isEnded).toBe(true)
  runner.run('y')
  await tick()
  expect(workers).toHaveLength(2)
})

test('of inputs that wait only the last one runs', async () => {
  const runner = createRunner(createFake)
  const first = runner.run('a')
  await tick()
  workers[0]!.answer({ kind: 'ready' })
  await tick()
  const second = runner.run('ab')
  runner.run('abc')
  workers[0]!.answer({ kind: 'error', id: workers[0]!.requests[0]!.id, message: 'no' })
  expect(await first).toMatchObject({ kind: 'error', message: 'no' })
  expect(await second).toEqual({ kind: 'superseded' })
  await tick()
  expect(workers[0]!.requests.map(request => request.input)).toEqual(['a', 'abc'])
})

test('the first input shows how fast the device is: the limit for others follows', async () => {
  const runner = createRunner(createFake)
  const answer = (id: number) => workers[0]!.answer({ kind: 'result', id: workers[0]!.requests[id]!.id })
  runner.run('a')
  await tick()
  workers[0]!.answer({ kind: 'ready' })
  await vi.advanceTimersByTimeAsync(4000)
  answer(0)
  const second = runner.run('b')
  await vi.advanceTimersByTimeAsync(5000)
  answer(1)
  expect(await second).toMatchObject({ kind: 'result' })
  const third = runner.run('c')
  await vi.advanceTimersByTimeAsync(6000)
  expect(await third).toEqual({ kind: 'timeout' })
})

test('rules of classes wait for the input under way, and inputs for them', async () => {
  const runner = createRunner(createFake)
  runner.run('a')
  await tick()
  workers[0]!.answer({ kind: 'ready' })
  await tick()
  const rules = runner.listRules(['p-4'])
  workers[0]!.answer({ kind: 'result', id: workers[0]!.requests[0]!.id })
  await tick()
  const second = runner.run('b')
  await tick()
  expect(workers[0]!.requests).toHaveLength(2)
  workers[0]!.answer({ kind: 'rules', id: workers[0]!.requests[1]!.id, rules: [{ name: 'p-4', style: 'x' }] })
  expect(await rules).toEqual([{ name: 'p-4', style: 'x' }])
  await tick()
  workers[0]!.answer({ kind: 'result', id: workers[0]!.requests[2]!.id })
  expect(await second).toMatchObject({ kind: 'result' })
})

test('classes that cannot be looked up are no empty list', async () => {
  const rules = createRunner(createFake).listRules(['p-4'])
  await tick()
  workers[0]!.answer({ kind: 'unloaded' })
  await expect(rules).rejects.toThrow('unloaded')
})

test('a part of the script that does not load is reported at once', async () => {
  const outcome = createRunner(createFake).run('a')
  await tick()
  workers[0]!.answer({ kind: 'unloaded' })
  expect(await outcome).toEqual({ kind: 'unloaded' })
})

test('a script that does not load is reported', async () => {
  const outcome = createRunner(createFake).run('a')
  await tick()
  workers[0]!.onerror?.call(workers[0] as unknown as Worker, {} as ErrorEvent)
  expect(await outcome).toEqual({ kind: 'unloaded' })
})

test('what was under way when the runner was stopped is not reported', async () => {
  const runner = createRunner(createFake)
  const first = runner.run('a')
  await tick()
  workers[0]!.answer({ kind: 'ready' })
  await tick()
  runner.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toEqual({ kind: 'superseded' })
})
