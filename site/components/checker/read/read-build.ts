import type { Setting } from '../model'
import { createList, createObject, literal, textIn, type Value } from '../script/values'
import { readPlugins } from './plugins'
import { readChain } from './read-chain'
import type { BuildReading, Host, Invoke } from './reading'

/** Reads the export of a build config, where its build tool expects settings. */
export function readBuild(
  host: Exclude<Host, 'gulp' | 'node'>,
  exported: Value,
  invoke: Invoke,
  mode: string,
): BuildReading {
  const reading: BuildReading = { plugins: [], settings: [], doubts: [] }
  const environment = createObject({ mode: literal(mode) }, 'environment')
  if (host === 'rax') {
    const hooks = createObject({}, 'build')
    readRax(invoke(exported, [hooks]).effects, reading, invoke)
    if (exported.kind !== 'function') reading.doubts.push({ reason: '导出的不是函数', at: exported.at })
    return reading
  }
  const args = host.startsWith('taro')
    ? [{ kind: 'host', name: 'merge' } as Value, environment]
    : [environment]
  const config = exported.kind === 'function' ? invoke(exported, args).value : exported
  if (config.kind !== 'object') {
    reading.doubts.push({ reason: '导出的配置读不出来', at: config.at ?? exported.at })
    return reading
  }
  if (config.isOpen)
    reading.doubts.push({ reason: '配置有一部分读不出来：从别处合并进来，或者有条件', at: config.at })
  for (const [key, value] of config.entries) {
    const at = config.places.get(key)
    if (host.startsWith('taro')) readTaroKey(host, key, value, at, reading, invoke)
    else if (host === 'vue-cli') readVueKey(key, value, at, reading, invoke)
    else readViteKey(key, value, at, reading)
  }
  if (host !== 'vue-cli') runInlinePlugins(reading, invoke)
  return reading
}

function readViteKey(key: string, value: Value, at: Setting['at'], reading: BuildReading): void {
  if (key === 'plugins') reading.plugins.push(...readPlugins(value, reading.doubts))
  else if (key === 'css') readCss(value, at, reading)
  else reading.settings.push({ name: key, value, at })
}

function readCss(value: Value, at: Setting['at'], reading: BuildReading): void {
  if (value.kind !== 'object' || value.isOpen) {
    reading.doubts.push({ reason: 'css 这一项读不出来', at })
    return
  }
  for (const [key, inside] of value.entries) {
    const place = value.places.get(key)
    if (key !== 'postcss' || inside.kind !== 'object')
      reading.settings.push({ name: `css.${key}`, value: inside, at: place })
    else readPostcss(inside, place, reading)
  }
}

function readPostcss(value: Value & { kind: 'object' }, at: Setting['at'], reading: BuildReading): void {
  if (value.isOpen) reading.doubts.push({ reason: 'css.postcss 有一部分读不出来', at })
  reading.postcss = readPlugins(value.entries.get('plugins'), reading.doubts)
  for (const [key, inside] of value.entries)
    if (key !== 'plugins')
      reading.settings.push({ name: `css.postcss.${key}`, value: inside, at: value.places.get(key) })
}

/** Runs inline plugins: their `config` hook may register PostCSS plugins. */
function runInlinePlugins(reading: BuildReading, invoke: Invoke): void {
  for (const { from, options, at } of reading.plugins) {
    if (from !== '' || options?.kind !== 'object') continue
    const hook = options.entries.get('config')
    const others = [...options.entries.keys()].filter(key => !/^(?:name|enforce|config)$/.test(key))
    if (others.length > 0 || !hook || !options.entries.has('name'))
      reading.doubts.push({
        reason: `自己写的插件${others.length > 0 ? `里有 ${others.join('、')}` : '没有 name 或 config'}`,
        at,
      })
    if (!hook) continue
    const plugins = createList([{ kind: 'host', name: 'postcss plugins' }])
    const css = createObject({ postcss: createObject({ plugins }, 'postcss') }, 'css')
    const returned = invoke(hook, [createObject({ css }, 'config')]).value
    const postcss = css.entries.get('postcss')
    const after = postcss?.kind === 'object' ? postcss.entries.get('plugins') : undefined
    if (after && after !== plugins)
      reading.postcss = [...(reading.postcss ?? []), ...readPlugins(after, reading.doubts)]
    else if (plugins.items.length > 1)
      reading.postcss = [...(reading.postcss ?? []), ...readPlugins(plugins, reading.doubts)]
    if (returned.kind === 'object') {
      const inside = returned.entries.get('css')
      if (inside) readCss(inside, returned.places.get('css'), reading)
    } else if (returned.kind !== 'literal') reading.doubts.push({ reason: 'config 钩子的结果读不出来', at })
  }
}

