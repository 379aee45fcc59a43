import ts from 'typescript'
import { goals } from '../site/data/api/goals'
import { optionIn } from '../site/data/api/options'
import { defaultLine } from '../site/data/lines'
import { hintKey } from '../site/plugin/hints'
import { openScripts, scriptUnits } from './check'
import type { Environment } from './environments'
import type { Page } from './pages'

/** Options in the samples, found by the type checker. */
export interface HintData {
  /** Ranges of the code that are options, by fence key. */
  fences: Record<string, [start: number, end: number, option: string][]>
  /** Content of the hint, by option. */
  hints: Record<string, { code: string; notes: string[] }>
}

/** Finds the plugin's options in every checked script, by the compiler's types of objects. */
export function readHints(pages: Page[]): HintData {
  const units = scriptUnits(pages)
    .filter(({ code, isPart }) => !isPart && code.includes('weapp-tailwindcss'))
    .map(unit => ({ ...unit, environments: [environmentOf(unit.environments)] }))
  const { program, files } = openScripts(units)
  const checker = program.getTypeChecker()
  const data: HintData = { fences: {}, hints: {} }
  for (const [path, { unit }] of files) {
    const source = program.getSourceFile(path)
    if (!source) throw new Error(`the compiler did not read ${path}`)
    const found = findOptions(source, checker)
    if (found.length === 0) continue
    data.fences[hintKey(unit)] = found.map(({ start, end, option }) => [start, end, option])
    for (const { option, type, isOptional } of found) data.hints[option] ??= toHint(option, type, isOptional)
  }
  return {
    fences: sortKeys(data.fences),
    hints: sortKeys(data.hints),
  }
}

/** Returns an environment of the default line if the script applies to it; one environment suffices. */
function environmentOf(environments: Environment[]): Environment {
  const found = environments.find(({ line }) => line === defaultLine.id) ?? environments[0]
  if (!found) throw new Error('a script is for no line of the plugin')
  return found
}

interface FoundOption {
  start: number
  end: number
  /** Path with outer options: `tailwindcssPatcherOptions.patch.cwd`. */
  option: string
  /** As declared. */
  type: string
  isOptional: boolean
}

function findOptions(source: ts.SourceFile, checker: ts.TypeChecker): FoundOption[] {
  const found: FoundOption[] = []
  const visit = (node: ts.Node, around: string[]) => {
    const option = optionAt(node, checker)
    const path = option ? [...around, option.name] : around
    if (option) {
      const { name, type, isOptional } = option
      const key = (node as ts.PropertyAssignment).name
      const isQuoted = ts.isStringLiteral(key)
      found.push({
        start: key.getStart(source) + Number(isQuoted),
        end: key.getEnd() - Number(isQuoted),
        option: [...around, name].join('.'),
        type,
        isOptional,
      })
    }
    ts.forEachChild(node, child => visit(child, path))
  }
  visit(source, [])
  return found.sort((a, b) => a.start - b.start)
}

/** Returns the option that an object member sets, if it is declared in a package of the plugin. */
function optionAt(node: ts.Node, checker: ts.TypeChecker) {
  if (!ts.isObjectLiteralElementLike(node) || !ts.isObjectLiteralExpression(node.parent)) return undefined
  if (!node.name || !(ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) return undefined
  const name = node.name.text
  const expected = checker.getContextualType(node.parent)
  const symbol = expected && checker.getPropertyOfType(checker.getNonNullableType(expected), name)
  const declaration = symbol?.declarations?.find(ts.isPropertySignature)
  if (!declaration || !isOfPlugin(declaration.getSourceFile().fileName)) return undefined
  const type = (declaration.type?.getText() ?? 'unknown').replaceAll(/\s+/g, ' ')
  return { name, type, isOptional: declaration.questionToken !== undefined }
}

function isOfPlugin(file: string): boolean {
  return /\/node_modules\/(?:weapp-tailwindcss|@weapp-tailwindcss\/[^/]+|tailwindcss-patch)\//.test(file)
}

/** Returns type and default as in the reference, and the purpose from the list of options. */
function toHint(option: string, type: string, isOptional: boolean): HintData['hints'][string] {
  const known = option.includes('.') ? null : optionIn(option, defaultLine.plugin)
  const sentence = goals.flatMap(({ options }) => options).find(({ name }) => name === option)?.text
  const name = option.split('.').at(-1)
  return {
    code: `${name}${isOptional ? '?' : ''}: ${known?.type ?? type}`,
    notes: [sentence ? `${sentence}。` : '', known?.default ? `默认值 ${known.default}` : ''].filter(Boolean),
  }
}

function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
