import { expect, it } from 'vitest'
import { longestScript } from './script-tasks.mjs'

const at = (name, ts, dur, tid = 1) => ({ ph: 'X', pid: 1, tid, name, ts, dur })
const main = { ph: 'M', pid: 1, tid: 1, name: 'thread_name', args: { name: 'CrRendererMain' } }

it('adds up the script of each task, nested parts once, and gives the most', () => {
  const events = [
    main,
    at('RunTask', 0, 90_000),
    at('EvaluateScript', 1000, 20_000),
    at('FunctionCall', 5000, 10_000),
    at('FunctionCall', 30_000, 10_000),
    at('Layout', 45_000, 40_000),
    at('RunTask', 100_000, 9000),
    at('v8.compileModule', 100_000, 8000),
  ]
  expect(longestScript(events)).toBe(30)
})

it('asks the main thread of the page alone', () => {
  expect(longestScript([main, at('RunTask', 0, 50_000, 2), at('EvaluateScript', 0, 50_000, 2)])).toBe(0)
  expect(longestScript([])).toBe(0)
})
