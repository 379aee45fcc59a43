import type { Extension } from '../config'
import type { Problem } from '../report'
import type { Figure } from './fences'
import { type PreparedSource, prepareSource } from './prepare-source'
import type { MarkdownText } from './text'
import type { CompileInput, PageFacts, SourceLink } from './types'

/** What the plugins of one page share. */
export interface PageContext {
  input: CompileInput
  prepared: PreparedSource
  text: MarkdownText
  codeLinks: Record<string, string>
  drawFence?: Extension['drawFence']
  variantsOf?: Extension['variantsOf']
  hintsOf?: Extension['hintsOf']
  problems: Problem[]
  /** Notes a problem; `line` counts from the start of the body. */
  report(problem: Problem, line?: number): void
  /** Runs `check` when the whole page has been read. */
  atEnd(check: () => void): void
  endChecks: (() => void)[]
  figures: Figure[]
  /** Keeps a code block to be drawn after parsing; the answer is the place holder to put into the HTML. */
  placeFigure(figure: Figure): string
  /** The same for a link to another source. */
  placeLink(link: SourceLink, line?: number): string
  /** Filled while the page is read. */
  facts: PageFacts
}

/** What the pages share. */
export type SharedContext = Pick<PageContext, 'text' | 'codeLinks' | 'drawFence' | 'variantsOf' | 'hintsOf'>

const FIGURE = /\uFDD2(\d+)\uFDD1/g
const LINK = /\uFDD4(\d+)\uFDD1/g

/** Stands in the output where the excerpt ends. */
export const EXCERPT_END = '\uFDD3'

/** Starts the work on one page. */
export function createPageContext(input: CompileInput, shared: SharedContext): PageContext {
  const problems: Problem[] = []
  const figures: Figure[] = []
  const endChecks: (() => void)[] = []
  const facts: PageFacts = {
    headings: [],
    truncated: false,
    imports: [],
    elements: [],
    components: [],
    tabGroups: {},
    hasLiveCode: false,
    links: [],
  }
  return {
    ...shared,
    input,
    prepared: prepareSource(input.text, input.format),
    problems,
    report({ what, remedy, where }, line) {
      const own = { file: input.file, line: line === undefined ? undefined : line + input.bodyLine - 1 }
      problems.push({ what, where: where ?? own, remedy })
    },
    endChecks,
    atEnd: check => endChecks.push(check),
    figures,
    placeFigure: figure => `\uFDD2${figures.push(figure) - 1}\uFDD1`,
    facts,
    placeLink: (link, line) => `\uFDD4${facts.links.push({ ...link, line }) - 1}\uFDD1`,
  }
}

/** Puts drawn code blocks where their place holders stand. */
export function insertFigures(output: string, figures: string[]): string {
  return figures.length ? output.replace(FIGURE, (_, index) => figures[index]!) : output
}

/** Puts addresses where the place holders of links stand. */
export function insertLinks(output: string, addresses: string[]): string {
  return addresses.length ? output.replace(LINK, (_, index) => addresses[index]!) : output
}
