import type { MdastPluginDefinition } from 'satteri'
import { EXCERPT_END, type PageContext } from '../page-context'

const MARKER = /^(?:<!--\s*truncate\s*-->|\s*\/\*\s*truncate\s*\*\/\s*)$/

/** What takes the place of a comment: the end of the excerpt, or nothing. */
export function drawComment(page: PageContext, comment: string): string {
  if (page.facts.truncated || !MARKER.test(comment)) return ''
  page.facts.truncated = true
  return EXCERPT_END
}

/** In MDX the marker is an expression, or a comment that became one. */
export function excerptEnd(page: PageContext): MdastPluginDefinition | null {
  if (!page.input.text.includes('truncate')) return null
  const visit: NonNullable<MdastPluginDefinition['mdxFlowExpression']> &
    NonNullable<MdastPluginDefinition['mdxTextExpression']> = (node, ctx) => {
    const value = drawComment(page, page.prepared.readMark(`{${node.value}}`) ?? node.value)
    if (value) ctx.replaceNode(node, { type: 'html', value })
  }
  return { name: 'excerpt-end', mdxFlowExpression: visit, mdxTextExpression: visit }
}
