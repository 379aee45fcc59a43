import type { Plugin as RolldownPlugin } from 'rolldown'
import type { Plugin } from 'vite'
import { replaceCalls } from './find-calls'

/**
 * `require('./logo.png')` in a module of the site. The bundler of a build understands it; the dev server hands modules to
 * browsers, which know imports alone.
 */
export function requiredModules(): Plugin {
  return {
    name: 'required-modules',
    apply: 'serve',
    transform: {
      filter: {
        id: { include: /\.[jt]sx?(?:\?|$)/, exclude: /node_modules/ },
        code: /\brequire\(\s*['"]/,
      },
      handler: (code, id) => ({ code: importRequired(code, id), map: null }),
    },
  }
}

/** The code of a module with an import for every path that such a call names. */
export function importRequired(code: string, id: string): string {
  const names = new Map<string, string>()
  const changed = replaceCalls(code, id.split('?')[0]!, ({ callee, arguments: [path, ...more] = [] }) => {
    if (callee?.name !== 'require' || typeof path?.value !== 'string' || more.length > 0) return undefined
    const name = names.get(path.value) ?? `ink_required${names.size}`
    names.set(path.value, name)
    return exportedBy(name, path.value)
  })
  const imports = [...names].map(([path, name]) => `import * as ${name} from ${JSON.stringify(path)};`)
  // On the first line: the others keep their numbers.
  return imports.join('') + changed
}

/**
 * `require('./sidebar.ts').items` in a configuration: to Docusaurus, which reads it with jiti, a module has the members of
 * its default export too.
 */
export function requiredDefaults(): RolldownPlugin {
  return {
    name: 'required-defaults',
    transform: {
      filter: { id: { include: /\.[cm]?[jt]sx?$/, exclude: /node_modules/ }, code: /\brequire\(\s*['"]/ },
      handler: (code, id) => ({ code: withDefaults(code, id), map: null }),
    },
  }
}

function withDefaults(code: string, id: string): string {
  return replaceCalls(code, id, ({ callee, start, end }) => {
    if (callee?.name !== 'require') return undefined
    const module = code.slice(start, end)
    const isPlain = '!m?.__esModule || typeof m.default !== "object"'
    return `(m => ${isPlain} ? m : Array.isArray(m.default) ? m.default : { ...m.default, ...m })(${module})`
  })
}

/** Data, and packages of the older kind, are what they export, not a module that does. */
function exportedBy(name: string, path: string): string {
  if (/\.json$/.test(path)) return `${name}.default`
  if (/^(?:[./!]|@site\/)/.test(path)) return name
  return `(Object.keys(${name}).join() === "default" ? ${name}.default : ${name})`
}
