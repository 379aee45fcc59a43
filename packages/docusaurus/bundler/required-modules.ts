import type { Plugin as RolldownPlugin } from 'rolldown'
import type { Plugin } from 'vite'
import { replaceCalls } from './find-calls'

/**
 * Supports `require('./logo.png')` in modules of the site. The production bundler does so itself; the dev
 * server sends modules to browsers, which only support imports.
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

/** Replaces such calls by imports. */
export function importRequired(code: string, id: string): string {
  const names = new Map<string, string>()
  const changed = replaceCalls(code, id.split('?')[0]!, ({ callee, arguments: [path, ...more] = [] }) => {
    if (callee?.name !== 'require' || typeof path?.value !== 'string' || more.length > 0) return undefined
    const name = names.get(path.value) ?? `ink_required${names.size}`
    names.set(path.value, name)
    return exportedBy(name, path.value)
  })
  const imports = [...names].map(([path, name]) => `import * as ${name} from ${JSON.stringify(path)};`)
  // On the first line, to keep the line numbers of the others.
  return imports.join('') + changed
}

/**
 * Supports `require('./sidebar.ts').items` in a config: jiti, which Docusaurus uses, adds the members of the
 * default export to a module.
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

/** Returns the export of a required module: JSON and CommonJS packages are their default export. */
function exportedBy(name: string, path: string): string {
  if (/\.json$/.test(path)) return `${name}.default`
  if (/^(?:[./!]|@site\/)/.test(path)) return name
  return `(Object.keys(${name}).join() === "default" ? ${name}.default : ${name})`
}
