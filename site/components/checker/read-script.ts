import { type ModuleUse, readBindings } from './bindings'
import { evaluate, type Scope, truth, type Value } from './evaluate'
import { dedent, type Fact, type Reading, unreadable } from './facts'
import { folderOf } from './paths'
import { findRegistrations, isPlugin } from './registrations'
import { childrenOf, closest, findAll, lineAt, type Node, parseScript, type Source, textOf } from './syntax'

interface ScriptFile {
  path: string
  text: string
  env: Record<string, string>
}

const tailwindPackages = ['tailwindcss', '@tailwindcss/postcss', '@tailwindcss/vite']

/** Reads a build config: how the plugin and Tailwind are registered, and the settings around them. */
export function readScript({ path, text, env }: ScriptFile): Reading {
  const source = parseScript(text, folderOf(path))
  const { bindings, modules } = readBindings(source)
  const scope: Scope = { source, bindings, env }
  const names = findAll(source, 'VariableName').map(node => textOf(source, node))
  const reading: Reading = { facts: [], doubts: [], modules: modules.map(({ from }) => from), names }
  for (const line of source.faults)
    reading.doubts.push({ topic: '', line, reason: `第 ${line} 行附近的语法读不懂` })
  readPlugin(scope, modules, reading)
  for (const { from, node } of modules.filter(({ from }) => tailwindPackages.includes(from)))
    reading.facts.push({ ...at(source, node), topic: 'tailwind-import', value: from })
  readTailwind(scope, reading)
  doubtTailwind(source, modules, reading)
  readSettings(scope, reading)
  return reading
}

function readPlugin(scope: Scope, modules: ModuleUse[], reading: Reading): void {
  const { source } = scope
  for (const use of modules.filter(({ from }) => isPlugin(from) && !from.endsWith('/presets'))) {
    for (const name of use.names.values())
      reading.facts.push({
        ...at(source, use.node),
        topic: 'plugin',
        value: `${use.from} ${name === '*' || name === 'default' ? unreadable : name}`,
      })
  }
  const registrations = findRegistrations(scope)
  for (const { node, options, isClassCall, name } of registrations) {
    reading.facts.push({ ...at(source, statementOf(node)), topic: 'registered', value: 'yes' })
    if (isClassCall) reading.facts.push({ ...at(source, node), topic: 'without-new', value: name })
    const around = closest(node, ({ name }) => name === 'Property')
    const section = around && closestKey(source, node, ['mini', 'h5', 'rn'])
    if (section) reading.facts.push({ ...at(source, node), topic: 'section', value: section })
    readOptions(scope, options, reading, 'option:')
  }
  if (registrations.length === 0) doubtRegistration(source, modules, reading)
  readTransforms(source, reading)
}

