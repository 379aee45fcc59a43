import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readInfo } from '../fences'
import { findFolders } from '../folders'
import { linesFor } from '../page-lines'
import type { Page } from '../pages'
import { isSample, toSampleInput } from '../sample-fences'
import { missCase } from './cases'

/** Subjects of claims, with the text that the plugin gets. */
const subjects = {
  classes: 'utility classes: Tailwind makes CSS of them, the plugin WXSS',
  wxml: 'a template',
  js: 'a script',
  css: 'CSS as Tailwind gives it out',
  escape: 'class names, escaped',
  sample: 'a word of a sample on the page, which says the rest',
  value:
    'a JavaScript expression in a project with the plugin; `context` is what `createContext(options)` gives',
  case: 'a function "topic/name" in proofs/claims/cases, run in the same project',
  command: 'a command of the plugin’s own CLI',
  option: 'the name of an option: its type and default, or "absent"',
  build: 'a starter, built with its framework',
} as const

/** Expectations of claims. ` && ` separates several. */
const expectations = {
  has: 'the result has this text; white space does not count',
  lacks: 'the result does not have it',
  times: 'a number and a text: how often the result has it',
  is: 'the result is this text',
  same: 'nothing is changed',
  fails: 'an error with this text',
  before: 'the CSS that Tailwind made has this text, before the plugin changes it',
} as const

type Subject = keyof typeof subjects
export type Expectation = keyof typeof expectations

/** A statement about behaviour, with a test of it. */
export interface Claim {
  /** "docs/principle/index.mdx:12". */
  place: string
  sentence: string
  subject: Subject
  /** Input of the plugin; for a sample, the code of its fence. */
  input: string
  /** Language of the sample, if the subject is one. */
  language: string
  tailwind: (3 | 4)[]
  /** Plugin options as JSON. */
  options?: string
  lines: string[]
  /** Lines of the page that the claim excludes. */
  otherLines: string[]
  expected: [Expectation, string][]
}

const MARKER = /<!--\s*claim\b([\s\S]*?)-->/g
const settings = ['tw', 'options', 'lines']
const LONGEST_VALUE = 160

/** Reads the claims of a page, and faults in their syntax. */
export function readClaims(page: Page, text = readText(page)): { claims: Claim[]; faults: string[] } {
  const claims: Claim[] = []
  const faults: string[] = []
  const prose = withoutFences(text)
  for (const marker of prose.matchAll(MARKER)) {
    const lineNumber = prose.slice(0, marker.index).split('\n').length
    const place = `${page.file}:${lineNumber}`
    try {
      claims.push(toClaim(page, prose, marker, place))
    } catch (error) {
      faults.push(`site/${place} ${(error as Error).message}`)
    }
  }
  return { claims, faults }
}

function readText({ file }: Page): string {
  return readFileSync(join(findFolders().site, file), 'utf8')
}

/** Empties the code blocks of a text: they contain examples, not claims. */
function withoutFences(text: string): string {
  return text.replace(/^([ \t>]*)(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t>]*\2[ \t]*$/gm, block =>
    block.replace(/[^\n]/g, ''),
  )
}

