import type { PluginUse } from '../model'
import type { Value } from '../script/values'
import { readPlugins } from './plugins'
import type { BuildReading } from './reading'

/** Reads the changes of a webpack chain: `merge({ plugin })` and `plugin(name).use(Plugin, args)`. */
export function readChain(
  { value, effects }: { value: Value; effects: Value[] },
  reading: Pick<BuildReading, 'plugins' | 'doubts'>,
): void {
  const steps = value.kind === 'call' ? [...effects, value] : effects
  if (value.kind === 'unknown') reading.doubts.push({ reason: '这个函数有一部分读不出来', at: value.at })
  for (const step of steps) readStep(step, reading)
}

function readStep(step: Value, reading: Pick<BuildReading, 'plugins' | 'doubts'>): void {
  if (step.kind === 'host') return
  if (step.kind !== 'call') {
    reading.doubts.push({ reason: '这一句读不懂', at: step.at })
    return
  }
  const { callee, args, at } = step
  if (callee.kind === 'host') {
    if (callee.name === 'chain.merge') readMerge(args[0], at, reading)
    else if (!/^chain\.resolve\.(?:alias|extensions|modules)\b/.test(callee.name))
      reading.doubts.push({ reason: `${callee.name} 改了什么读不出来`, at })
    return
  }
  if (callee.kind === 'member' && callee.of.kind === 'call') {
    const { of, key } = callee
    const name = of.callee.kind === 'host' ? of.callee.name : ''
    if (key === 'use' && name === 'chain.plugin' && of.args[0]) {
      reading.plugins.push(...toUses(args[0], args[1], at, reading))
      return
    }
    if (/^chain\.resolve\b/.test(name) && key === 'use' && args[0]?.kind === 'module') return
    if (key === 'end') {
      readStep(of, reading)
      return
    }
  }
  reading.doubts.push({ reason: '这一句读不懂', at })
}

function readMerge(
  value: Value | undefined,
  at: Value['at'],
  reading: Pick<BuildReading, 'plugins' | 'doubts'>,
): void {
  if (value?.kind !== 'object' || value.isOpen) {
    reading.doubts.push({ reason: 'merge 的内容读不出来', at })
    return
  }
  for (const [key, inside] of value.entries) {
    if (key === 'resolve') continue
    if (key !== 'plugin' || inside.kind !== 'object' || inside.isOpen) {
      reading.doubts.push({ reason: `merge 里的 ${key} 读不懂`, at: value.places.get(key) })
      continue
    }
    for (const entry of inside.entries.values())
      if (entry.kind === 'object')
        reading.plugins.push(
          ...toUses(entry.entries.get('plugin'), entry.entries.get('args'), entry.at, reading),
        )
      else reading.doubts.push({ reason: '这个插件读不出来', at: entry.at })
  }
}

/** Converts a class with its arguments to a plugin, as webpack-chain does. */
function toUses(
  plugin: Value | undefined,
  args: Value | undefined,
  at: Value['at'],
  { doubts }: Pick<BuildReading, 'doubts'>,
): PluginUse[] {
  if (args && (args.kind !== 'list' || args.isOpen)) doubts.push({ reason: '插件的参数读不出来', at })
  const options = args?.kind === 'list' ? args.items[0] : undefined
  return readPlugins(plugin, doubts).map(use => ({
    ...use,
    options,
    isNew: true,
    isCalled: true,
    at: at ?? use.at,
  }))
}
