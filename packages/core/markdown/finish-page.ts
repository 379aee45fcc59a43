import type { Problem } from '../report'
import { escapeString } from './compile-page'
import { drawFigure, type Figure } from './fences'
import type { Highlighter } from './highlight'
import { insertFigures, insertLinks } from './page-context'
import type { CompiledPage, SourceLink } from './types'

export interface FinishOptions {
  highlighter: Highlighter
  /** Returns the address of another source, without query and anchor. */
  addressOf(link: SourceLink): string | Problem
}

/** The output of a compiled page with code blocks drawn and links resolved. */
export interface FinishedPage {
  output: string
  problems: Problem[]
}

/** Replaces the placeholders of code blocks and addresses. */
export function finishPage(page: CompiledPage, { highlighter, addressOf }: FinishOptions): FinishedPage {
  const problems: Problem[] = []
  const figures = page.figures.map(figure => {
    const tokens = highlighter.highlight(figure)
    if (!tokens) problems.push(describeEndless(figure, page.file))
    return drawFigure(figure, tokens ?? [])
  })
  const addresses = page.links.map(({ line, ...link }) => {
    const address = addressOf(link)
    if (typeof address === 'string') return encodeQuotes(address)
    const where = { file: page.file, line: line === undefined ? undefined : line + page.bodyLine - 1 }
    problems.push({ ...address, where })
    return encodeQuotes(link.target)
  })
  const quote = page.body.kind === 'mdx' ? escapeString : (text: string) => text
  const linked = insertLinks(page.body.output, addresses)
  return { output: insertFigures(linked, figures.map(quote)), problems }
}

function describeEndless({ language, code }: Figure, file: string): Problem {
  return {
    what: `a block of ${language} has no colours: highlighting takes more than 30 seconds`,
    where: { file, line: undefined },
    remedy: `split the longest line of the block that begins with "${code.trim().split('\n')[0]}", or call its language "text"`,
    severity: 'warning',
  }
}

/** Encodes characters that would need escaping in HTML, in a JavaScript string, or in HTML within one. */
function encodeQuotes(address: string): string {
  return address.replace(/[&"'<>\\]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
