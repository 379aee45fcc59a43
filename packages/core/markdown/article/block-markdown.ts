import { codeMarkdown, drawnMarkdown } from './code-markdown'
import { childrenOf, type Element, findElement, hasClass, isElement, isPicture, type Node } from './dom'
import { type Absolute, inlineMarkdown } from './inline-markdown'
import { tableMarkdown } from './table-markdown'

const CONTAINERS = new Set(
  `article aside div fieldset footer form header main nav section figure figcaption label select`.split(' '),
)

/** Converts nodes to Markdown blocks, separated by an empty line or by `gap`. */
export function blockMarkdown(nodes: Node[], absolute: Absolute, gap = '\n\n'): string {
  const blocks: string[] = []
  let inline: Node[] = []
  const endInline = () => {
    const text = protectStart(tidy(inlineMarkdown(inline, absolute)))
    if (text) blocks.push(text)
    inline = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) {
      inline.push(node)
      continue
    }
    endInline()
    const block = oneBlock(node, absolute)
    if (block.trim()) blocks.push(block)
  }
  endInline()
  return blocks.join(gap)
}

function isBlock(element: Element): boolean {
  return BLOCKS[element.name] !== undefined || CONTAINERS.has(element.name)
}

function oneBlock(element: Element, absolute: Absolute): string {
  const children = childrenOf(element)
  const inner = () => blockMarkdown(children, absolute)
  if (element.attribs.role === 'tablist' || hasClass(element, 'sr-only')) return ''
  if (isPicture(element)) return element.attribs['aria-label'] ?? ''
  if (hasClass(element, 'code-block')) return codeMarkdown(element)
  if (element.attribs['data-language'] !== undefined) return drawnMarkdown(element)
  if (hasClass(element, 'admonition')) return quote(inner())
  if (hasClass(element, 'admonition-title') || hasClass(element, 'block-caption'))
    return bold(inlineMarkdown(children, absolute))
  if (element.attribs.role === 'tabpanel') return `${bold(element.attribs['data-label'] ?? '')}\n\n${inner()}`
  if (hasClass(element, 'footnotes')) return footnotes(element, absolute)
  return BLOCKS[element.name]?.(element, absolute) ?? inner()
}

type Draw = (element: Element, absolute: Absolute) => string

const heading: Draw = ({ name, children }, absolute) => {
  const text = tidy(inlineMarkdown(children as Node[], absolute)).replaceAll('\n', ' ')
  return text && `${'#'.repeat(Number(name[1]))} ${text}`
}
const list: Draw = (element, absolute) => {
  const first = Number(element.attribs.start ?? 1)
  const items = childrenOf(element).filter(child => isElement(child, 'li')) as Element[]
  const isLoose = items.some(item => childrenOf(item).some(child => isElement(child, 'p')))
  const gap = isLoose ? '\n\n' : '\n'
  const lines = items.map((item, i) => {
    const marker = element.name === 'ol' ? `${first + i}. ` : '- '
    const box = findElement(childrenOf(item), child => child.attribs.type === 'checkbox')
    const state = box ? ('checked' in box.attribs ? '[x] ' : '[ ] ') : ''
    return marker + state + indent(blockMarkdown(childrenOf(item), absolute, gap), ' '.repeat(marker.length))
  })
  return lines.join(gap)
}
const definitions: Draw = (element, absolute) =>
  flattenGroups(childrenOf(element))
    .map(child => {
      const text = blockMarkdown(childrenOf(child), absolute)
      return child.name === 'dt' ? `- ${bold(text)}` : `  ${indent(text, '  ')}`
    })
    .join('\n\n')

const BLOCKS: Record<string, Draw | undefined> = {
  p: ({ children }, absolute) => protectStart(tidy(inlineMarkdown(children as Node[], absolute))),
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  ul: list,
  ol: list,
  menu: list,
  dl: definitions,
  hr: () => '---',
  table: tableMarkdown,
  pre: codeMarkdown,
  textarea: codeMarkdown,
  blockquote: (element, absolute) => quote(blockMarkdown(childrenOf(element), absolute)),
  summary: (element, absolute) => bold(inlineMarkdown(childrenOf(element), absolute)),
  details: (element, absolute) => blockMarkdown(childrenOf(element), absolute),
  option: (element, absolute) => `- ${inlineMarkdown(childrenOf(element), absolute)}`,
}

/** A definition list may group its entries in div elements. */
function flattenGroups(nodes: Node[]): Element[] {
  return nodes.flatMap(node => {
    if (isElement(node, 'div')) return flattenGroups(childrenOf(node))
    return isElement(node, 'dt', 'dd') ? [node] : []
  })
}

function footnotes(element: Element, absolute: Absolute): string {
  const items = findElement([element], ({ name }) => name === 'ol')
  const notes = items ? childrenOf(items).filter(child => isElement(child, 'li')) : []
  return notes
    .map((note, i) => `[^${i + 1}]: ${indent(blockMarkdown(childrenOf(note as Element), absolute), '    ')}`)
    .join('\n\n')
}

function bold(text: string): string {
  const plain = tidy(text).replaceAll('\n', ' ')
  return plain && (/\*\*/.test(plain) ? plain : `**${plain}**`)
}

function quote(text: string): string {
  return text && `> ${indent(text, '> ').replace(/^> $/gm, '>')}`
}

/** Prefixes all lines after the first with `lead`; empty lines only where the lead has visible characters. */
function indent(text: string, lead: string): string {
  return text
    .replace(/\n(?!\n|$)/g, `\n${lead}`)
    .replace(/\n(?=\n)/g, lead.trim() ? `\n${lead.trim()}` : '\n')
}

function tidy(text: string): string {
  return text.replace(/[ \t]*\n[ \t]*/g, '  \n').trim()
}

/** Escapes the start of a paragraph that would be parsed as a heading, a list or a quotation. */
function protectStart(text: string): string {
  return text.replace(/^(?=[#>+-](?:\s|$)|[=-]+$|:::)/, '\\').replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
}
