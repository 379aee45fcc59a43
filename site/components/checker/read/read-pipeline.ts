import type { Doubt, PluginUse, Task } from '../model'
import { textIn, type Value } from '../script/values'
import { readPlugins } from './plugins'
import type { Invoke } from './reading'

export interface PipelineReading {
  plugins: PluginUse[]
  postcss?: PluginUse[]
  tasks: Task[]
  doubts: Doubt[]
}

/** Reads the tasks of a gulpfile, in the order of its build. */
export function readGulp(names: Map<string, Value>, invoke: Invoke): PipelineReading {
  const reading: PipelineReading = { plugins: [], tasks: [], doubts: [] }
  const build = names.get('build') ?? names.get('default')
  if (build) readTask(build, reading, invoke, 0)
  else reading.doubts.push({ reason: '没有导出 build 任务' })
  return reading
}

function readTask(task: Value, reading: PipelineReading, invoke: Invoke, depth: number): void {
  if (depth > 8) return
  if (task.kind === 'call' && task.callee.kind === 'module' && task.callee.from === 'gulp') {
    if (task.callee.name === 'parallel') reading.tasks.push({ sources: [], steps: ['parallel'], at: task.at })
    for (const part of task.args) readTask(part, reading, invoke, depth + 1)
    return
  }
  if (task.kind !== 'function') {
    if (task.kind !== 'unbound') reading.doubts.push({ reason: '这个任务读不出来', at: task.at })
    return
  }
  const { value, effects } = invoke(task, [])
  const streams = value.kind === 'call' ? [value, ...effects] : effects
  if (streams.length === 0) reading.doubts.push({ reason: '这个任务做什么读不出来', at: task.at })
  for (const stream of streams) {
    if (stream.kind === 'call' && stream.callee.kind === 'module' && stream.callee.name === 'series')
      readTask(stream, reading, invoke, depth + 1)
    else readStream(stream, reading)
  }
}

function readStream(stream: Value, reading: PipelineReading): void {
  const steps: string[] = []
  let at = stream
  while (at.kind === 'call' && at.callee.kind === 'member' && at.callee.key === 'pipe') {
    steps.unshift(stepOf(at.args[0], reading))
    at = at.callee.of
  }
  const isSource =
    at.kind === 'call' && at.callee.kind === 'module' && at.callee.from === 'gulp' && at.callee.name === 'src'
  if (!isSource || at.kind !== 'call') {
    reading.doubts.push({ reason: '这一句读不懂', at: stream.at })
    return
  }
  const [first] = at.args
  const sources = first?.kind === 'list' ? first.items.map(textIn) : [textIn(first)]
  if (sources.includes(undefined)) reading.doubts.push({ reason: 'gulp.src 的范围读不出来', at: at.at })
  reading.tasks.push({ sources: sources.flatMap(source => source ?? []), steps, at: stream.at })
}

function stepOf(value: Value | undefined, reading: PipelineReading): string {
  if (value?.kind !== 'call') {
    reading.doubts.push({ reason: '这一步读不懂', at: value?.at })
    return '?'
  }
  const { callee, args } = value
  if (callee.kind === 'module' && callee.from === 'gulp-postcss') {
    if (args[0]) reading.postcss = readPlugins(args[0], reading.doubts)
    return 'postcss'
  }
  if (callee.kind === 'module' && callee.from === 'gulp' && callee.name === 'dest') return 'dest'
  const name = transformOf(callee, reading)
  if (!name) reading.doubts.push({ reason: '这一步读不懂', at: value.at })
  return name ?? '?'
}

/** Returns the plugin function that is called, and records the call that created it. */
function transformOf(callee: Value, reading: PipelineReading): string | undefined {
  if (callee.kind !== 'member' || !/^transform(?:Wxss|Js|Wxml)$/.test(callee.key)) return undefined
  const uses = readPlugins(callee.of, reading.doubts)
  for (const use of uses)
    if (!reading.plugins.some(({ at }) => at?.from === use.at?.from)) reading.plugins.push(use)
  return uses.length > 0 ? callee.key : undefined
}

/** Reads a build script: which plugin functions its results passed through, in order. */
export function readNode(effects: Value[]): PipelineReading {
  const reading: PipelineReading = { plugins: [], tasks: [], doubts: [] }
  for (const effect of effects) {
    const steps: string[] = []
    collectSteps(effect, steps, reading, 0)
    if (steps.length > 0) reading.tasks.push({ sources: [], steps, at: effect.at })
  }
  return reading
}

/** Collects nested calls, innermost first, which is the order of execution. */
function collectSteps(value: Value, steps: string[], reading: PipelineReading, depth: number): void {
  if (depth > 20) return
  const inner = (part: Value) => collectSteps(part, steps, reading, depth + 1)
  if (value.kind === 'member') inner(value.of)
  if (value.kind === 'either') value.options.forEach(inner)
  if (value.kind !== 'call') return
  const { callee, args } = value
  const name = transformOf(callee, reading)
  if (!name) inner(callee)
  args.forEach(inner)
  if (name) steps.push(name)
  if (callee.kind === 'module' && callee.from === 'postcss') {
    steps.push('postcss')
    reading.postcss = readPlugins(args[0], reading.doubts)
  }
  if (callee.kind === 'module' && callee.name === 'writeFile') steps.push('dest')
}
