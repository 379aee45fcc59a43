import { type AtRule, type CssSyntaxError, type Declaration, parse, type Root } from 'postcss'
import parseValue, { type FunctionNode, type Node as ValueNode } from 'postcss-value-parser'

export interface Fault {
  what: string
  place: Place
  remedy: string
}

export interface Place {
  line: number
  column: number
}

/** Parses a stylesheet, or describes the error. */
export function parseSheet(text: string, file?: string): { root: Root } | { fault: Fault; isOpen: boolean } {
  try {
    const root = parse(text, { from: file, map: false })
    const open = referencesOf(root).find(({ path }) => takesRules(path))
    if (!open) return { root }
    return { isOpen: true, fault: { ...OPEN_ADDRESS, place: open.place() } }
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as CssSyntaxError
    const place = { line, column }
    const [, part] = /^Unclosed (\w+)/.exec(reason) ?? []
    if (part === 'bracket') return { isOpen: true, fault: { ...OPEN_ADDRESS, place } }
    if (part === 'block') {
      const open = braceAfter(text, place)
      return {
        isOpen: true,
        fault: { what: 'a block is not closed', place: open, remedy: 'add the missing }' },
      }
    }
    if (part) return { isOpen: true, fault: { what: `a ${part} is not closed`, place, remedy: 'close it' } }
    return { isOpen: false, fault: { what: `CSS: ${reason}`, place, remedy: 'Fix the rule' } }
  }
}

const OPEN_ADDRESS = { what: 'an address is not closed', remedy: 'add the missing )' }

/** Returns the place of the opening brace: the parser reports the start of the rule. */
function braceAfter(text: string, { line, column }: Place): Place {
  const lines = text.split('\n')
  const at = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
  return placeAt(text, text.indexOf('{', at))
}

export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

/** Whether an unquoted url() runs over rules, because its parenthesis is not closed. */
function takesRules(path: string): boolean {
  const [first = '', ...others] = path.split(/[\n\r]/)
  return !/^data:/i.test(first) && /[{}]/.test(others.join(''))
}

/** A reference to another stylesheet, an image or a font. */
export interface Reference {
  kind: 'import' | 'url'
  path: string
  place(): Place
  move(address: string): void
}

/** An import rule, with its layer, feature and media conditions. */
export interface ImportRule {
  rule: AtRule
  path: string
  condition: ValueNode[]
}

export function readImport(rule: AtRule): ImportRule {
  const [first, ...condition] = parseValue(rule.params).nodes.filter(({ type }) => type !== 'comment')
  const written = first?.type === 'function' ? first.nodes[0]?.value : first?.value
  return { rule, path: withoutEscapes(written ?? '').trim(), condition }
}

/** Returns the top-level imports of a sheet. */
export function importsOf(root: Root): ImportRule[] {
  return root.nodes.flatMap(node =>
    node.type === 'atrule' && node.name.toLowerCase() === 'import' ? [readImport(node)] : [],
  )
}

export function referencesOf(root: Root): Reference[] {
  const found: Reference[] = []
  root.walk(node => {
    if (node.type === 'atrule' && node.name.toLowerCase() === 'import') {
      const { path } = readImport(node)
      if (path) found.push({ kind: 'import', path, place: () => placeOf(node, path), move() {} })
    } else if (node.type === 'atrule') found.push(...urlsOf(node, 'params'))
    else if (node.type === 'decl') found.push(...urlsOf(node, 'value'))
  })
  return found
}

function urlsOf(node: AtRule | Declaration, field: 'params' | 'value'): Reference[] {
  const written = (node as unknown as Record<typeof field, string>)[field]
  if (!/url\(/i.test(written)) return []
  const value = parseValue(written)
  const found: Reference[] = []
  value.walk(part => {
    if (part.type !== 'function' || !/(?:^|\[)url$/i.test(part.value)) return
    const path = withoutEscapes(pathOf(part)).trim()
    if (!path) return
    found.push({
      kind: 'url',
      path,
      place: () => placeOf(node, pathOf(part)),
      move(address) {
        const place = { sourceIndex: 0, sourceEndIndex: 0 }
        part.nodes = [{ type: 'string', quote: '"', value: address, ...place }]
        Object.assign(part, { before: '', after: '' })
        Object.assign(node, { [field]: value.toString() })
      },
    })
  })
  return found
}

function pathOf({ nodes }: FunctionNode): string {
  return nodes[0]?.type === 'string' ? nodes[0].value : parseValue.stringify(nodes)
}

function placeOf(node: AtRule | Declaration, word: string): Place {
  return node.positionBy({ word })
}

function withoutEscapes(text: string): string {
  return text.replace(
    /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|\r\n|[\n\r\f]|([\s\S]))/gi,
    (_, code?: string, plain = '') => {
      const point = code ? Number.parseInt(code, 16) : 0
      return code ? String.fromCodePoint(point > 0x10_ff_ff ? 0xff_fd : point) : plain
    },
  )
}
