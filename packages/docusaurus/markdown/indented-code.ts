import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri'

const MAY_INDENT = /^[ \t>]*(?: {4}|\t {0,3})\S/m
const STATEMENT = /^(?:import|export)\b/
/** Where a statement has more, its end is not looked for. */
const MAX_PARTS = 500
const FENCE = /^[\s>]*(?:`{3}|~{3})/
const ITEM = /^[-*+][ \t]|^\d{1,9}[.)][ \t]/
/** Its parser put the text of such an item one column further right. */
const ODD_ITEM = /^\d[.)](?: {3}| )(?! )/

/**
 * Indented code was code to MDX 1, and is none to today's: each block becomes a fence of as many lines, whose mark
 * holds the code. The Markdown around it is read by the parser, so that a list's text is told from code.
 */
export function markIndentedCode(text: string, mark: (original: string) => string): string {
  if (!MAY_INDENT.test(text)) return text
  const lines = text.split('\n')
  const blocks: Block[] = []
  // The last line of the import or export before.
  let statementEnd = 0
  const visit = (
    node: Readonly<MdastNode>,
    item: Readonly<MdastNode> | undefined,
    previous: Readonly<MdastNode> | undefined,
  ) => {
    const line = node.position?.start.line ?? 0
    if (node.type === 'code') {
      if (line <= statementEnd) return
      const rows = countRows(lines, line - 1, previous)
      const written = dropRows(node.value, rows)
      const code = readCode(written.code, item && text.slice(item.position?.start.offset))
      const place = code && findPlace(lines, node, { skipped: written.dropped, before: blocks.at(-1) })
      if (place) blocks.push({ ...place, code })
    } else if ('children' in node) {
      if (node.type === 'paragraph' && line > statementEnd && STATEMENT.test(lines[line - 1]!))
        statementEnd = findStatementEnd(lines, line - 1)
      const { children } = node
      const inside = node.type === 'listItem' ? node : item
      for (const [i, child] of children.entries()) visit(child, inside, children[i - 1])
    }
  }
  visit(markdownToMdast(text, { position: true, features: { frontmatter: false } }), undefined, undefined)
  const code = outsideExpressions(lines, blocks)
  return fence(lines, code, ({ code }) => mark(code)).join('\n')
}

/** Code that is to be fenced: its lines, of which the first and the last become the fence, and what stands before it. */
interface Block {
  first: number
  last: number
  margin: string
  code: string
}

const MAY_HOLD_LINES = /=\{|^[ \t>]*\{/m
/** Where a page has more, and cannot be read, none is asked after. */
const MAX_BLOCKS = 100

/** Blocks that are code to MDX as well once they are fenced: the others are lines of an expression, or of an attribute. */
function outsideExpressions(lines: string[], blocks: Block[]): Block[] {
  if (blocks.length === 0 || !MAY_HOLD_LINES.test(lines.join('\n'))) return blocks
  const found = findFences(fence(lines, blocks, nameOf))
  if (found) return blocks.filter(block => found.has(nameOf(block)))
  const without = blocks.reduce(
    (left, { first, last, margin }) => left.fill(margin.trimEnd(), first, last + 1),
    [...lines],
  )
  // What cannot be read for other reasons is fixed later.
  if (blocks.length > MAX_BLOCKS || !findFences(without)) return blocks
  return blocks.filter(block => findFences(fence(without, [block], nameOf))?.has(nameOf(block)))
}

function nameOf({ first }: Block): string {
  return `line-${first}`
}

/** Languages of the fences of a page; undefined where it cannot be read. */
function findFences(lines: string[]): Set<string> | undefined {
  const found = new Set<string>()
  const visit = (node: Readonly<MdastNode>) => {
    if (node.type === 'code' && node.lang) found.add(node.lang)
    if ('children' in node) node.children.forEach(visit)
  }
  try {
    visit(mdxToMdast(lines.join('\n'), { features: { frontmatter: false } }))
    return found
  } catch {
    return undefined
  }
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

/** How many lines of code right below a table are rows of it, however far right they stand: those with a bar. */
function countRows(lines: string[], first: number, previous: Readonly<MdastNode> | undefined): number {
  if (previous?.type !== 'table' || previous.position?.end.line !== first || FENCE.test(lines[first]!))
    return 0
  let end = first
  while (lines[end]?.includes('|')) end++
  return end - first
}

/** The code below the rows, and how many lines of it they are with the empty ones between. */
function dropRows(code: string, rows: number): { code: string; dropped: number } {
  if (rows === 0) return { code, dropped: 0 }
  const lines = code.split('\n')
  const dropped = lines.findIndex((line, i) => i >= rows && line.trim())
  return dropped < 0
    ? { code: '', dropped: lines.length }
    : { code: lines.slice(dropped).join('\n'), dropped }
}

/** The code as that parser read it; undefined for what was text of a list. */
function readCode(code: string, item: string | undefined): string | undefined {
  if (item === undefined) return code
  if (ITEM.test(code.trimStart())) return undefined
  if (!ODD_ITEM.test(item)) return code
  const isCode = code.split('\n').every(line => line === '' || line.startsWith(' '))
  return isCode ? code.replace(/^ /gm, '') : undefined
}

/** None for what is a fence, if one too far right, what begins an item, and a line without an empty one beside it. */
function findPlace(
  lines: string[],
  { position }: Readonly<MdastNode>,
  { skipped, before }: { skipped: number; before: Block | undefined },
): Omit<Block, 'code'> | undefined {
  const { start, end } = position!
  let first = start.line - 1 + skipped
  let last = end.line - 1
  const margin = lines[first]!.slice(0, start.column - 1)
  if (/[^\s>]/.test(margin) || FENCE.test(lines[first]!.slice(margin.length))) return undefined
  const isEmpty = (index: number) => /^[\s>]*$/.test(lines[index] ?? 'x') && index !== before?.last
  // One line is not enough for both ends.
  if (first === last) {
    if (isEmpty(last + 1)) last++
    else if (isEmpty(first - 1)) first--
    else return undefined
  }
  return { first, last, margin }
}

/** The lines with fences in the place of blocks. */
function fence(lines: string[], blocks: Block[], info: (block: Block) => string): string[] {
  const fenced = [...lines]
  for (const block of blocks) {
    const { first, last, margin } = block
    // In a script, backticks would be a string.
    fenced.fill(margin.trimEnd(), first, last)
    fenced[first] = `${margin}~~~${info(block)}`
    fenced[last] = `${margin}~~~`
  }
  return fenced
}
