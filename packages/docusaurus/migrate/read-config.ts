import { readFileSync } from 'node:fs'
import Module, { builtinModules, isBuiltin } from 'node:module'
import { transform } from 'sucrase'
import { readAliases } from './read-aliases'

/**
 * Runs in a separate process: a foreign config may exit, change globals or leave timers. Missing packages are
 * replaced by placeholders.
 */
interface Loader {
  _extensions: Record<string, (module: NodeModule, file: string) => void>
  _resolveFilename: (request: string, ...rest: unknown[]) => string
  _load: (request: string, ...rest: unknown[]) => unknown
}

interface Compiler {
  _compile(code: string, file: string, format: string): void
}

/** A field that is not data: a function, or a value that depends on a missing package. */
export interface OddValue {
  path: string
  /** The missing package. */
  absent?: string
  /** The package that exports it. */
  from?: string
}

/** The message to the parent process: plain data, and the fields that are not. */
export type ConfigAnswer =
  | { config: Record<string, unknown>; odd: OddValue[]; aliases: Record<string, string> }
  | { error: string; file: string }

const ABSENT = 'absent package: '

/** Key of a placeholder's package name. */
const NAME = Symbol('name')

/** Packages by their exported functions. */
type Exporters = WeakMap<object, string>

/** Lets `require` load TypeScript and ES modules, and continue if a package is missing. */
function prepareLoader(loader: Loader, exporters: Exporters): void {
  const compile = (module: NodeModule, file: string) => {
    const source = readFileSync(file, 'utf8')
      .replaceAll('import.meta.url', 'require("node:url").pathToFileURL(__filename).href')
      .replaceAll('import.meta.dirname', '__dirname')
      // Drops declarations that CommonJS already provides.
      .replace(/^(?:const|let|var)\s+(?:require|__dirname|__filename)\s*=.*$/gm, '')
    const { code } = transform(source, {
      transforms: ['typescript', 'imports', 'jsx'],
      filePath: file,
      jsxRuntime: 'automatic',
    })
    // Without the format, "type": "module" in package.json would make it an ES module.
    ;(module as unknown as Compiler)._compile(code, file, 'commonjs')
  }
  for (const extension of ['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '.jsx']) {
    const own = loader._extensions[extension]
    loader._extensions[extension] = (module, file) =>
      own && /[\\/]node_modules[\\/]/.test(file) ? own(module, file) : compile(module, file)
  }
  const resolve = loader._resolveFilename
  const find = (request: string, rest: unknown[]) => {
    try {
      return resolve.call(loader, request, ...rest)
    } catch {
      return undefined
    }
  }
  loader._resolveFilename = (request, ...rest) => {
    try {
      return resolve.call(loader, request, ...rest)
    } catch (error) {
      // Like TypeScript, Docusaurus' loader resolves ".js" to ".ts" files.
      const twin = find(request.replace(/^([./].*\.[cm]?)js$/, '$1ts'), rest)
      if (twin) return twin
      // Generated files and installed packages may be missing in a checkout.
      const isMade =
        /\.json$|\/(?:node_modules|dist|build|lib)(?:\/|$)/.test(request) ||
        // The entry in the folder's package.json is missing.
        (error as { path?: string }).path?.endsWith('package.json')
      if (/^[./]/.test(request) && !isMade) throw error
      return ABSENT + request
    }
  }
  const load = loader._load
  loader._load = (request, ...rest) => {
    if (isBuiltin(request) || builtinModules.includes(request)) return load.call(loader, request, ...rest)
    const file = loader._resolveFilename(request, ...rest)
    if (file.startsWith(ABSENT)) return absent(request)
    if (/^[./]|^\w:/.test(request)) return load.call(loader, request, ...rest)
    try {
      const loaded = load.call(loader, request, ...rest)
      const { default: main } = Object(loaded) as { default?: unknown }
      for (const value of [loaded, main]) if (typeof value === 'function') exporters.set(value, request)
      return loaded
    } catch {
      // A package that fails to load counts as missing, because only the config matters.
      return absent(request)
    }
  }
}

/** A placeholder that can be called, constructed and read; it is left out of the result. */
function absent(name: string): object {
  return new Proxy(() => {}, {
    get: (_, key) => {
      if (key === NAME) return name
      if (key === '__esModule') return true
      // With `then`, it would be awaited as a promise.
      if (key === 'then') return undefined
      if (key === Symbol.toPrimitive) return () => ''
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      return absent(name)
    },
    apply: () => absent(name),
    construct: () => absent(name),
  })
}

/** Converts a value to plain data; reports other values by path. */
function toData(value: unknown, path: string, tell: (value: object, path: string) => void): unknown {
  if (typeof value === 'function') {
    tell(value, path)
    return undefined
  }
  if (value instanceof RegExp) return value.source
  if (Array.isArray(value)) return value.map((item, index) => toData(item, `${path}[${index}]`, tell))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toData(item, path ? `${path}.${key}` : key, tell)]),
  )
}

async function answer(file: string): Promise<ConfigAnswer> {
  try {
    const exporters: Exporters = new WeakMap()
    prepareLoader(Module as unknown as Loader, exporters)
    const loaded = Module.createRequire(file)(file) as { default?: unknown }
    const exported = loaded.default ?? loaded
    const value = typeof exported === 'function' ? await exported() : exported
    const odd: OddValue[] = []
    const config = toData(value, '', (found, path) =>
      odd.push({ path, absent: (found as { [NAME]?: string })[NAME], from: exporters.get(found) }),
    ) as Record<string, unknown>
    return { config, odd, aliases: await readAliases(value, file) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), file }
  }
}

const [, , file = ''] = process.argv
// Sent as a message, because the config may print to stdout.
process.send?.(await answer(file), () => process.exit(0))
