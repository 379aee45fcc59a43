import { LineCounter, parseDocument, type YAMLParseError } from 'yaml'
import type { FieldPath } from '../../config'
import { readSimpleYaml } from './simple-yaml'

export interface SplitSource {
  /** Text between the marks; undefined without front matter. */
  yaml?: string
  body: string
  /** Line of the file where the body starts, from 1. */
  bodyLine: number
  /** It starts with a front matter mark, but has no closing one. */
  neverClosed?: boolean
  /** Line of a block that would be front matter if it were at the top of the file. */
  lateLine?: number
}

/** A block that would be front matter at the top of the file. */
const LATE =
  /^---[ \t]*\n(?:id|title|description|slug|date|authors|tags|keywords|sidebar_\w+):[ \t\n][\s\S]*?^---[ \t]*$/m

export function splitFrontMatter(source: string): SplitSource {
  const text = normalize(source)
  const opening = /^---[ \t]*\n/.exec(text)
  if (!opening) {
    const above = text.slice(0, LATE.exec(text)?.index ?? 0)
    // After a code fence, it may be an example.
    const isLate = above !== '' && !/```|~~~/.test(above)
    return { body: text, bodyLine: 1, ...(isLate && { lateLine: above.split('\n').length }) }
  }
  // Docusaurus also accepts a longer line of dashes as the end.
  const closing = /^-{3,}[ \t]*$/m
  const start = opening[0].length
  const rest = text.slice(start)
  const end = closing.exec(rest)
  if (!end) return { body: text, bodyLine: 1, neverClosed: /^[\w-]+:(?:\s|$)/.test(rest) }
  const yaml = rest.slice(0, end.index)
  const bodyStart = end.index + end[0].length + 1
  return { yaml, body: rest.slice(bodyStart), bodyLine: yaml.split('\n').length + 2 }
}

/** Removes the byte order mark and normalizes line endings. */
function normalize(source: string): string {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

export interface YamlFault {
  what: string
  remedy: string
  line: number
  column?: number
}

/** Explanations for page authors, by pattern of the parser's message or of the line it is about. */
const PLAIN_WORDS: [pattern: RegExp, words: string, remedy: string][] = [
  [/^\s*[\w-]+：/m, 'the colon behind the field is a full-width one', 'Write ": " in place of "：".'],
  [/compact mappings/, 'a text with ": " in it needs quotes', 'Put the text in quotes.'],
  [/Tabs are not allowed/, 'a tab cannot indent', 'Indent with spaces.'],
  [/Map keys must be unique/, 'the same field stands there twice', 'Remove one of the two.'],
  [
    /All mapping items must start at the same column/,
    'this line is indented differently from the one above',
    'Indent both alike.',
  ],
  [/Missing , /, 'a comma is missing before this line', 'Add it.'],
]
const OTHERWISE = 'Fix it; texts with ": ", " #" or brackets need quotes.'

/** Returns the fields of a YAML or JSON text, or its faults with their lines. */
export function parseFields(yaml: string): {
  data: Record<string, unknown>
  faults: YamlFault[]
} {
  const simple = readSimpleYaml(yaml.trimEnd())
  if (simple) return { data: simple, faults: [] }

  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) {
    // Later errors are usually consequences of the first one.
    const [{ message, pos, code }, second] = document.errors as [YAMLParseError, YAMLParseError?]
    const { line, col } = lines.linePos(pos[0])
    // A field indented below a text is parsed as part of that text.
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && second?.code === 'MULTILINE_IMPLICIT_KEY') {
      const what = 'This is not valid YAML: this line is indented more than the one above.'
      return { data: {}, faults: [{ what, remedy: 'Indent both alike.', line: line + 1, column: 1 }] }
    }
    const told = `${message}\n${yaml.split('\n')[line - 1]}`
    const plain = PLAIN_WORDS.find(([pattern]) => pattern.test(told))
    const [, words, remedy] = plain ?? ['', message, OTHERWISE]
    const format = /^\s*\{/.test(yaml) ? 'JSON' : 'YAML'
    return {
      data: {},
      faults: [{ what: `This is not valid ${format}: ${words}.`, remedy, line, column: col }],
    }
  }
  let data: unknown
  try {
    data = document.toJS()
    // Throws where an alias refers to one of its ancestors.
    JSON.stringify(data)
  } catch (error) {
    const what =
      error instanceof TypeError
        ? 'A YAML alias (*) refers to itself.'
        : 'The aliases (*) multiply too often.'
    return { data: {}, faults: [{ what, remedy: 'Write the values out.', line: 1 }] }
  }
  if (data === null || data === undefined) return { data: {}, faults: [] }
  if (typeof data !== 'object' || Array.isArray(data)) {
    const what = 'Expected fields such as "title: …".'
    return { data: {}, faults: [{ what, remedy: 'Write a name and ": " before each value.', line: 1 }] }
  }
  return { data: data as Record<string, unknown>, faults: [] }
}

export function locateInFrontMatter(source: string, path: FieldPath): FieldPlace {
  const { yaml } = splitFrontMatter(source)
  if (!yaml) return { line: 1 }
  const { line, column } = locateInYaml(yaml, path)
  return { line: line + 1, column }
}

export interface FieldPlace {
  line: number
  column?: number
}

/** Returns the place (from 1) of a field in a YAML or JSON text, or of its nearest existing ancestor. */
export function locateInYaml(yaml: string, path: FieldPath): FieldPlace {
  const lines = new LineCounter()
  let node = parseDocument(yaml, { lineCounter: lines }).contents as YamlNode | null | undefined
  let offset = 0
  for (const step of path) {
    const item = node?.items?.find((candidate, index) =>
      candidate?.key ? String(candidate.key.value) === String(step) : index === step,
    )
    if (!item) break
    offset = (item.key ?? item).range?.[0] ?? offset
    node = item.key ? item.value : item
  }
  const { line, col } = lines.linePos(offset)
  return { line: line || 1, column: col || undefined }
}

interface YamlNode {
  items?: (YamlNode & { key?: YamlNode })[]
  value?: YamlNode
  range?: [number, number, number]
}
