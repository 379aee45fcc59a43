import { Parser } from 'htmlparser2'
import { EXCERPT_END } from './page-context'

/** Footnotes stand at the end of the whole article. */
const FOOTNOTE = /<sup><a [^>]*data-footnote-ref[^>]*>.*?<\/a><\/sup>/g

/** The part of an article that lists show: what stands before its marker, all of it when it has none. */
export function cutExcerpt(html: string): string {
  const end = html.indexOf(EXCERPT_END)
  if (end < 0) return html
  const before = html.slice(0, end).replace(FOOTNOTE, '')
  return before.trim() && before + closeTags(before)
}

/** An article without the mark of its excerpt. */
export function withoutExcerptEnd(html: string): string {
  return html.replaceAll(EXCERPT_END, '')
}

/** Ends what is open where the cut was made. */
function closeTags(html: string): string {
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag: name => open.push(name),
      onclosetag: (name, isImplied) => {
        if (!isImplied || open.at(-1) === name) open.pop()
      },
    },
    { lowerCaseTags: false },
  )
  parser.write(html)
  return open
    .reverse()
    .map(name => `</${name}>`)
    .join('')
}
