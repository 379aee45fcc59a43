import { evaluateNode } from './expressions'
import { type Frame, type Machine, maxDepth, maxSteps, TooMuch } from './machine'
import { knownLater } from './members'
import { folderOf } from './paths'
import { bindPattern, runFunction, runStatements } from './statements'
import { childrenOf, maxSize, type Place, parseScript, type Source } from './syntax'
import {
  createList,
  createObject,
  type FunctionValue,
  literal,
  type Scope,
  unknown,
  type Value,
} from './values'

/** Result of evaluating a config. */
export interface RunResult {
  /** Its export, as its build tool sees it. */
  exported: Value
  /** All exports by name. */
  names: Map<string, Value>
  /** `module.exports` or `export default`. */
  format: 'cjs' | 'esm' | 'none'
  /** Calls with side effects, in order. */
  effects: Value[]
  /** Undefined names. */
  unbound: { name: string; at: Place }[]
  /** Place of a syntax error, or where evaluation stopped. */
  fault?: { at: Place; reason: string }
  /** Packages that the file and its imports load. */
  modules: { from: string; at: Place }[]
  steps: number
}

export interface RunOptions {
  /** Text by path in the project. */
  files: Map<string, string>
  /** Environment variables of a mini-program build. */
  env: Record<string, string>
}

/** Evaluates a module with known values, and passes it to a callback for further evaluation. */
export function runModule(
  path: string,
  text: string,
  { files, env }: RunOptions,
  use?: (run: RunResult, invoke: (value: Value, args: Value[]) => { value: Value; effects: Value[] }) => void,
): RunResult {
  const result: RunResult = {
    exported: unknown(knownLater),
    names: new Map(),
    format: 'none',
    effects: [],
    unbound: [],
    modules: [],
    steps: 0,
  }
  let depth = 0
  const loaded = new Map<string, Value | undefined>()
  const giveUp = (at: Place, reason: string) => {
    result.fault ??= { at, reason }
  }
  const machine: Machine = {
    evaluate(node, frame) {
      const at = { path: frame.source.path, text: frame.source.text, from: node.from, to: node.to }
      if (++result.steps > maxSteps) throw new TooMuch()
      if (depth >= maxDepth) {
        giveUp(at, '嵌套太深，没有读完')
        return unknown('嵌套太深', at)
      }
      depth++
      try {
        return evaluateNode(node, frame, machine)
      } finally {
        depth--
      }
    },
    run: (statements, frame) => {
      if (++result.steps > maxSteps) throw new TooMuch()
      return runStatements(statements, frame, machine)
    },
    bind: (pattern, value, frame) => bindPattern(pattern, value, frame, machine),
    invoke(callee, args) {
      if (++result.steps > maxSteps) throw new TooMuch()
      if (depth >= maxDepth) return unknown('嵌套太深')
      depth++
      try {
        return runFunction(callee as FunctionValue & Value, args, machine)
      } finally {
        depth--
      }
    },
    load(imported) {
      const found = ['', '.ts', '.js', '.mjs', '.cjs', '.mts', '/index.ts', '/index.js']
        .map(ending => imported + ending)
        .find(candidate => files.has(candidate) && /\.[cm]?[jt]s$/.test(candidate))
      if (!found) return undefined
      if (!loaded.has(found)) {
        loaded.set(found, unknown(knownLater))
        loaded.set(found, execute(found, files.get(found)!).exported)
      }
      return loaded.get(found)
    },
    note: effect => void result.effects.push(effect),
    miss: (name, at) => void result.unbound.push({ name, at }),
  }

  function execute(file: string, code: string) {
    const whole = { path: file, text: code, from: 0, to: 0 }
    if (code.length > maxSize) {
      giveUp(whole, '文件太大，没有读')
      return { exported: unknown(knownLater), names: new Map<string, Value>(), format: 'none' as const }
    }
    const source = parseScript(file, code)
    if (source.fault !== undefined)
      giveUp({ ...whole, from: source.fault, to: source.fault }, '附近的语法读不懂')
    collectModules(source, result.modules)
    const { scope, module, exported } = createGlobals(source, env)
    const frame: Frame = { source, scope }
    runStatements(childrenOf(source.tree.topNode), frame, machine)
    const isEsm = exported.entries.size > 0 || exported.isOpen
    const common =
      scope.names.get('exports')?.kind === 'unknown' ? unknown(knownLater) : module.entries.get('exports')!
    const isCommon = common.kind !== 'object' || common.entries.size > 0
    return {
      exported: isEsm ? (exported.entries.get('default') ?? exported) : common,
      names: isEsm ? exported.entries : common.kind === 'object' ? common.entries : new Map<string, Value>(),
      format: isEsm ? ('esm' as const) : isCommon ? ('cjs' as const) : ('none' as const),
    }
  }

  const start = { path, text, from: 0, to: 0 }
  try {
    Object.assign(result, execute(path, text))
    use?.(result, (value, args) => {
      const from = result.effects.length
      if (value.kind !== 'function') return { value, effects: [] }
      const returned = machine.invoke(value, args)
      return { value: returned, effects: result.effects.slice(from) }
    })
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error
    giveUp(start, '步骤太多，没有读完')
    result.exported = unknown('步骤太多')
  }
  return result
}

function collectModules(source: Source, modules: { from: string; at: Place }[]): void {
  const { path, text } = source
  source.tree.iterate({
    // Requests the node only if needed: in a deep tree that is expensive.
    enter(reference) {
      const { name, from, to } = reference
      if (name === 'ImportDeclaration' && !reference.node.getChild('type')) {
        const target = reference.node.getChild('String')
        if (target)
          modules.push({ from: text.slice(target.from + 1, target.to - 1), at: { path, text, from, to } })
      }
      if (name === 'CallExpression' && to - from < 200) {
        const [, id] = /^require\(\s*['"]([^'"]+)['"]\s*\)$/.exec(text.slice(from, to)) ?? []
        if (id) modules.push({ from: id, at: { path, text, from, to } })
      }
    },
  })
}

const globals =
  'Object Array String Number Boolean JSON Promise Math Date RegExp Error Set Map Symbol URL console require'

function createGlobals(source: Source, env: Record<string, string>) {
  const names = new Map<string, Value>()
  for (const name of globals.split(' ')) names.set(name, { kind: 'module', from: '', name })
  const folder: Value = { kind: 'path', base: 'project', path: folderOf(source.path) }
  const exports = createObject()
  const module = createObject({ exports })
  const exported = createObject()
  const variables = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, literal(value)]))
  names.set('__dirname', folder)
  names.set('__filename', { kind: 'path', base: 'project', path: source.path })
  names.set('module', module)
  names.set('exports', exports)
  names.set('export', exported)
  names.set(
    'process',
    createObject(
      {
        env: createObject(variables, 'process.env'),
        cwd: { kind: 'module', from: '', name: 'process.cwd' },
        argv: createList([], true),
      },
      'process',
    ),
  )
  const scope: Scope = { names: new Map(), parent: { names } }
  return { scope, module, exported }
}
