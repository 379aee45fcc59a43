import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import ts from 'typescript'
import type { ApiGeneration, ApiMember, ApiSymbol } from '../../site/data/api/types'
import type { SymbolSource } from './symbols'

/** Reads published declarations in a node_modules folder: names, types as written, optionality. */
export function readSymbols(sources: SymbolSource[], modules: string): ApiGeneration {
  const present = sources.filter(source => existsSync(join(modules, source.file)))
  const files = present.map(source => join(modules, source.file))
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const symbols: ApiGeneration = {}
  for (const [index, { names }] of present.entries()) {
    const file = program.getSourceFile(files[index]!)
    const module = file && checker.getSymbolAtLocation(file)
    if (!module) throw new Error(`${present[index]!.file} is not a module`)
    const exports = new Map(checker.getExportsOfModule(module).map(symbol => [symbol.name, symbol]))
    for (const name of names) {
      const symbol = exports.get(name)
      if (symbol) symbols[name] = describeSymbol(name, resolveAlias(symbol, checker), checker)
    }
  }
  return symbols
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function describeSymbol(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): ApiSymbol {
  const declarations = symbol.declarations ?? []
  const [first] = declarations
  if (!first) throw new Error(`${name} has no declaration`)
  const place = placeOf(first.getSourceFile().fileName)
  if (ts.isTypeAliasDeclaration(first)) {
    return { name, kind: 'type', ...place, type: textOf(first.type), members: membersOf(first.type, symbol) }
  }
  const parents = declarations.flatMap(declaration =>
    ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)
      ? (declaration.heritageClauses ?? []).flatMap(clause => clause.types.map(type => type.getText()))
      : [],
  )
  const properties = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
  const construct = symbol.members?.get('__constructor' as ts.__String)
  return {
    name,
    kind: ts.isClassDeclaration(first) ? 'class' : 'interface',
    ...place,
    ...(parents.length > 0 ? { extends: parents } : {}),
    members: [...(construct ? [construct] : []), ...properties].map(member => describeMember(member, symbol)),
  }
}

function describeMember(member: ts.Symbol, owner: ts.Symbol): ApiMember {
  const declaration = member.declarations?.[0]
  if (!declaration) throw new Error(`${owner.name}.${member.name} has no declaration`)
  const base = { name: member.name, optional: Boolean(member.flags & ts.SymbolFlags.Optional) }
  const parent = declaration.parent
  const from =
    ts.isInterfaceDeclaration(parent) && parent.name.text !== owner.name ? { from: parent.name.text } : {}
  if (ts.isConstructorDeclaration(declaration)) {
    const parameters = declaration.parameters.map(textOf).join(', ')
    return { ...base, name: 'constructor', kind: 'constructor', type: `new (${parameters})` }
  }
  if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) {
    const parameters = declaration.parameters.map(textOf).join(', ')
    return {
      ...base,
      kind: 'method',
      type: `(${parameters}) => ${declaration.type ? textOf(declaration.type) : 'void'}`,
      ...from,
    }
  }
  if ((ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) && declaration.type) {
    const members = membersOf(declaration.type, member)
    return {
      ...base,
      kind: 'property',
      type: textOf(declaration.type),
      ...from,
      ...(members.length > 0 ? { members } : {}),
    }
  }
  throw new Error(`${owner.name}.${member.name} is declared in a way this script does not know`)
}

/** Returns the members of an inline object type. */
function membersOf(type: ts.TypeNode, owner: ts.Symbol): ApiMember[] {
  if (!ts.isTypeLiteralNode(type)) return []
  return type.members.flatMap(node => {
    const symbol = (node as { symbol?: ts.Symbol }).symbol
    return symbol && ts.isPropertySignature(node) ? [describeMember(symbol, owner)] : []
  })
}

/** Returns the source of a type on one line, without comments. */
function textOf(node: ts.Node): string {
  return node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/"/g, "'")
}

/** Splits the path of a file in node_modules into package and path. */
function placeOf(fileName: string): { package: string; file: string } {
  const [, root = '', name = '', file = ''] =
    /^(.*[\\/]node_modules[\\/])((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](.+)$/.exec(fileName) ?? []
  const { name: published, version } = JSON.parse(
    readFileSync(join(root, name, 'package.json'), 'utf8'),
  ) as Record<string, string>
  return { package: `${published}@${version}`, file: file.replaceAll(sep, '/') }
}
