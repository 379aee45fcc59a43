import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri'

const MAY_INDENT = /^[ \t>]*(?: {4}|\t {0,3})\S/m
const STATEMENT = /^(?:import|export)\b/
/** Limits the search for the end of a statement. */
const MAX_PARTS = 500
const FENCE = /^[\s>]*(?:`{3}|~{3})/
const ITEM = /^[-*+][ \t]|^\d{1,9}[.)][ \t]/
/** MDX 1 placed the text of such an item one column further right. */
const ODD_ITEM = /^\d[.)](?: {3}| )(?! )/

/**
 * Turns indented code, which only MDX 1 supports, into fences with the same number of lines, whose mark holds
 * the code. Parses the Markdown around it, to distinguish it from text of lists.
 */
export function markIndentedCode(text: string, mark: (original: string) => string): string {
  if (!MAY_INDENT.test(text)) return text
  const lines = text.split('\n')
  const blocks: Block[] = []
  // Last line of the preceding import or export.
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

/** Code to fence: its lines, the first and last of which become the fence marks, and its indentation. */
interface Block {
  first: number
  last: number
  margin: string
  code: string
}

const MAY_HOLD_LINES = /=\{|^[ \t>]*\{/m
/** Limits the checks of single blocks on a page that cannot be parsed. */
const MAX_BLOCKS = 100

/** Returns the blocks that are still code once fenced: the others are lines of an expression or attribute. */
function outsideExpressions(lines: string[], blocks: Block[]): Block[] {
  if (blocks.length === 0 || !MAY_HOLD_LINES.test(lines.join('\n'))) return blocks
  const found = findFences(fence(lines, blocks, nameOf))
  if (found) return blocks.filter(block => found.has(nameOf(block)))
  const without = blocks.reduce(
    (left, { first, last, margin }) => left.fill(margin.trimEnd(), first, last + 1),
    [...lines],
  )
  // Other parse errors are repaired later.
  if (blocks.length > MAX_BLOCKS || !findFences(without)) return blocks
  return blocks.filter(block => findFences(fence(without, [block], nameOf))?.has(nameOf(block)))
}

function nameOf({ first }: Block): string {
  return `line-${first}`
}

/** Returns the languages of a page's fences; undefined if it cannot be parsed. */
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

/** Finds the last line of an import or export, which may contain empty lines: asks the parser at each one. */
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

/** Counts the lines directly below a table that belong to it, whatever their indentation: those with a bar. */
function countRows(lines: string[], first: number, previous: Readonly<MdastNode> | undefined): number {
  if (previous?.type !== 'table' || previous.position?.end.line !== first || FENCE.test(lines[first]!))
    return 0
  let end = first
  while (lines[end]?.includes('|')) end++
  return end - first
}

/** Returns the code after the rows, and the number of lines dropped, including empty ones. */
function dropRows(code: string, rows: number): { code: string; dropped: number } {
  if (rows === 0) return { code, dropped: 0 }
  const lines = code.split('\n')
  const dropped = lines.findIndex((line, i) => i >= rows && line.trim())
  return dropped < 0
    ? { code: '', dropped: lines.length }
    : { code: lines.slice(dropped).join('\n'), dropped }
}

/** Returns the code as MDX 1 parsed it; undefined for text of a list. */
function readCode(code: string, item: string | undefined): string | undefined {
  if (item === undefined) return code
  if (ITEM.test(code.trimStart())) return undefined
  if (!ODD_ITEM.test(item)) return code
  const isCode = code.split('\n').every(line => line === '' || line.startsWith(' '))
  return isCode ? code.replace(/^ /gm, '') : undefined
}

/**
 * Returns where a block's fence marks go; undefined for existing fences, list items, and single lines without
 * an adjacent empty line.
 */
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
  // A single line has no room for both marks.
  if (first === last) {
    if (isEmpty(last + 1)) last++
    else if (isEmpty(first - 1)) first--
    else return undefined
  }
  return { first, last, margin }
}

/** Replaces blocks by fences. */
function fence(lines: string[], blocks: Block[], info: (block: Block) => string): string[] {
  const fenced = [...lines]
  for (const block of blocks) {
    const { first, last, margin } = block
    // In a script, backticks would start a string.
    fenced.fill(margin.trimEnd(), first, last)
    fenced[first] = `${margin}~~~${info(block)}`
    fenced[last] = `${margin}~~~`
  }
  return fenced
}
