import { readFileSync } from 'node:fs'
import Module, { builtinModules, isBuiltin } from 'node:module'
import { transform } from 'sucrase'
import { readAliases } from './read-aliases'

/**
 * Runs in a process of its own: a foreign configuration may end it, change its globals or leave timers behind.
 * Packages it names need not be installed; what it takes from an absent one is nothing.
 */
interface Loader {
  _extensions: Record<string, (module: NodeModule, file: string) => void>
  _resolveFilename: (request: string, ...rest: unknown[]) => string
  _load: (request: string, ...rest: unknown[]) => unknown
}

interface Compiler {
  _compile(code: string, file: string, format: string): void
}

/** A field that is no data: a function, or what could not be made without a package. */
export interface OddValue {
  path: string
  /** The package that is not installed. */
  absent?: string
  /** The package whose export it is. */
  from?: string
}

/** What the parent process gets: plain data, and what else stood there. */
export type ConfigAnswer =
  | { config: Record<string, unknown>; odd: OddValue[]; aliases: Record<string, string> }
  | { error: string; file: string }

const ABSENT = 'absent package: '

/** Field of what stands for an absent package, by which it tells its name. */
const NAME = Symbol('name')

/** Packages by the functions that they export. */
type Exporters = WeakMap<object, string>

/** Lets `require` read TypeScript and modules, and go on where a package is not installed. */
function prepareLoader(loader: Loader, exporters: Exporters): void {
  const compile = (module: NodeModule, file: string) => {
    const source = readFileSync(file, 'utf8')
      .replaceAll('import.meta.url', 'require("node:url").pathToFileURL(__filename).href')
      .replaceAll('import.meta.dirname', '__dirname')
      // A module makes itself what the code it becomes here has already.
      .replace(/^(?:const|let|var)\s+(?:require|__dirname|__filename)\s*=.*$/gm, '')
    const { code } = transform(source, {
      transforms: ['typescript', 'imports', 'jsx'],
      filePath: file,
      jsxRuntime: 'automatic',
    })
    // Without the format a "type": "module" in package.json would make a module of it again.
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
      // Docusaurus' own loader follows TypeScript: a file named ".js" may be written as ".ts".
      const twin = find(request.replace(/^([./].*\.[cm]?)js$/, '$1ts'), rest)
      if (twin) return twin
      // Data and code that are made before a build are not in a checkout, nor is what is installed.
      const isMade =
        /\.json$|\/(?:node_modules|dist|build|lib)(?:\/|$)/.test(request) ||
        // The package in that folder names a file that is not there.
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
      // A package that does not run here is as good as none: only the configuration is asked for.
      return absent(request)
    }
  }
}

/** Stands for anything: it can be called, made and asked for members, and is left out of the answer. */
function absent(name: string): object {
  return new Proxy(() => {}, {
    get: (_, key) => {
      if (key === NAME) return name
      if (key === '__esModule') return true
      // What has it is waited for.
      if (key === 'then') return undefined
      if (key === Symbol.toPrimitive) return () => ''
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      return absent(name)
    },
    apply: () => absent(name),
    construct: () => absent(name),
  })
}

/** Plain data of a value; what is none is listed by its place. */
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
// A configuration may print on its own: the answer goes another way.
process.send?.(await answer(file), () => process.exit(0))
