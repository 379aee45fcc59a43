import type { Doubt, PluginUse } from '../model'
import { truth, type Value } from '../script/values'

/** Flattens a list of plugins; drops false values. */
export function readPlugins(
  value: Value | undefined,
  doubts: Doubt[],
  isMaybe = false,
  budget = { left: 500 },
): PluginUse[] {
  if (!value || truth(value) === false) return []
  // Guards against lists that contain themselves, or the same list many times.
  if (budget.left-- <= 0) {
    if (budget.left === -1) doubts.push({ reason: '插件列表太长，没有读完', at: value.at })
    return []
  }
  switch (value.kind) {
    case 'list':
      if (value.isOpen) doubts.push({ reason: '插件列表有一部分读不出来', at: value.at })
      return value.items.flatMap(item => readPlugins(item, doubts, isMaybe, budget))
    case 'either':
      return value.options.flatMap(option => readPlugins(option, doubts, true, budget))
    case 'call':
      if (value.callee.kind === 'module')
        return [
          toUse(value.callee, value, { options: value.args[0], isNew: value.isNew, isCalled: true, isMaybe }),
        ]
      break
    case 'module':
      return [toUse(value, value, { isNew: false, isCalled: false, isMaybe })]
    case 'literal':
      if (typeof value.value === 'string')
        return [
          {
            from: value.value,
            name: 'default',
            isNew: false,
            isCalled: true,
            isName: true,
            isMaybe,
            at: value.at,
          },
        ]
      break
    case 'object': {
      const name = value.entries.get('name')
      const own = name?.kind === 'literal' ? String(name.value) : ''
      return [{ from: '', name: own, options: value, isNew: false, isCalled: true, isMaybe, at: value.at }]
    }
    case 'unbound':
      // Reported separately.
      return []
    case 'host':
      return []
    default:
  }
  doubts.push({ reason: '这个插件读不出来', at: value.at })
  return []
}

function toUse(
  { from, name }: { from: string; name: string },
  { at }: Value,
  rest: Pick<PluginUse, 'options' | 'isNew' | 'isCalled' | 'isMaybe'>,
): PluginUse {
  return { from, name, at, ...rest }
}

export function isWeappPlugin({ from }: Pick<PluginUse, 'from'>): boolean {
  return /^weapp-tailwindcss(?:\/|$)/.test(from)
}

export function containsWeappPlugin(value: Value, budget = { left: 500 }): boolean {
  if (budget.left-- <= 0) return false
  const inside = (part: Value) => containsWeappPlugin(part, budget)
  if (value.kind === 'call') return value.callee.kind === 'module' && isWeappPlugin(value.callee)
  if (value.kind === 'module') return isWeappPlugin(value)
  if (value.kind === 'list') return value.items.some(inside)
  if (value.kind === 'either') return value.options.some(inside)
  return value.kind === 'object' && [...value.entries.values()].some(inside)
}
