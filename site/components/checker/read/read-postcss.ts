import type { Doubt, PluginUse, Setting } from '../model'
import { createList, createObject, literal, truth, type Value } from '../script/values'
import { readPlugins } from './plugins'
import type { Invoke } from './reading'

/** Reads the export of a PostCSS config: plugins as a list, or by name with their options. */
export function readPostcssConfig(
  exported: Value,
  invoke: Invoke,
): { plugins: PluginUse[]; settings: Setting[]; doubts: Doubt[] } {
  const doubts: Doubt[] = []
  const context = createObject({}, 'context')
  const config = exported.kind === 'function' ? invoke(exported, [context]).value : exported
  if (config.kind !== 'object')
    return { plugins: [], settings: [], doubts: [{ reason: '导出的配置读不出来', at: config.at }] }
  if (config.isOpen) doubts.push({ reason: '配置有一部分读不出来', at: config.at })
  const settings = [...config.entries]
    .filter(([name]) => name !== 'plugins')
    .map(([name, value]) => ({ name, value, at: config.places.get(name) }))
  return { plugins: readNamed(config.entries.get('plugins'), doubts), settings, doubts }
}

/** Reads `{ tailwindcss: {} }`, or a list. */
export function readNamed(value: Value | undefined, doubts: Doubt[]): PluginUse[] {
  if (value?.kind !== 'object') return readPlugins(value, doubts)
  if (value.isOpen) doubts.push({ reason: '插件有一部分读不出来', at: value.at })
  return [...value.entries].flatMap(([from, options]): PluginUse[] =>
    truth(options) === false
      ? []
      : [
          {
            from,
            name: 'default',
            options,
            isNew: false,
            isCalled: true,
            isMaybe: truth(options) === undefined,
            at: value.places.get(from),
          },
        ],
  )
}

/** Converts JSON data to a value. */
export function toValue(data: unknown): Value {
  if (Array.isArray(data)) return createList(data.map(toValue))
  if (typeof data === 'object' && data !== null)
    return createObject(Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toValue(value)])))
  return literal(data as string | number | boolean | null)
}
