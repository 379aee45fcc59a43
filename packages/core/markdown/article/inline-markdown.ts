import { decoded } from '../../model'
import { childrenOf, type Element, isElement, type Node, textOf } from './dom'

export type Absolute = (href: string) => string

const MARKS: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' }
const HIDDEN = new Set(['script', 'style', 'template', 'svg', 'input', 'noscript'])

/** Converts inline nodes to Markdown with emphasis, code, links and images; collapses whitespace. */
export function inlineMarkdown(nodes: Node[], absolute: Absolute): string {
  return nodes
    .map(node => {
      if (isElement(node)) return inlineElement(node, absolute)
      return 'data' in node && node.type === 'text' ? escapeMarkdown(node.data.replace(/\s+/g, ' ')) : ''
    })
    .join('')
}

function inlineElement(element: Element, absolute: Absolute): string {
  const { name, attribs } = element
  if (HIDDEN.has(name) || attribs.class === 'hash-link' || 'data-footnote-backref' in attribs) return ''
  const inner = () => inlineMarkdown(childrenOf(element), absolute)
  if (name === 'br') return '\n'
  if (name === 'code' || name === 'kbd' || name === 'samp') return codeSpan(textOf(childrenOf(element)))
  // The same image for the other colour mode.
  if (name === 'img' && /(?:^| )only-dark(?: |$)/.test(attribs.class ?? '')) return ''
  if (name === 'img')
    return `![${escapeMarkdown(attribs.alt ?? '')}](${address(absolute(attribs.src ?? ''))})`
  if (name === 'iframe' || name === 'video' || name === 'audio') {
    const src = attribs.src ?? ''
    return src ? `[${escapeMarkdown(attribs.title ?? src)}](${address(absolute(src))})` : ''
  }
  if ('data-footnote-ref' in attribs) return `[^${textOf(childrenOf(element))}]`
  if (name === 'a' && attribs.href) return link(inner(), absolute(attribs.href))
  const mark = MARKS[name]
  return mark ? surround(inner(), mark) : inner()
}

function link(text: string, href: string): string {
  return text.trim() ? surround(text, '[', `](${address(href)})`) : ''
}

/** Wraps the text in marks and keeps whitespace at its edges outside of them. */
function surround(text: string, open: string, close = open): string {
  const core = text.trim()
  return core ? text.replace(core, () => open + core + close) : text
}

function address(href: string): string {
  return /[\s()<>]/.test(href)
    ? encodeURI(decoded(href, decodeURI)).replace(/[()]/g, char => `%${char.charCodeAt(0).toString(16)}`)
    : href
}

function codeSpan(code: string): string {
  const text = code.replace(/\s+/g, ' ')
  if (!text.trim()) return ''
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length))
  const ticks = '`'.repeat(longest + 1)
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return `${ticks}${pad}${text}${pad}${ticks}`
}

/** Escapes characters that are Markdown syntax; an underscore inside a word is not. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*[\]<]|~(?=~)|(?<=~)~|&(?=#?\w+;)/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
}
