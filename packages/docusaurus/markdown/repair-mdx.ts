import type { SourceError } from 'inkstone/config'
import { linkIndented } from 'inkstone/markdown'
import { escapeBrackets } from './angle-brackets'
import { escapeBrace, escapeBraces } from './braces'
import { fenceIndented } from './fence-indented'
import { holdTexts } from './tag-blocks'
import { closeVoids, holdBlock, holdSummary } from './tags'

/** Changes the lines in place, or leaves them unchanged. */
type Repair = (lines: string[], problem: SourceError, of: Source) => void

interface Source {
  /** Whether it may contain text in braces: it is not .mdx, or is written for MDX 1. */
  isMarkdown: boolean
  isMdx1: boolean
}

/** Repairs in order, by the parser's error message. */
const REPAIRS: [stop: RegExp, repair: Repair][] = [
  [/^MDX: (?:Could not read this expression|Unexpected)/, fenceIndented],
  [/^MDX: Unexpected character/, linkIndented],
  [
    /^MDX: (?:Unexpected character (?:after `<`|`!`)|.*closing tag for `<(?:[\w.-]*[^\0-\x7f]|[a-z0-9]+_|[A-Z0-9]+_))/,
    escapeBrackets,
  ],
  [/^MDX: (?:Could not read this expression|Unexpected end of file in expression)/, escapeBraces],
  [/^MDX: (?:Could not read this expression|Unexpected end of file in expression)/, escapeBrace],
  [/closing tag/i, closeVoids],
  [/before the end of `paragraph`/, holdSummary],
  [/(?:end|start) of `paragraph`/, holdBlock],
  [/closing/, holdTexts],
]

/**
 * Repairs syntax that HTML and MDX 1 accept and current MDX rejects; undefined if only the author can decide.
 * Keeps the line count.
 */
export function repairMdx(source: string, problem: SourceError, of: Source): string | undefined {
  for (const [stop, repair] of REPAIRS) {
    if (!stop.test(problem.what)) continue
    const lines = source.split('\n')
    repair(lines, problem, of)
    const repaired = lines.join('\n')
    if (repaired !== source) return repaired
  }
  return undefined
}
