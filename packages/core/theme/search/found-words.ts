import { type SearchHit, splitMarks } from 'inkstone-search/browser'

/** Returns the marked words of a hit, for highlighting on its page. */
export function wordsOf(hit: SearchHit, href: string): { path: string; words: string[] } {
  const marked = Object.values(hit.highlight).flatMap(text => splitMarks(text))
  const words = marked.filter(piece => piece.marked).map(piece => piece.text.trim())
  const { pathname } = new URL(href, location.href)
  return { path: pathname, words: [...new Set(words)].filter(Boolean) }
}
