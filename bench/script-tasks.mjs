// What a trace of Chromium says about tasks of a page that run script.

/** Categories of the trace that tell tasks and what runs in them. */
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
 * Milliseconds of script in the task of the page's main thread that has the most of it: compiling, running, and what
 * scripts have the browser do meanwhile. Parsing and layout in the same task do not count.
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

/** Length that events in order of time cover; one inside another counts once. */
function covered(events) {
  let end = 0
  let sum = 0
  for (const { ts, dur } of events) {
    sum += Math.max(0, ts + dur - Math.max(ts, end))
    end = Math.max(end, ts + dur)
  }
  return sum
}