function toClaim(page: Page, text: string, marker: RegExpExecArray, place: string): Claim {
  const { flags, values } = readInfo(`claim ${marker[1]!.replace(/\s+/g, ' ')}`)
  const given = { ...values, ...Object.fromEntries(flags.map(flag => [flag, ''])) }
  const unknown = Object.keys(given).find(
    word => !(word in subjects || word in expectations || settings.includes(word)),
  )
  const known = [...Object.keys(subjects), ...Object.keys(expectations), ...settings]
  if (unknown) throw new Error(`"${unknown}" is no word of a claim; choose from: ${known.join(', ')}`)
  const [subject, ...others] = Object.keys(given).filter((word): word is Subject => word in subjects)
  if (!subject || others.length > 0)
    throw new Error(`a claim names one of: ${Object.keys(subjects).join(', ')}`)
  const expected = Object.entries(given).filter(
    (entry): entry is [Expectation, string] => entry[0] in expectations,
  )
  if (expected.length === 0)
    throw new Error(`a claim expects something: ${Object.keys(expectations).join(', ')}`)

  const wrongInput = findWrongInput(subject, given[subject]!)
  if (wrongInput) throw new Error(wrongInput)

  const block = blockAround(text, marker)
  if (/^\s*\|/.test(block.before.split('\n').at(-1)!) && marker[0].includes('|'))
    throw new Error('has a | inside, which ends the cell of the table: readers would see the claim')
  const all = linesOfPage(page, text.slice(0, marker.index))
  const lines = given.lines ? given.lines.split(/[\s,]+/) : all
  const sample = subject === 'sample' ? findSample(page, given.sample!) : undefined
  const majors = sample?.tw ?? given.tw ?? (page.applies.tailwind ?? [3, 4]).join(' ')
  const claim: Claim = {
    place,
    sentence: sentenceBefore(block.before),
    subject,
    input: sample?.code ?? given[subject]!,
    language: sample?.language ?? subject,
    tailwind: majors.split(/[\s,]+/).map(major => (major === '3' ? 3 : 4)),
    options: sample?.options ?? given.options,
    lines,
    otherLines: all.filter(line => !lines.includes(line)),
    expected,
  }
  if (claim.otherLines.length > 0 && !/\d+\.\d+/.test(block.visible + sectionBefore(text, marker.index)))
    throw new Error(
      `is for ${lines.join(', ')} and not for ${claim.otherLines.join(', ')}, but no version stands beside it: ${claim.sentence}`,
    )
  if (
    subject === 'escape' &&
    given.is &&
    names(block.before, claim.input) &&
    !names(claim.sentence, given.is)
  )
    throw new Error(`tells what becomes of ${claim.input}, and does not show ${given.is}: ${claim.sentence}`)
  return claim
}

function findWrongInput(subject: Subject, input: string): string | undefined {
  if (subject === 'case') return missCase(input)
  if (subject !== 'value' || input.length <= LONGEST_VALUE) return undefined
  return `the expression of value has ${input.length} characters, more than ${LONGEST_VALUE}: write a function in proofs/claims/cases and name it by case="topic/name"`
}

/** Whether a text contains something as inline code. */
function names(text: string, code: string): boolean {
  return text.includes(`\`${code}\``)
}

/** Returns the lines that a page, or the tab around a place, applies to. */
function linesOfPage(page: Page, before: string): string[] {
  const all = linesFor(page.applies.plugin)
  const [, tab = ''] = /<TabItem value="([^"]+)"(?![\s\S]*<\/TabItem>)/.exec(before) ?? []
  return all.includes(tab) ? [tab] : all
}

function findSample(
  page: Page,
  word: string,
): { language: string; code: string; tw: string; options?: string } {
  const fence = page.fences.find(other => isSample(other) && other.code.includes(word))
  if (!fence) throw new Error(`no sample on the page has "${word}"`)
  const { language, code, tw = '4', options } = toSampleInput(fence)
  return { language, code, tw, options }
}

/** Returns the paragraph around a marker: the part before the marker, and its visible text. */
function blockAround(text: string, marker: RegExpExecArray): { before: string; visible: string } {
  const start = text.lastIndexOf('\n\n', marker.index) + 1
  const end = text.indexOf('\n\n', marker.index)
  const block = text.slice(start, end === -1 ? text.length : end)
  return { before: text.slice(start, marker.index), visible: block.replace(MARKER, '') }
}

/** Returns the sentence that ends before a marker. */
function sentenceBefore(text: string): string {
  const line = text.replace(MARKER, '\n').trimEnd().split('\n').at(-1)!
  const [sentence = line] = /[^。！？]+[。！？]?[”」）)*|\s]*$/.exec(line) ?? []
  return sentence.replace(/^[\s>*\-|]+|[\s|]+$/g, '')
}

/** Returns the text of the section up to a place. */
function sectionBefore(text: string, index: number): string {
  const before = text.slice(0, index)
  const start = [...before.matchAll(/^#{1,6} /gm)].at(-1)?.index ?? 0
  return before.slice(start).replace(MARKER, '')
}
