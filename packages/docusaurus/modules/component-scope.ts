import { readFileSync } from 'node:fs'
import type { Missing, Resolved, Resolver, ScopedComponent } from 'inkstone/config'
import { findCode, isPackage } from 'inkstone/modules'
import { join } from 'inkstone/paths'
import { parseAst } from 'rolldown/parseAst'

interface Node {
  type: string
  [field: string]: unknown
}

/**
 * Returns the components that src/theme/MDXComponents adds to pages. The file is parsed, not run, because the
 * file of each component must be known for the browser. A component defined there is a member of the file's
 * default export.
 */
export function readScopeFile(resolver: Resolver): Record<string, ScopedComponent> {
  const { file, imported, mapping } = readMapping(resolver)
  return Object.fromEntries(
    mapping
      .flatMap(([name, local]): [string, ScopedComponent | undefined][] => {
        const found = imported.get(local)
        if (name !== SPREAD) return [[name, found ?? { file, exported: `default.${name}` }]]
        // `...icons` of a namespace import adds all exports of the module.
        return found?.exported === WHOLE && !isPackage(found.file)
          ? exportsOf(found.file).map(exported => [exported, { file: found.file, exported }])
          : []
      })
      .filter(([name, found]) => found && found.exported !== WHOLE && /^[A-Z]/.test(name)),
  ) as Record<string, ScopedComponent>
}

/** Returns packages whose exports are all added: `...icons`. */
export function listSpread(resolver: Resolver): string[] {
  const { imported, mapping } = readMapping(resolver)
  return mapping.flatMap(([name, local]) => {
    const { file = '', exported } = imported.get(local) ?? {}
    return name === SPREAD && exported === WHOLE && isPackage(file) ? file : []
  })
}

interface Mapping {
  file: string
  imported: Map<string, ScopedComponent>
  mapping: [string, string][]
}

function readMapping(resolver: Resolver): Mapping {
  const file = findCode([join(resolver.siteDir, 'src/theme/MDXComponents')])
  if (!file) return { file: '', imported: new Map(), mapping: [] }
  const body = parse(readFileSync(file, 'utf8'))
  const imported = importsOf(body, specifier => resolver.resolve(specifier, file))
  return { file, imported, mapping: mappingOf(body) }
}

const SPREAD = '...'
const WHOLE = '*'

function exportsOf(file: string): string[] {
  return parse(readFileSync(file, 'utf8'))
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration, specifiers }) => {
      const { id, declarations = [] } = (declaration ?? {}) as { id?: Name; declarations?: { id: Name }[] }
      const listed = (specifiers as { exported: Name }[]).map(({ exported }) => exported)
      return [id, ...declarations.map(one => one.id), ...listed].flatMap(name => name?.name ?? [])
    })
}

function parse(code: string): Node[] {
  try {
    return parseAst(code, { lang: 'tsx' }).body as unknown as Node[]
  } catch {
    return []
  }
}

function importsOf(
  body: Node[],
  resolve: (specifier: string) => Resolved | Missing,
): Map<string, ScopedComponent> {
  const found = new Map<string, ScopedComponent>()
  for (const { type, source, specifiers } of body) {
    const meant = type === 'ImportDeclaration' && resolve((source as { value: string }).value)
    if (!meant || meant.kind === 'missing') continue
    const file = meant.kind === 'package' ? meant.name : meant.file
    for (const { type, local, imported } of specifiers as { type: string; local: Name; imported?: Name }[])
      found.set(local.name, {
        file,
        ...(meant.kind === 'library' && { isLibrary: true }),
        exported: type === 'ImportNamespaceSpecifier' ? WHOLE : (imported?.name ?? 'default'),
      })
  }
  return found
}

interface Name {
  name: string
}

interface MappedProperty {
  type: string
  key?: Name
  value?: Node & Name
  /** The spread value. */
  argument?: Name
}

/** Returns the names in the exported object, or the spread mark, with the variable of each. */
function mappingOf(body: Node[]): [string, string][] {
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration as
    | (Node & Name)
    | undefined
  const object = exported?.type === 'Identifier' ? findValue(exported.name, body) : exported
  if (object?.type !== 'ObjectExpression') return []
  return (object.properties as MappedProperty[]).flatMap(
    ({ type, key, value, argument }): [string, string][] => {
      if (type === 'SpreadElement') return argument?.name ? [[SPREAD, argument.name]] : []
      return key?.name ? [[key.name, value?.type === 'Identifier' ? value.name : '']] : []
    },
  )
}

function findValue(name: string, body: Node[]): Node | undefined {
  return body
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as { id: Name; init: Node }[])
    .find(({ id }) => id.name === name)?.init
}