function readTaroKey(
  host: Host,
  key: string,
  value: Value,
  at: Setting['at'],
  reading: BuildReading,
  invoke: Invoke,
): void {
  if (key === 'compiler') {
    const type = value.kind === 'object' ? value.entries.get('type') : value
    reading.settings.push({ name: 'compiler', value: type ?? literal(undefined), at })
    if (value.kind !== 'object') return
    if (value.isOpen) reading.doubts.push({ reason: 'compiler 有一部分读不出来', at })
    for (const [name, inside] of value.entries) {
      if (name === 'vitePlugins' && host === 'taro-vite')
        reading.plugins.push(...readPlugins(inside, reading.doubts))
      else if (name !== 'type')
        reading.settings.push({ name: `compiler.${name}`, value: inside, at: value.places.get(name) })
    }
  } else if (key === 'mini' && value.kind === 'object') {
    if (value.isOpen) reading.doubts.push({ reason: 'mini 有一部分读不出来', at })
    for (const [name, inside] of value.entries) {
      if (name === 'webpackChain' && host === 'taro-webpack') readChain(invoke(inside, [chain]), reading)
      else reading.settings.push({ name: `mini.${name}`, value: inside, at: value.places.get(name) })
    }
  } else reading.settings.push({ name: key, value, at })
}

const chain: Value = { kind: 'host', name: 'chain' }

function readVueKey(
  key: string,
  value: Value,
  at: Setting['at'],
  reading: BuildReading,
  invoke: Invoke,
): void {
  if (key === 'chainWebpack') {
    readChain(invoke(value, [chain]), reading)
    return
  }
  if (key !== 'configureWebpack') {
    reading.settings.push({ name: key, value, at })
    return
  }
  const given = createObject({ plugins: createList([]) }, 'config')
  const { value: result, effects } =
    value.kind === 'function' ? invoke(value, [given]) : { value, effects: [] }
  for (const effect of effects)
    reading.doubts.push({ reason: 'configureWebpack 里的这一句读不懂', at: effect.at })
  for (const config of [given, result]) {
    if (config.kind !== 'object') {
      if (config.kind !== 'literal') reading.doubts.push({ reason: 'configureWebpack 的结果读不出来', at })
      continue
    }
    if (config.isOpen) reading.doubts.push({ reason: 'configureWebpack 有一部分读不出来', at })
    for (const [name, inside] of config.entries) {
      if (name === 'plugins') reading.plugins.push(...readPlugins(inside, reading.doubts))
      else if (config !== given || inside.kind !== 'host')
        reading.settings.push({
          name: `configureWebpack.${name}`,
          value: inside,
          at: config.places.get(name),
        })
    }
    if (config === result) break
  }
}

function readRax(effects: Value[], reading: BuildReading, invoke: Invoke): void {
  for (const effect of effects) {
    const isHook =
      effect.kind === 'call' &&
      effect.callee.kind === 'host' &&
      effect.callee.name.endsWith('onGetWebpackConfig')
    const callback = effect.kind === 'call' ? effect.args.at(-1) : undefined
    const target = effect.kind === 'call' && effect.args.length > 1 ? textIn(effect.args[0]) : undefined
    if (target !== undefined) reading.settings.push({ name: 'target', value: literal(target), at: effect.at })
    if (isHook && callback?.kind === 'function') readChain(invoke(callback, [chain]), reading)
    else reading.doubts.push({ reason: '这一句读不懂', at: effect.at })
  }
}
