import type { MdastPluginDefinition } from 'satteri'
import type { PageContext } from '../page-context'
import { drawComment } from './excerpt-end'

/** Collects the names that imports and exports declare; they may come after their use. */
export function declaredWords(page: PageContext): MdastPluginDefinition | null {
  if (!/^(?:import|export)\b/m.test(page.input.text)) return null
  return {
    name: 'declared-words',
    mdxjsEsm({ value }) {
      for (const [word] of value.matchAll(/[\p{L}\p{N}_$]+/gu)) page.declaredWords.add(word)
    },
  }
}

/** Handles expressions in MDX text: the truncate marker, and what a plugin treats as text. */
export function expressions(page: PageContext): MdastPluginDefinition {
  const hasMarker = page.input.text.includes('truncate')
  const { file } = page.input
  const isText = (value: string, parent: string) =>
    page.sources.isText?.(value, { file, parent, declared: page.declaredWords })
  const visit: NonNullable<MdastPluginDefinition['mdxFlowExpression']> &
    NonNullable<MdastPluginDefinition['mdxTextExpression']> = (node, ctx) => {
    const comment = hasMarker && drawComment(page, page.prepared.readMark(`{${node.value}}`) ?? node.value)
    if (comment) ctx.replaceNode(node, { type: 'html', value: comment })
    else if (isText(node.value.trim(), ctx.parent(node)?.type ?? '')) {
      const text = { type: 'text' as const, value: `{${node.value}}` }
      ctx.replaceNode(
        node,
        node.type === 'mdxFlowExpression' ? { type: 'paragraph', children: [text] } : text,
      )
    }
  }
  return { name: 'expressions', mdxFlowExpression: visit, mdxTextExpression: visit }
}
