import type { SourceError } from 'inkstone/config'
import { linkIndented } from 'inkstone/markdown'
import { escapeBrackets } from './angle-brackets'
import { escapeBrace, escapeBraces } from './braces'
import { fenceIndented } from './fence-indented'
import { holdTexts } from './tag-blocks'
import { closeVoids, holdBlock, holdSummary } from './tags'

/** Changes the lines in place, or leaves them as they are. */
type Repair = (lines: string[], problem: SourceError, of: Source) => void

interface Source {
  /** It may hold what no expression looks like: its name does not say that it is MDX, or it is written for MDX 1. */
  isMarkdown: boolean
  isMdx1: boolean
}

/** In the order in which they are tried, by what the parser says where it stops. */
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
 * The source with what HTML and MDX 1 took, and today's MDX refuses, written so that it means the same;
 * undefined where only the author knows. Lines stay lines.
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
