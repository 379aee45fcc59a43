import type { FenceHooks, LineMark, MarkdownHooks, SourceHooks } from '../config'
import type { Problem } from '../report'
import type { FenceWords, Figure } from './fences'
import type { PageStatement } from './page-code'
import { type PreparedSource, prepareSource } from './prepare-source'
import type { MarkdownText } from './text'
import type { CompileInput, HeadingRules, PageFacts, SourceLink } from './types'

export interface PageContext {
  input: CompileInput
  prepared: PreparedSource
  text: MarkdownText
  codeLinks: Record<string, string>
  fences: FenceHooks
  fenceWords: FenceWords
  lineMarks: LineMark[]
  headingRules: HeadingRules
  marksTagLinks: boolean
  sources: SourceHooks
  plugins: MarkdownHooks
  problems: Problem[]
  /** Reports a problem; `line` is relative to the body, `written` is the source text to point at. */
  report(problem: Problem, line?: number, written?: string): void
  /** Lines of the author's text. */
  lines: string[]
  /** Runs `check` when the whole page has been read. */
  atEnd(check: () => void): void
  endChecks: (() => void)[]
  closings: string[]
  figures: Figure[]
  /** Registers a code block to be drawn after parsing; returns its placeholder in the HTML. */
  placeFigure(figure: Figure): string
  /** Registers a link to another source; returns its placeholder. */
  placeLink(link: SourceLink, line?: number): string
  facts: PageFacts
  declaredWords: Set<string>
  statements: PageStatement[]
  /** Statements with event handlers, and components made from elements that have them. */
  interactive: PageStatement[]
}

export type SharedContext = Pick<
  PageContext,
  | 'text'
  | 'codeLinks'
  | 'fences'
  | 'fenceWords'
  | 'lineMarks'
  | 'headingRules'
  | 'marksTagLinks'
  | 'sources'
  | 'plugins'
>

const FIGURE = /\uFDD2(\d+)\uFDD1/g
const LINK = /\uFDD4(\d+)\uFDD1/g

/** Marks the end of the excerpt in the output. */
export const EXCERPT_END = '\uFDD3'

export function createPageContext(input: CompileInput, shared: SharedContext): PageContext {
  const problems: Problem[] = []
  const figures: Figure[] = []
  const endChecks: (() => void)[] = []
  const lines = input.text.split('\n')
  const facts: PageFacts = {
    headings: [],
    truncated: false,
    imports: [],
    elements: [],
    components: [],
    hasLiveCode: false,
    links: [],
  }
  return {
    ...shared,
    input,
    prepared: prepareSource(input.text, input.format, shared.sources),
    problems,
    lines,
    report({ what, remedy, where, severity, isBrokenLink }, line, written) {
      const column = line && written ? (lines[line - 1] ?? '').indexOf(written) + 1 : 0
      const own = {
        file: input.file,
        line: line === undefined ? undefined : line + input.bodyLine - 1,
        ...(column > 0 && { column }),
      }
      problems.push({
        what,
        where: where ?? own,
        remedy,
        ...(severity && { severity }),
        ...(isBrokenLink && { isBrokenLink }),
      })
    },
    endChecks,
    closings: [],
    atEnd: check => endChecks.push(check),
    figures,
    placeFigure: figure => `\uFDD2${figures.push(figure) - 1}\uFDD1`,
    facts,
    declaredWords: new Set(),
    statements: [],
    interactive: [],
    placeLink: (link, line) => `\uFDD4${facts.links.push({ ...link, line }) - 1}\uFDD1`,
  }
}

export function insertFigures(output: string, figures: string[]): string {
  return figures.length ? output.replace(FIGURE, (_, index) => figures[index]!) : output
}

export function insertLinks(output: string, addresses: string[]): string {
  return addresses.length ? output.replace(LINK, (_, index) => addresses[index]!) : output
}
