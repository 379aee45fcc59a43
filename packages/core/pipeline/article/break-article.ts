import type { ParsedArticle } from '../../markdown'
import { escapeAttribute, PARSER_BREAK } from '../../model'

/** Length of HTML, about, that a slow phone lays out and paints in one frame. */
const PIECE = 4000
const HEADING = /^h[1-6]$/

/**
 * Lets the parser pause at the start of <main> and, in a long article, before headings: the page is then laid out piece
 * by piece, the first screen first, instead of in one task that blocks. Only headings of the article itself count;
 * what stands deeper may belong to an island, whose HTML must stay as React made it.
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

/** Ids of the headings that follow something else: between two headings, a script would change the room there. */
function headingIds(article: ParsedArticle): string[] {
  const elements = article.filter(node => 'attribs' in node)
  return elements.flatMap(({ name, attribs }, at) => {
    const isFirst = at === 0 || HEADING.test(elements[at - 1]!.name)
    return HEADING.test(name) && !isFirst && attribs.id ? [attribs.id] : []
  })
}
