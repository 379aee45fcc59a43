import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { OptionState } from '../../site/data/api/options'

/** Reads the options of one plugin version from its package folder, without installing dependencies. */
export function readOptions(folder: string): Record<string, OptionState> {
  const file = ['ts', 'mts', 'cts']
    .map(end => join(folder, `dist/types.d.${end}`))
    .find(path => existsSync(path))
  if (!file) throw new Error(`${folder} has no dist/types.d.ts`)
  const program = createProgram(file)
  const checker = program.getTypeChecker()
  const defaults = readDefaults(folder)
  const declarations = findDeclarations(program, folder)
  const states = declarations
    .flatMap(declaration => collectMembers(declaration, checker))
    .map(member => {
      const name = member.name.getText()
      const value = name in defaults ? defaults[name] : defaultTag(member)
      return [
        name,
        { type: textOf(member.type), ...(value === undefined ? {} : { default: value }) },
      ] as const
    })
  return Object.fromEntries(states.sort(([a], [b]) => (a < b ? -1 : 1)))
}

type Member = ts.PropertySignature & { type: ts.TypeNode }

/** Creates a program from the archive's own files: types of other packages are unknown. */
function createProgram(file: string): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noLib: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      text.startsWith('.') ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined },
    )
  return ts.createProgram([file], options, host)
}

/**
 * Returns all declarations of the interface: some versions split it into several that merge; 4.9.4 has most of them in
 * an augmentation of a module that is not in its archive.
 */
function findDeclarations(program: ts.Program, folder: string): ts.InterfaceDeclaration[] {
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(join(folder, 'dist'))) continue
    const modules = source.statements.filter(ts.isModuleDeclaration)
    const blocks = modules.flatMap(({ body }) => (body && ts.isModuleBlock(body) ? [...body.statements] : []))
    const found = [...source.statements, ...blocks]
      .filter(ts.isInterfaceDeclaration)
      .filter(({ name }) => name.text === 'UserDefinedOptions')
    if (found.length > 0) return found
  }
  throw new Error(`${folder} declares no UserDefinedOptions`)
}

/** Returns the members of an interface and its parents; throws for a parent outside of the package. */
function collectMembers(declaration: ts.InterfaceDeclaration, checker: ts.TypeChecker): Member[] {
  const parents = (declaration.heritageClauses ?? []).flatMap(clause => clause.types)
  const inherited = parents.flatMap(parent => {
    const symbol = checker.getSymbolAtLocation(parent.expression)
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const found = target?.declarations?.find(ts.isInterfaceDeclaration)
    if (!found)
      throw new Error(`UserDefinedOptions extends ${parent.getText()}, which the archive does not hold`)
    return collectMembers(found, checker)
  })
  const own = declaration.members.map(member => {
    if (ts.isPropertySignature(member) && member.type) return member as Member
    throw new Error(
      `UserDefinedOptions.${member.name?.getText()} is declared in a way this script does not know`,
    )
  })
  return [...inherited, ...own]
}

/** Returns the text of `@default`, if it is a value and not a sentence. */
function defaultTag(member: ts.Node): string | undefined {
  const tag = ts.getJSDocTags(member).find(({ tagName }) => /^default(?:Value)?$/.test(tagName.text))
  const text = (ts.getTextOfJSDocComment(tag?.comment) ?? '')
    .trim()
    .replace(/^`+(?:\w+\n)?|`+$/g, '')
    .trim()
  if (!text || /\n/.test(text)) return undefined
  const value = literalOf(parseExpression(text))
  return value === undefined ? undefined : value.text
}

/** Reads the defaults in the packed code; literal values only. */
function readDefaults(folder: string): Record<string, string | undefined> {
  const dist = join(folder, 'dist')
  for (const name of readdirSync(dist).filter(file => /\.[cm]?js$/.test(file))) {
    const text = readFileSync(join(dist, name), 'utf8')
    if (!/function getDefaultOptions\b|\bdefaultOptions = \{/.test(text)) continue
    const object = findDefaultsObject(ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true))
    if (object) return readProperties(object)
  }
  throw new Error(`${folder} has no default options that this script finds`)
}

function findDefaultsObject(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  const isVariable = ts.isVariableDeclaration(node) && node.name.getText() === 'defaultOptions'
  if (isVariable && node.initializer && ts.isObjectLiteralExpression(node.initializer))
    return node.initializer
  if (ts.isFunctionDeclaration(node) && node.name?.text === 'getDefaultOptions') {
    const result = node.body?.statements.find(ts.isReturnStatement)?.expression
    if (result && ts.isObjectLiteralExpression(result)) return result
  }
  return ts.forEachChild(node, findDefaultsObject)
}

function readProperties(object: ts.ObjectLiteralExpression): Record<string, string | undefined> {
  const found = object.properties.flatMap(property => {
    if (!ts.isPropertyAssignment(property)) return []
    const value = literalOf(property.initializer)
    // Computed values are omitted here: `@default` may still document them.
    return value ? [[nameOf(property.name), value.text] as const] : []
  })
  return Object.fromEntries(found.filter(([, text]) => text !== 'undefined'))
}

/** Returns a literal value as source on one line. */
function literalOf(node: ts.Expression | undefined): { text: string } | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node))
    return { text: `'${node.text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` }
  if (ts.isNumericLiteral(node)) return { text: node.text }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { text: 'true' }
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { text: 'false' }
  if (ts.isVoidExpression(node) || node.getText() === 'undefined') return { text: 'undefined' }
  if (ts.isArrayLiteralExpression(node)) {
    const parts = node.elements.map(literalOf)
    return parts.every(part => part) ? { text: `[${parts.map(part => part!.text).join(', ')}]` } : undefined
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const parts = node.properties.map(property => {
    const value = ts.isPropertyAssignment(property) ? literalOf(property.initializer) : undefined
    return value && `${quoteName(nameOf(property.name!))}: ${value.text}`
  })
  if (!parts.every(part => part)) return undefined
  return { text: parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}' }
}

function parseExpression(text: string): ts.Expression | undefined {
  const source = ts.createSourceFile('default.ts', `(${text})`, ts.ScriptTarget.ES2022, true)
  const [statement, ...rest] = source.statements
  if (!statement || rest.length > 0 || !ts.isExpressionStatement(statement)) return undefined
  return ts.isParenthesizedExpression(statement.expression) ? statement.expression.expression : undefined
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteralLike(name) ? name.text : name.getText()
}

function quoteName(name: string): string {
  return /^[\w$]+$/.test(name) ? name : `'${name}'`
}

/** Returns the source of a type on one line, without comments. */
function textOf(node: ts.Node): string {
  return node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/"/g, "'")
}
