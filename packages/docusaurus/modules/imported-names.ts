import { readFileSync } from 'node:fs'
import { type ParseResult, parseSync, transformSync } from 'rolldown/utils'

type Module = ParseResult['module']

export interface ImportedName {
  name: string
  isCalled: boolean
}

/** Returns the names that a script imports from a module, including members of a namespace import. Ignores types. */
export function importedNames(file: string, source: string): ImportedName[] {
  const { code, module } = parseModule(file)
  const imports = module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === source)
    .flatMap(({ entries }) => entries)
    .flatMap(({ importName, localName }) => {
      if (importName.kind !== 'NamespaceObject')
        return { name: importName.name ?? 'default', isCalled: isCalled(localName.value, code) }
      const members = code.matchAll(new RegExp(`(?<![\\w.$])${localName.value}\\.(\\w+)`, 'g'))
      return [...members].map(([, name]) => ({ name: name!, isCalled: isCalled(name!, code) }))
    })
  const passed = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest }) => moduleRequest?.value === source)
    .flatMap(({ importName: { name }, exportName }) =>
      name ? { name, isCalled: isCalled(exportName.name ?? name, code) } : [],
    )
  return [...new Map([...imports, ...passed].map(one => [one.name, one])).values()]
}

/** A name that a script imports, with its place. */
export interface TakenName {
  name: string
  source: string
  line: number
  column: number
}

/** Returns all names that a script imports. Ignores types. */
export function takenNames(file: string): TakenName[] {
  const text = readFileSync(file, 'utf8')
  const keyOf = ({ name, source }: Asked) => JSON.stringify([name, source])
  const kept = new Set(askedNames(parseModule(file).module).map(keyOf))
  return askedNames(parseSync(file, text, { lang: langOf(file) }).module)
    .filter(asked => kept.has(keyOf(asked)))
    .map(({ name, source, start }) => {
      const before = text.slice(0, start).split('\n')
      return { name, source, line: before.length, column: before.at(-1)!.length + 1 }
    })
}

type Asked = Pick<TakenName, 'name' | 'source'> & { start: number }

function askedNames({ staticImports, staticExports }: Module): Asked[] {
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ importName: { kind, name, start }, localName, isType }) =>
      isType || kind === 'NamespaceObject'
        ? []
        : { name: name ?? 'default', source: moduleRequest.value, start: start ?? localName.start },
    ),
  )
  const passed = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName: { name, start }, isType, start: first }) =>
      moduleRequest && name && !isType ? { name, source: moduleRequest.value, start: start ?? first } : [],
    ),
  )
  return [...imported, ...passed]
}

/** Whether an import is called, judged by its name or its use. */
function isCalled(name: string, code: string): boolean {
  return (
    /^(?:[A-Z]+[a-z]|use[A-Z])/.test(name) ||
    new RegExp(`(?<![\\w$])${name}\\s*[(\`]|\\b(?:new|extends)\\s+${name}\\b`).test(code)
  )
}

/** Returns the names that a script exports, including re-exports from scripts that `resolve` finds. */
export function exportedNames(
  file: string,
  resolve: (source: string, importer: string) => string | undefined,
): string[] {
  const { module } = parseModule(file)
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, importName, moduleRequest }) => {
      if (exportName.kind === 'Default') return 'default'
      if (importName.kind !== 'AllButDefault') return exportName.name ?? []
      const other = resolve(moduleRequest!.value, file)
      return other ? exportedNames(other, resolve).filter(name => name !== 'default') : []
    })
}

function parseModule(file: string): { code: string; module: Module } {
  const lang = langOf(file)
  const { code } = transformSync(file, readFileSync(file, 'utf8'), { lang, jsx: 'preserve', tsconfig: false })
  return { code, module: parseSync(file, code, { lang: 'jsx' }).module }
}

function langOf(file: string): 'ts' | 'jsx' | 'tsx' {
  return file.endsWith('.ts') ? 'ts' : /\.[cm]?jsx?$/.test(file) ? 'jsx' : 'tsx'
}
