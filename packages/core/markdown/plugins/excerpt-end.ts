import { EXCERPT_END, type PageContext } from '../page-context'

const MARKER = /^(?:<!--\s*truncate\s*-->|\s*\/\*\s*truncate\s*\*\/\s*)$/

/** Returns the replacement of a comment: the mark of the excerpt's end, or nothing. */
export function drawComment(page: PageContext, comment: string): string {
  if (page.facts.truncated || !MARKER.test(comment)) return ''
  page.facts.truncated = true
  return EXCERPT_END
}
