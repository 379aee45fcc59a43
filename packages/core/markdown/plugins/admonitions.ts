import { type Custom, type MdastNode, type MdastPluginDefinition, markdownToMdast } from 'satteri'
import { admonitionBlock, type Block } from '../../model'
import { type DirectiveLine, isPlainTitle, parseDirectiveLine } from '../directive-line'
import type { PageContext } from '../page-context'
import { createNesting, type OpenAdmonition } from './admonition-nesting'

type Node = Readonly<MdastNode> | Custom

interface Open extends OpenAdmonition {
  children: Node[]
}

/** Turns the content between `:::tip` and `:::` into an admonition. */
export function admonitions(page: PageContext): MdastPluginDefinition | null {
  if (page.prepared.hasPlainAdmonitions || !page.input.text.includes(':::')) return null
  const done = new WeakSet<object>()
  const visit = (
    node: Node & { value: string },
    ctx: Parameters<NonNullable<MdastPluginDefinition['html']>>[1],
  ) => {
    if (!readDirective(page, node)) return
    const parent = ctx.parent(node)
    if (!parent || done.has(parent)) return
    done.add(parent)
    ctx.setProperty(parent, 'children', groupSiblings(page, parent.children) as MdastNode[])
  }
  return { name: 'admonitions', options: { position: true }, html: visit, mdxFlowExpression: visit }
}

function groupSiblings(page: PageContext, siblings: readonly Node[]): Node[] {
  const result: Node[] = []
  const nesting = createNesting<Open>(page)
  const place = (node: Node) => (nesting.innermost()?.children ?? result).push(node)
  const placeClosed = (open: Open) => place(admonition(page, open))
  for (const node of siblings) {
    const directive = readDirective(page, node)
    if (!directive) place(node)
    else if (directive.text)
      place(admonition(page, { directive, children: [paragraph(parseInline(page, directive.text))] }))
    else if (directive.name) nesting.open({ directive, line: node.position?.start.line, children: [] })
    else if (!nesting.close(directive.colons, placeClosed))
      place(paragraph([{ type: 'text', value: ':'.repeat(directive.colons) }]))
  }
  nesting.closeAll(placeClosed)
  return result
}

function readDirective(page: PageContext, node: Node): DirectiveLine | null {
  if (node.type !== 'html' && node.type !== 'mdxFlowExpression') return null
  const original = page.prepared.readMark((node as { value: string }).value)
  return original?.startsWith(':::') ? parseDirectiveLine(original) : null
}

function admonition(page: PageContext, { directive, children }: Omit<Open, 'line'>): Node {
  const { name, title, id, classes } = directive
  const text: Node[] = title
    ? parseInline(page, title)
    : [{ type: 'text', value: page.text.admonitions[name!] }]
  return toNode(admonitionBlock({ name: name!, id, classes, title: text, body: children }))
}

function toNode({ name, attributes, children }: Block<Node[]>): Custom {
  const { class: className = '', ...rest } = attributes
  const hProperties = { className: String(className).split(' '), ...rest }
  const inner = children.flatMap(child => ('content' in child ? child.content : [toNode(child)]))
  const isParagraph = name === 'p'
  return {
    type: isParagraph ? 'paragraph' : 'block',
    data: isParagraph ? { hProperties } : { hName: name, hProperties },
    children: inner as MdastNode[],
  }
}

function paragraph(children: Node[]): Custom {
  return { type: 'paragraph', children: children as MdastNode[] }
}

/** Parses a title separately, because it may contain inline Markdown. */
function parseInline(page: PageContext, title: string): Node[] {
  if (isPlainTitle(title)) return [{ type: 'text', value: title }]
  const tree = markdownToMdast(page.prepared.space(title), { position: false })
  const [first, second] = 'children' in tree ? tree.children : []
  if (second || first?.type !== 'paragraph') return [{ type: 'text', value: title }]
  return structuredClone(first.children)
}