/** A name that is used in a way we do not know, or a file that the config is put together from. */
function doubtRegistration(source: Source, modules: ModuleUse[], reading: Reading): void {
  const used = modules.find(
    ({ from, names }) => isPlugin(from) && [...names.keys()].some(name => reading.names.includes(name)),
  )
  const other = modules.find(({ from }) => /^\.{1,2}\//.test(from))
  const { node } = used ?? other ?? {}
  if (!node) return
  const line = lineAt(source.text, node.from)
  const reason = used ? '引入的插件用在了读不懂的地方' : `引用了 ${other!.from}，可能写在那里`
  for (const topic of used ? ['registered'] : ['plugin', 'registered', 'tailwind'])
    reading.doubts.push({ topic, line, reason })
}

/** The three functions of the gulp and Node.js entries, also under names of the reader's own. */
function readTransforms(source: Source, reading: Reading): void {
  const names = new Map(['transformWxss', 'transformJs', 'transformWxml'].map(name => [name, name]))
  for (const node of findAll(source, 'PatternProperty')) {
    const [key, alias] = childrenOf(node).map(part => textOf(source, part))
    if (key && alias && names.has(key)) names.set(alias, key)
  }
  for (const node of findAll(source, 'VariableName', 'PropertyName')) {
    const name = node.parent?.name === 'PatternProperty' ? undefined : names.get(textOf(source, node))
    if (name) reading.facts.push({ ...onLine(source, node), topic: `uses:${name}`, value: 'yes' })
  }
}

/** The options of a call, one fact each; those of objects inside by their whole path. */
function readOptions(scope: Scope, options: Value | undefined, reading: Reading, prefix: string): void {
  const { source } = scope
  if (!options || (options.kind === 'literal' && options.value === undefined)) return
  if (options.kind === 'call' && options.callee.kind === 'module' && isPlugin(options.callee.from)) {
    reading.facts.push({ ...at(source, options.node), topic: 'preset', value: options.callee.name })
    readOptions(scope, options.args[0], reading, prefix)
    return
  }
  if (options.kind !== 'object') {
    reading.doubts.push({ topic: prefix, line: 1, reason: '选项不是直接写在这里的' })
    return
  }
  for (const [name, { value, node }] of options.entries) {
    const topic = prefix + name
    if (topic === 'option:disabled') {
      const isDisabled = truth(value)
      const state = isDisabled === undefined ? unreadable : String(isDisabled)
      reading.facts.push({ ...at(source, declarationOf(node, scope)), topic: 'disabled', value: state })
    } else if (value.kind === 'object') {
      reading.facts.push({ ...at(source, node), topic, value: '{}' })
      readOptions(scope, value, reading, `${topic}.`)
    } else reading.facts.push({ ...at(source, node), topic, value: describe(value) })
  }
  if (options.isOpen) reading.doubts.push({ topic: prefix, line: 1, reason: '有一部分选项是展开进来的' })
}

/** Where Tailwind is registered as a plugin of PostCSS or Vite. */
function readTailwind(scope: Scope, reading: Reading): void {
  const { source } = scope
  for (const node of findAll(source, 'CallExpression')) {
    const value = evaluate(node, scope)
    if (value.kind !== 'call' || value.callee.kind !== 'module') continue
    if (value.callee.from === 'gulp-postcss')
      reading.facts.push({ ...onLine(source, node), topic: 'uses:gulp-postcss', value: 'yes' })
    if (!tailwindPackages.includes(value.callee.from)) continue
    reading.facts.push({ ...at(source, wholeOf(source, node)), topic: 'tailwind', value: value.callee.from })
    readOptions(scope, value.args[0], reading, 'tailwind-option:')
  }
  for (const node of findAll(source, 'Property')) {
    if (keyOf(source, node) !== 'plugins') continue
    // `{ plugins }` alone stands for what was declared under that name.
    const [name, given = name] = childrenOf(node)
    const value = given && evaluate(given === name ? declared(name, scope) : given, scope)
    if (value?.kind === 'object') {
      for (const [name, entry] of value.entries) {
        if (!tailwindPackages.includes(name)) continue
        reading.modules.push(name)
        reading.facts.push({ ...at(source, entry.node), topic: 'tailwind', value: name })
        readOptions(scope, entry.value, reading, 'tailwind-option:')
      }
      for (const name of value.entries.keys()) reading.modules.push(name)
      if (value.isOpen) reading.doubts.push(spreadDoubt(source, node))
    }
    if (value?.kind === 'list') {
      for (const item of value.items) {
        const name = item.kind === 'module' ? item.from : item.kind === 'literal' ? String(item.value) : ''
        if (tailwindPackages.includes(name))
          reading.facts.push({ ...at(source, node), topic: 'tailwind', value: name })
        if (/^\.\/.*plugin/.test(name))
          reading.facts.push({ ...at(source, node), topic: 'loads-plugin', value: name })
      }
      if (value.isOpen || value.items.some(({ kind }) => kind === 'unknown'))
        reading.doubts.push(spreadDoubt(source, node))
    }
    if (value?.kind === 'unknown') reading.doubts.push(spreadDoubt(source, node))
  }
}

function declared(name: Node, { source, bindings }: Scope): Node {
  const bound = bindings.get(textOf(source, name))
  return bound && 'node' in bound ? bound.node : name
}

/** A package that is named or used in a way we do not know: nobody is told that it is not registered. */
function doubtTailwind(source: Source, modules: ModuleUse[], reading: Reading): void {
  if (reading.facts.some(({ topic }) => topic === 'tailwind')) return
  const imported = modules.find(
    ({ from, names }) =>
      tailwindPackages.includes(from) && [...names.keys()].some(name => reading.names.includes(name)),
  )
  const named = findAll(source, 'String').find(
    node =>
      tailwindPackages.includes(textOf(source, node).slice(1, -1)) &&
      node.parent?.name !== 'ImportDeclaration',
  )
  const place = imported?.node ?? named
  if (place)
    reading.doubts.push({
      topic: 'tailwind',
      line: lineAt(source.text, place.from),
      reason: '用到了 Tailwind CSS，但看不出是不是注册了',
    })
}

function spreadDoubt(source: Source, node: Node) {
  return {
    topic: 'tailwind',
    line: lineAt(source.text, node.from),
    reason: 'plugins 里有一部分不是直接写在这里的',
  }
}

/** Settings of Taro and of Tailwind's own config. */
function readSettings(scope: Scope, reading: Reading): void {
  const { source } = scope
  for (const node of findAll(source, 'Property')) {
    const name = keyOf(source, node)
    if (name === 'presets' || node.firstChild?.name === 'Spread')
      for (const topic of ['content', 'preflight', 'mode'])
        reading.doubts.push({
          topic,
          line: lineAt(source.text, node.from),
          reason: '有一部分设置来自别处',
        })
    const [, given] = childrenOf(node)
    if (!given || !/^(?:compiler|content|purge|mode|preflight)$/.test(name)) continue
    const value = evaluate(given, scope)
    if (name === 'compiler') {
      const type = value.kind === 'object' ? value.entries.get('type')?.value : value
      reading.facts.push({
        ...at(source, node),
        topic: 'compiler',
        value: type ? describe(type) : unreadable,
      })
    } else if (name === 'content' || name === 'purge') {
      if (name === 'content' && closestKey(source, node, ['purge'])) continue
      readContent(source, node, value, reading)
    } else reading.facts.push({ ...at(source, node), topic: name, value: describe(value) })
  }
}

function readContent(source: Source, node: Node, value: Value, reading: Reading): void {
  const place = at(source, node)
  reading.facts.push({ ...place, topic: 'content', value: keyOf(source, node) })
  const files =
    value.kind === 'object' ? (value.entries.get('files') ?? value.entries.get('content'))?.value : value
  const list: Value[] = files?.kind === 'list' ? files.items : []
  const globs = list.map(item =>
    item.kind === 'path' ? item.path : item.kind === 'literal' ? String(item.value) : null,
  )
  if (files?.kind !== 'list' || files.isOpen || globs.includes(null))
    reading.doubts.push({ topic: 'covers:', line: place.line, reason: '扫描范围不是直接写在这里的' })
  for (const extension of new Set(globs.flatMap(glob => extensionsOf(glob ?? ''))))
    reading.facts.push({ ...place, topic: `covers:${extension}`, value: 'yes' })
  for (const item of list) {
    if (item.kind === 'literal' || item.kind === 'path')
      reading.facts.push({ ...place, topic: 'globs', value: item.kind === 'path' ? item.base : 'relative' })
  }
}

/** Kinds of files that a glob reaches: `./src/**\/*.{vue,ts}` gives vue and ts, `./src/**` gives `*`. */
function extensionsOf(glob: string): string[] {
  const [, group, single] = /\.(?:\{([^}]*)\}|(\w+))$/.exec(glob) ?? []
  if (group) return group.split(',').map(name => name.trim())
  return single ? [single] : ['*']
}

