import { z } from 'zod'
import { listChoices } from '../report'

/** A step into a value: a field name or a list index. */
export type FieldPath = (string | number)[]

/** A fault of one field: what is wrong with it and the edit that fixes it. */
export interface FieldFault {
  path: FieldPath
  what: string
  remedy?: string
  severity?: 'warning'
}

const FIELDS = 'fields:'

/** An object schema that rejects unknown fields and lists the known ones in its errors. */
export function strict<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = FIELDS + Object.keys(shape).join(',')
  return z.strictObject(shape, {
    error: issue => (issue.code === 'unrecognized_keys' ? fields : undefined),
  })
}

/** Whether a check can read a field although others are invalid, so that all faults are reported at once. */
export function hasText(value: unknown, field: string): boolean {
  return typeof (value as Record<string, unknown> | null | undefined)?.[field] === 'string'
}

/** Accepts a list or a single value; `false` and undefined become an empty list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  type In = z.input<Item>
  const toList = (value: unknown) => (value === false ? [] : Array.isArray(value) ? value : [value])
  const list = z.preprocess(toList, z.array(item))
  return (list as unknown as z.ZodType<z.output<Item>[], In | In[] | false>).prefault(false)
}

/** Turns the issues of a failed check into faults with a sentence and a remedy for the author. */
export function describeIssues(issues: readonly z.core.$ZodIssue[], input: unknown): FieldFault[] {
  return issues.flatMap(issue => describeIssue(issue, input))
}

/** Returns the known name that a misspelt one most likely means. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const bare = (text: string) => text.toLowerCase().replace(/[-_]/g, '')
  const limit = name.length < 6 ? 1 : 2
  let best: string | undefined
  let least = limit + 1
  for (const candidate of known) {
    const isSame = bare(candidate) === bare(name)
    if (!isSame && Math.abs(candidate.length - name.length) > limit) continue
    const distance = isSame ? 0 : editDistance(name, candidate)
    if (distance < least) {
      best = candidate
      least = distance
    }
  }
  return best
}

/** Sorts names by similarity to an unknown one. */
export function nearestFirst(name: string, known: readonly string[]): string[] {
  const word = name.toLowerCase()
  const score = (candidate: string) => {
    const text = candidate.toLowerCase()
    const shared = text.includes(word) || word.includes(text.split('/').at(-1)!) ? 0.5 : 1
    return editDistance(word, text) * shared
  }
  return [...known]
    .map(one => ({ one, by: score(one) }))
    .sort((a, b) => a.by - b.by)
    .map(({ one }) => one)
}

export function quoteList(names: readonly unknown[]): string {
  return names.map(name => JSON.stringify(name)).join(', ')
}

function describeIssue(issue: z.core.$ZodIssue, input: unknown): FieldFault[] {
  const path = realPath(input, issue.path)
  const name = fieldName(path)
  const value = valueAt(input, path)

  if (issue.code === 'unrecognized_keys') {
    const fields = issue.message.startsWith(FIELDS) ? issue.message.slice(FIELDS.length).split(',') : []
    return issue.keys.map(key => unknownField([...path, key], fields))
  }
  if (issue.code === 'invalid_value') {
    const guess = typeof value === 'string' && nearestName(value, issue.values.map(String))
    const remedy = guess ? `Did you mean ${JSON.stringify(guess)}?` : 'Use one of these values.'
    if (value === undefined) {
      return [{ path, what: `${name} is missing.`, remedy: `Add it: ${quoteList(issue.values)}.` }]
    }
    return [
      { path, what: `${name} must be one of ${quoteList(issue.values)}, but it is ${show(value)}.`, remedy },
    ]
  }
  if (issue.code === 'invalid_type') {
    const expected = TYPE_NAMES[issue.expected] ?? issue.expected
    if (value === undefined) {
      // The schema does not know the type of a field that accepts anything.
      const remedy = issue.expected === 'nonoptional' ? 'Add it.' : `Add it as ${expected}.`
      return [{ path, what: `${name} is missing.`, remedy }]
    }
    const needsQuotes = issue.expected === 'string' && /^(?:number|boolean)$/.test(typeof value)
    const remedy = needsQuotes ? `Put it in quotes: "${value}".` : `Write ${expected} here.`
    return [{ path, what: `${name} must be ${expected}, but it is ${show(value)}.`, remedy }]
  }
  const [first = '', ...rest] = issue.message.split('\n')
  const what = first.startsWith('must ') ? `${name} ${first}, but it is ${show(value)}.` : first
  return [{ path, what, remedy: rest.join('\n') || undefined }]
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function unknownField(path: FieldPath, fields: string[]): FieldFault {
  const guess = nearestName(String(path.at(-1)), fields)
  const valid = fields.length > 0 ? `Valid fields here: ${listChoices(fields)}.` : ''
  const remedy = guess ? `Did you mean "${guess}"?` : valid
  return { path, what: `Unknown field ${fieldName(path)}.`, remedy: remedy || undefined }
}

function fieldName(path: FieldPath): string {
  if (path.length === 0) return 'The value'
  const dotted = path.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')
  return `"${dotted.replace(/^\./, '')}"`
}

function show(value: unknown): string {
  if (value instanceof RegExp || typeof value === 'function') return String(value).slice(0, 60)
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** Drops the list indexes that `listOf` added around a single value. */
function realPath(input: unknown, path: readonly PropertyKey[]): FieldPath {
  const real: FieldPath = []
  for (const step of path) {
    if (typeof step === 'symbol') continue
    if (typeof step === 'number' && !Array.isArray(valueAt(input, real))) continue
    real.push(step)
  }
  return real
}

function valueAt(input: unknown, path: FieldPath): unknown {
  let value = input
  for (const step of path) value = (value as Record<string | number, unknown> | null | undefined)?.[step]
  return value
}

/** Edit distance between two words; swapping neighbouring letters counts as one edit. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
