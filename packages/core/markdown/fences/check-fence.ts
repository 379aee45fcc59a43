import { type LineMark, nearestName } from '../../config'
import { listChoices, type Problem } from '../../report'
import { isLanguage, meantLanguage } from '../highlight'
import type { FenceInfo } from './fence-info'
import { firstMark, unevenHighlights } from './highlighted-lines'

/** Words allowed after a fence's language, with their allowed values, or true for any value or none. */
export type FenceWords = Record<string, readonly string[] | true>

export const ENGINE_WORDS: FenceWords = {
  title: true,
  showLineNumbers: true,
  live: true,
  noInline: true,
  npm2yarn: true,
  unchecked: true,
}

/** Option names of other tools, with the replacement here. */
const ELSEWHERE: Record<string, string> = {
  filename: 'title="…"',
  file: 'title="…"',
  caption: 'title="…"',
  name: 'title="…"',
  linenums: 'showLineNumbers',
  linenos: 'showLineNumbers',
  lineNumbers: 'showLineNumbers',
  ':line-numbers': 'showLineNumbers',
  'line-numbers': 'showLineNumbers',
  hl_lines: '{1,3-5}',
  hl: '{1,3-5}',
}

/** A fault of a fence: `below` counts lines from its first line, `written` is the word to point at. */
export interface FenceFault extends Problem {
  below?: number
  written?: string
}

interface Input {
  info: FenceInfo
  code: string
  /** All lines of the fence, as written. */
  source: string[]
  words: FenceWords
  marks: LineMark[]
}

/** Returns everything in a fence that has no effect, or a wrong one. */
export function checkFence({ info, code, source, words, marks }: Input): FenceFault[] {
  return [
    ...checkEnd(source, code),
    ...checkLanguage(info),
    ...checkQuote(info),
    ...checkWords(info, words),
    ...checkRange(info.range, code),
    ...checkMarks(info, code, marks),
  ]
}

const MARKDOWN_LINE = /^\s*(?:#{2,6} \S|`{3}|:::|<\/?[A-Z])/m

function checkEnd(source: string[], code: string): FenceFault[] {
  const [, marks] = /(`{3,}|~{3,})/.exec(source[0] ?? '') ?? []
  // Indented code has no fence marks.
  if (!marks) return []
  const end = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(source.length > 1 ? source.at(-1)! : '')?.[1]
  if (end?.startsWith(marks)) return []
  const fault = { remedy: `end it with a line ${marks}`, written: marks }
  if (MARKDOWN_LINE.test(code))
    return [{ ...fault, what: `the fence ${marks} is not closed: all that follows is code` }]
  return [{ ...fault, what: `the fence ${marks} is not closed`, severity: 'warning' }]
}

function checkLanguage({ language }: FenceInfo): FenceFault[] {
  const meant = meantLanguage(language)
  if (!meant) return []
  // The code is shown, only without highlighting.
  const what = `unknown language "${language}"`
  return [{ what, remedy: `did you mean "${meant}"?`, severity: 'warning', written: language }]
}

/** Reports an unclosed quote; a warning, because the rest of the line becomes the value. */
function checkQuote({ openQuote: name }: FenceInfo): FenceFault[] {
  if (!name) return []
  const what = `the value of ${name}= has no closing quote`
  return [{ what, remedy: `write ${name}="…"`, severity: 'warning', written: name }]
}

function checkWords({ language, attributes, flags }: FenceInfo, words: FenceWords): FenceFault[] {
  const written = [...Object.entries(attributes), ...[...flags].map(flag => [flag, ''] as const)]
  return written.flatMap(([name, value]): FenceFault[] => {
    if (!Object.hasOwn(words, name)) {
      const fault = unknownWord(name, Object.keys(words))
      // A word without a value loses nothing, and an unknown language may be drawn by a tool that reads its own
      // words.
      const isLost = value !== '' && (!language || isLanguage(language))
      return [isLost ? fault : { ...fault, severity: 'warning' }]
    }
    const values = words[name]
    if (values === true || values?.includes(value)) return []
    const what = `${name}="${value}" is not a value of "${name}"`
    return [{ what, remedy: `write one of: ${listChoices(values ?? [])}`, written: name }]
  })
}

function unknownWord(name: string, known: string[]): FenceFault {
  const what = `"${name}" is not an option of a code fence`
  // The code is complete: Docusaurus ignores other tools' options, too.
  if (Object.hasOwn(ELSEWHERE, name))
    return { what, remedy: `write ${ELSEWHERE[name]}`, written: name, severity: 'warning' }
  const meant = nearestName(name.replace(/=$/, ''), known)
  if (meant && name.endsWith('='))
    return { what, remedy: `write ${meant}="…", without a space`, written: name, severity: 'warning' }
  if (meant) return { what, remedy: `did you mean "${meant}"?`, written: name }
  // It may be meant for a plugin of another tool; nothing is lost on the page.
  const remedy = `remove it, or use one of: ${listChoices(known)}`
  return { what, remedy, severity: 'warning', written: name }
}

function checkRange(range: string | undefined, code: string): FenceFault[] {
  if (range === undefined) return []
  const written = `{${range}}`
  const count = code.split('\n').length
  for (const part of range.split(',')) {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? []
    if (from === undefined) {
      const what = `${written} is not a list of lines`
      // The code block is complete.
      return [{ what, remedy: 'write numbers and ranges such as {1,3-5}', written, severity: 'warning' }]
    }
    if (Number(to) < Number(from)) {
      const what = `the range of lines {${part.trim()}} runs backwards`
      return [{ what, remedy: `write {${to}-${from}}`, written }]
    }
    if (Number(from) < 1 || Number(to) > count) {
      const what = `${written} highlights a line outside the block, which has ${count}`
      return [{ what, remedy: 'correct the numbers; they begin with 1', written, severity: 'warning' }]
    }
  }
  return []
}

function describePair({ line, block }: LineMark): string {
  const pair = `write ${block?.start} above and ${block?.end} below the lines`
  return line ? `${pair}, or ${line}` : pair
}

const DRAWN_AS_TEXT = new Set(['md', 'mdx', 'markdown', 'text', 'txt'])
const VITEPRESS_MARK = /(?:\/\/|\/\*|#|<!--|--)\s*(\[!code [^\]]+\])/

function checkMarks({ language, range }: FenceInfo, code: string, marks: LineMark[]): FenceFault[] {
  if (DRAWN_AS_TEXT.has(language)) return []
  const faults: FenceFault[] = []
  const shown = range ? firstMark({ code, language, marks }) : undefined
  if (shown)
    faults.push({
      what: `${shown.written} is shown as code: {${range}} marks the lines of this block`,
      remedy: `remove {${range}}, or the comments`,
      below: shown.line,
      written: shown.written,
      severity: 'warning',
    })
  const uneven = range ? undefined : unevenHighlights({ code, language, marks })
  if (uneven)
    faults.push({
      what: `${uneven.written} has no ${uneven.missing}`,
      remedy: describePair(uneven.mark),
      below: uneven.line,
      written: uneven.written,
      // The code block is complete.
      severity: 'warning',
    })
  for (const [index, line] of code.includes('[!code') ? code.split('\n').entries() : []) {
    const written = VITEPRESS_MARK.exec(line)?.[1]
    if (written)
      faults.push({
        what: `${written} is VitePress syntax and would be shown in the code`,
        remedy: /\+\+|--/.test(written)
          ? 'use a diff fence: + and - before the lines'
          : 'write // highlight-next-line above the line',
        below: index + 1,
        written,
      })
  }
  return faults
}
