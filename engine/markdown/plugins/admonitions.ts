import { type Custom, type MdastNode, type MdastPluginDefinition, markdownToMdast } from 'satteri'
import { admonitionKinds, type DirectiveLine, parseDirectiveLine } from '../directive-line'
import type { PageContext } from '../page-context'

type Node = Readonly<MdastNode> | Custom

/** An admonition whose closing line has not been met yet. */
interface Open {
  directive: DirectiveLine
  line: number | undefined
  children: Node[]
}

/** What stands between `:::tip` and `:::` becomes an admonition. */
export function admonitions(page: PageContext): MdastPluginDefinition | null {
  if (!page.input.text.includes(':::')) return null
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
  const open: Open[] = []
  const place = (node: Node) => (open.at(-1)?.children ?? result).push(node)
  const closeTop = () => {
    const top = open.pop()!
    place(admonition(page, top))
    return top
  }
  for (const node of siblings) {
    const directive = readDirective(page, node)
    if (!directive) place(node)
    else if (directive.name) open.push({ directive, line: node.position?.start.line, children: [] })
    else {
      const depth = findOpen(open, directive.colons)
      if (depth < 0) place(paragraph([{ type: 'text', value: ':'.repeat(directive.colons) }]))
      while (depth >= 0 && open.length > depth) {
        const inner = open.length - 1 > depth
        const { directive, line } = closeTop()
        if (inner) reportUnclosed(page, directive, line)
      }
    }
  }
  while (open.length) {
    const { directive, line } = closeTop()
    reportUnclosed(page, directive, line)
  }
  return result
}

/** The one with as many colons, else the innermost with fewer. */
function findOpen(open: Open[], colons: number): number {
  const same = open.findLastIndex(({ directive }) => directive.colons === colons)
  return same >= 0 ? same : open.findLastIndex(({ directive }) => directive.colons < colons)
}

function reportUnclosed(page: PageContext, { name, colons }: DirectiveLine, line: number | undefined): void {
  const fence = ':'.repeat(colons)
  page.report({ what: `"${fence}${name}" is never closed`, remedy: `end it with a line "${fence}"` }, line)
}

function readDirective(page: PageContext, node: Node): DirectiveLine | null {
  if (node.type !== 'html' && node.type !== 'mdxFlowExpression') return null
  const original = page.prepared.readMark((node as { value: string }).value)
  return original?.startsWith(':::') ? parseDirectiveLine(original) : null
}

function admonition(page: PageContext, { directive, children }: Open): Custom {
  const { name = '', title, id, classes } = directive
  const kind = admonitionKinds[name]
  return element(
    'div',
    {
      class: ['theme-admonition', `theme-admonition-${name}`, 'admonition', `admonition-${kind}`, ...classes],
      role: 'note',
      id,
    },
    [
      paragraph(
        title ? parseInline(page, title) : [{ type: 'text', value: page.text.admonitions[name] ?? name }],
        'admonition-title',
      ),
      element('div', { class: ['admonition-body'] }, children),
    ],
  )
}

function element(
  name: string,
  { class: className, ...rest }: { class: string[]; role?: string; id?: string },
  children: Node[],
): Custom {
  return {
    type: 'block',
    data: { hName: name, hProperties: { className, ...rest } },
    children: children as MdastNode[],
  }
}

function paragraph(children: Node[], className?: string): Custom {
  const data = className ? { hProperties: { className: [className] } } : undefined
  return { type: 'paragraph', data, children: children as MdastNode[] }
}

/** A title may hold inline Markdown; it is parsed by itself. */
function parseInline(page: PageContext, title: string): Node[] {
  if (!/[*_`[\]<&\\~]/.test(title)) return [{ type: 'text', value: title }]
  const tree = markdownToMdast(page.prepared.space(title), { position: false })
  const [first, second] = 'children' in tree ? tree.children : []
  if (second || first?.type !== 'paragraph') return [{ type: 'text', value: title }]
  return structuredClone(first.children)
}
