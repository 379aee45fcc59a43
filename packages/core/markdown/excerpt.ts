import { Parser } from 'htmlparser2'
import { EXCERPT_END } from './page-context'

/** References to footnotes, which are at the end of the whole article and not in the excerpt. */
const FOOTNOTE = /<sup><a [^>]*data-footnote-ref[^>]*>.*?<\/a><\/sup>/g

/** Returns the part of an article before its truncate marker, or the whole article without one. */
export function cutExcerpt(html: string): string {
  const end = html.indexOf(EXCERPT_END)
  if (end < 0) return html
  const before = html.slice(0, end).replace(FOOTNOTE, '')
  return before.trim() && before + closeTags(before)
}

/** Removes the mark of the excerpt's end from an article. */
export function withoutExcerptEnd(html: string): string {
  return html.replaceAll(EXCERPT_END, '')
}

/** Closes the tags that are open at the cut. */
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
