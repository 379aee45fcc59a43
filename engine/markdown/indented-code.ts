import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri'

const MAY_INDENT = /^[ \t>]*(?: {4}|\t {0,3})\S/m
const STATEMENT = /^(?:import|export)\b/
/** Where a statement has more, its end is not looked for. */
const MAX_PARTS = 500
const ITEM = /^[-*+][ \t]|^\d{1,9}[.)][ \t]/
/** Its parser put the text of such an item one column further right. */
const ODD_ITEM = /^\d[.)](?: {3}| )(?! )/

/**
 * Indented code was code to the first MDX, and is none to today's: each block becomes a fence of as many lines, whose mark
 * holds the code. The Markdown around it is read by the parser, so that a list's text is told from code.
 */
export function markIndentedCode(text: string, mark: (original: string) => string): string {
  if (!MAY_INDENT.test(text)) return text
  const lines = text.split('\n')
  const written = [...lines]
  // The last line of the import or export before.
  let statementEnd = 0
  const visit = (node: Readonly<MdastNode>, item: Readonly<MdastNode> | undefined) => {
    const line = node.position?.start.line ?? 0
    if (node.type === 'code') {
      if (line <= statementEnd) return
      const code = readCode(node.value, item && text.slice(item.position?.start.offset))
      if (code !== undefined) fence(lines, node, () => mark(code))
    } else if ('children' in node) {
      if (node.type === 'paragraph' && line > statementEnd && STATEMENT.test(written[line - 1]!))
        statementEnd = findStatementEnd(written, line - 1)
      for (const child of node.children) visit(child, node.type === 'listItem' ? node : item)
    }
  }
  visit(markdownToMdast(text, { position: true, features: { frontmatter: false } }), undefined)
  return lines.join('\n')
}

/** The last line of an import or export, which may go on after empty lines: the parser is asked at each. */
function findStatementEnd(lines: string[], first: number): number {
  let end = first
  for (let part = 0; part < MAX_PARTS && end < lines.length; part++) {
    while (lines[end]?.trim() === '') end++
    while (lines[end]?.trim()) end++
    if (!isStatement(`${lines.slice(first, end).join('\n')}\n\nx`)) return end
  }
  return lines.length
}

function isStatement(text: string): boolean {
  try {
    const root = mdxToMdast(text, { features: { frontmatter: false } })
    return 'children' in root && root.children.length === 1 && root.children[0]!.type === 'mdxjsEsm'
  } catch {
    return false
  }
}

/** The code as that parser read it; undefined for what was text of a list. */
function readCode(code: string, item: string | undefined): string | undefined {
  if (item === undefined) return code
  if (ITEM.test(code.trimStart())) return undefined
  if (!ODD_ITEM.test(item)) return code
  const isCode = code.split('\n').every(line => line === '' || line.startsWith(' '))
  return isCode ? code.replace(/^ /gm, '') : undefined
}

/** Leaves what is a fence, if one too far right, what begins an item, and a line without an empty one beside it. */
function fence(lines: string[], { position }: Readonly<MdastNode>, mark: () => string): void {
  const { start, end } = position!
  let first = start.line - 1
  let last = end.line - 1
  const margin = lines[first]!.slice(0, start.column - 1)
  if (/[^\s>]/.test(margin) || /^\s*(?:`{3}|~{3})/.test(lines[first]!.slice(margin.length))) return
  const isEmpty = (index: number) => /^[\s>]*$/.test(lines[index] ?? 'x')
  // One line is not enough for both ends.
  if (first === last) {
    if (isEmpty(last + 1)) last++
    else if (isEmpty(first - 1)) first--
    else return
  }
  // In a script, backticks would be a string.
  lines.fill(margin.trimEnd(), first, last)
  lines[first] = `${margin}~~~${mark()}`
  lines[last] = `${margin}~~~`
}
