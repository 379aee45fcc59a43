import { readFileSync } from 'node:fs'
import { styleText } from 'node:util'
import { resolve } from '../paths'
import { inHouseStyle, type Problem, remedyText } from './site-error'

interface Settings {
  root: string
  color: boolean
}

/** Formats a problem for the terminal: clickable place, sentence, code frame, remedy. */
export function printProblem(given: Problem, { root, color }: Settings): string {
  const paint = (style: 'cyan' | 'red' | 'bold' | 'dim', text: string) =>
    color ? styleText(style, text, { validateStream: false }) : text
  const problem = locate(given, root)
  const { what, where } = problem
  const place = where && [where.file, where.line, where.column].filter(part => part !== undefined).join(':')
  const frame = where?.line ? codeFrame({ ...where, line: where.line }, root) : []
  const remedy = remedyText(problem)
  return [
    place ? `${paint('cyan', place)}: ${paint('bold', what)}` : paint('bold', what),
    ...frame.map(({ text, marked }) => (marked ? paint('red', text) : paint('dim', text))),
    ...(remedy ? [remedy] : []),
  ].join('\n')
}

/** Formats a problem as a GitHub annotation. */
export function annotateProblem(given: Problem, root: string): string {
  const problem = locate(given, root)
  const { what, where } = problem
  const place = where && { file: where.file, line: where.line, col: where.column }
  const fields = Object.entries(place ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeData(String(value)).replace(/[:,]/g, encode)}`],
  )
  const text = problem.remedy ? `${what}\n${problem.remedy}` : what
  return `::error ${fields.join(',')}::${escapeData(text)}`
}

/** Adds the column where the line contains a quoted name of the problem exactly once. */
export function locate(given: Problem, root: string): Problem {
  const problem = inHouseStyle(given)
  const { where, what } = problem
  if (!where?.line || where.column) return problem
  const line = readLines(where.file, root)?.[where.line - 1]
  if (line === undefined) return problem
  for (const name of namedIn(what)) {
    const first = line.indexOf(name)
    if (first >= 0 && line.indexOf(name, first + 1) < 0)
      return { ...problem, where: { ...where, column: first + 1 } }
  }
  return problem
}

/** Returns the names that a sentence quotes, in order: `"x"`, `<x>`, paths, anchors, list entries. */
function namedIn(what: string): string[] {
  const found = what.matchAll(
    /"([^"]+)"|'([^']+)'|`([^`]+)`|(<\w[\w.]*)|\n- (\S+)|((?:\.{0,2}\/|#)[^\s,;]+)/g,
  )
  return [...found].flatMap(match => {
    const name = match.slice(1).find(part => part !== undefined)!
    const anchor = name.indexOf('#')
    return anchor > 0 ? [name, name.slice(anchor)] : [name]
  })
}

function codeFrame(where: { file: string; line: number; column?: number }, root: string) {
  const lines = readLines(where.file, root)
  if (!lines || where.line > lines.length) return []
  const from = Math.max(1, where.line - 1)
  const to = Math.min(lines.length, where.line + 1)
  const width = String(to).length
  const frame: { text: string; marked: boolean }[] = []
  for (let number = from; number <= to; number++) {
    const marked = number === where.line
    const text = cut(lines[number - 1]!)
    frame.push({
      text: `${marked ? '>' : ' '} ${String(number).padStart(width)} | ${text}`.trimEnd(),
      marked,
    })
    if (marked && where.column && where.column <= LONGEST)
      frame.push({ text: `  ${' '.repeat(width)} | ${pad(text, where.column - 1)}^`, marked })
  }
  return frame
}

const LONGEST = 120

function cut(line: string): string {
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

/** Han characters are two columns wide on a terminal. */
function pad(line: string, count: number): string {
  return line
    .slice(0, count)
    .replace(/[^\t]/gu, char =>
      /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/.test(char) ? '  ' : ' ',
    )
}

function readLines(file: string, root: string): string[] | undefined {
  try {
    return readFileSync(resolve(root, file), 'utf8').split(/\r?\n/)
  } catch {
    return undefined
  }
}

function escapeData(text: string): string {
  return text.replace(/[%\r\n]/g, encode)
}

function encode(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
