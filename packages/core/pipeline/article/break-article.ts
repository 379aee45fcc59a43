import type { ParsedArticle } from '../../markdown'
import { escapeAttribute, PARSER_BREAK } from '../../model'

/** Approximate HTML length that a slow phone lays out and paints in one frame. */
const PIECE = 4000
const HEADING = /^h[1-6]$/

/**
 * Inserts parser breaks at the start of <main> and, in a long article, before headings: the browser then lays
 * out the page in pieces, the first screen first, instead of in one blocking task. Only top-level headings
 * count; deeper ones may belong to an island, whose HTML must match what React rendered.
 */
export function breakArticle(main: string, article: ParsedArticle): string {
  const pieces: string[] = []
  let from = 0
  for (const id of headingIds(article)) {
    const at = main.lastIndexOf('<', main.indexOf(` id="${escapeAttribute(id)}"`, from))
    if (at - from < PIECE) continue
    pieces.push(main.slice(from, at))
    from = at
  }
  return PARSER_BREAK + [...pieces, main.slice(from)].join(PARSER_BREAK)
}

/**
 * Returns the ids of headings that do not directly follow another heading: a script between two headings would
 * change their margins.
 */
function headingIds(article: ParsedArticle): string[] {
  const elements = article.filter(node => 'attribs' in node)
  return elements.flatMap(({ name, attribs }, at) => {
    const isFirst = at === 0 || HEADING.test(elements[at - 1]!.name)
    return HEADING.test(name) && !isFirst && attribs.id ? [attribs.id] : []
  })
}
