// Evaluates a Chromium trace for tasks of a page that run script.

/** Trace categories for tasks and their content. */
export const TASK_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8']

const SCRIPT = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compile',
  'v8.compileModule',
  'FunctionCall',
  'RunMicrotasks',
])

/**
 * Returns the milliseconds of script in the main thread's task with the most of it: compiling, running, and work that
 * scripts trigger. Parsing and layout in the same task do not count.
 */
export function longestScript(events) {
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const ofMain = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && main && pid === main.pid && tid === main.tid,
  )
  const scripts = ofMain.filter(({ name }) => SCRIPT.has(name)).sort((a, b) => a.ts - b.ts)
  const tasks = ofMain.filter(({ name }) => name === 'RunTask')
  const times = tasks.map(({ ts, dur }) =>
    covered(scripts.filter(script => script.ts >= ts && script.ts < ts + dur)),
  )
  return Math.max(0, ...times) / 1000
}

/** Returns the length covered by sorted events; nested ones count once. */
function covered(events) {
  let end = 0
  let sum = 0
  for (const { ts, dur } of events) {
    sum += Math.max(0, ts + dur - Math.max(ts, end))
    end = Math.max(end, ts + dur)
  }
  return sum
}