/** How a value is compared: what it is, or that it cannot be known. */
function describe(value: Value): string {
  if (value.kind === 'literal') return String(value.value)
  if (value.kind === 'path') return `${value.base}:${value.path.replace(/\/$/, '')}`
  if (value.kind === 'list' && !value.isOpen) return value.items.map(describe).join(', ')
  return unreadable
}

function at(source: Source, node: Node): Pick<Fact, 'line' | 'code'> {
  return { line: lineAt(source.text, node.from), code: dedent(textOf(source, node)) }
}

/** The place, with the whole line as its code. */
function onLine(source: Source, node: Node): Pick<Fact, 'line' | 'code'> {
  const line = lineAt(source.text, node.from)
  return { line, code: source.text.split('\n')[line - 1]!.trim() }
}

/** `disabled` alone stands for what was declared under that name. */
function declarationOf(property: Node, { source, bindings }: Scope): Node {
  const bound = childrenOf(property).length === 1 ? bindings.get(textOf(source, property)) : undefined
  return (bound && 'node' in bound && bound.node.parent) || property
}

/** The `css` of a Vite config, or the statement, that Tailwind is registered in. */
function wholeOf(source: Source, node: Node): Node {
  const css = closest(node, around => around.name === 'Property' && keyOf(source, around) === 'css')
  return css ?? statementOf(node)
}

function keyOf(source: Source, property: Node): string {
  const [key] = childrenOf(property)
  return key ? textOf(source, key).replace(/^['"]|['"]$/g, '') : ''
}

/** The nearest of the given keys that the node stands under. */
function closestKey(source: Source, node: Node, keys: string[]): string | null {
  const property = closest(
    node,
    around => around.name === 'Property' && around !== node && keys.includes(keyOf(source, around)),
  )
  return property && keyOf(source, property)
}

/** The statement that registers, where it stands in a function of its own; the whole config is too much to show. */
function statementOf(node: Node): Node {
  const statement = closest(
    node,
    ({ name }) => name === 'ExpressionStatement' || name === 'VariableDeclaration',
  )
  const isConfig = !statement?.parent || statement.parent.name === 'Script'
  return statement && (!isConfig || statement.name === 'VariableDeclaration') ? statement : node
}
