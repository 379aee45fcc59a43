import { decodeHTMLAttribute } from 'entities'
import type { MdastPluginDefinition } from 'satteri'
import { tableFrame } from '../../model'
import { escapeText, startTag } from '../escape-html'
import type { PageContext } from '../page-context'
import { imageAttributes, linkAttributes, MEDIA, mediaAddress } from '../references'
import { admonitionTags } from './admonition-tags'
import { drawComment } from './excerpt-end'
import { isKnownTag, isVoidTag, mayStayOpen } from './html-tags'

interface Tag {
  name: string
  source: string
  attributes: Record<string, string | number | true | undefined>
  line: number
}

interface OpenTag {
  name: string
  line: number
  /** Whether the body wrapper of a <details> has been opened. */
  bodyOpen?: boolean
}

const PIECE = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>|</g
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

const OPEN_COMMENT = { what: 'the comment is not closed', remedy: 'add --> at its end' }

/** Processes raw HTML in Markdown: resolves addresses, frames tables and details, reports mistakes. */
export function rawHtml(page: PageContext): MdastPluginDefinition | null {
  if (!page.prepared.source.includes('<')) return null
  const open: OpenTag[] = []
  const tagsOf = page.prepared.hasPlainAdmonitions ? admonitionTags(page) : () => undefined
  page.atEnd(() => {
    for (const { name, line } of open)
      if (!mayStayOpen(name)) page.report({ what: `<${name}> is not closed`, remedy: `add </${name}>` }, line)
  })
  return {
    name: 'raw-html',
    options: { position: true },
    html(node, ctx) {
      const { start, end } = node.position ?? {}
      const tags = tagsOf(page.prepared.readMark(node.value) ?? '', start?.line)
      if (tags !== undefined) {
        ctx.setProperty(node, 'value', tags)
        return
      }
      const after = page.prepared.source.slice(end?.offset)
      let [seen, line] = [0, start?.line ?? 1]
      const value = node.value.replace(PIECE, (piece, slash, name, attributes, at: number) => {
        line += countLines(node.value.slice(seen, at))
        seen = at
        // An unclosed tag would swallow the content after it.
        if (piece === '<' && node.value.startsWith('<!--', at)) page.report(OPEN_COMMENT, line)
        if (piece === '<') return '&lt;'
        if (!name) return drawComment(page, piece) || escapeText(page.prepared.readMark(piece) ?? '')
        if (slash) return closeTag({ page, open, source: piece, written: name, line })
        const rest = node.value.slice(at + piece.length)
        const selfClosing = /\/\s*$/.test(attributes)
        const tag = { name, source: piece, attributes: parseAttributes(attributes), line }
        return openTag({ page, open, tag, selfClosing, next: rest.trim() ? rest : after })
      })
      if (value !== node.value) ctx.setProperty(node, 'value', value)
    },
  }
}

function openTag({
  page,
  open,
  tag,
  selfClosing,
  next,
}: {
  page: PageContext
  open: OpenTag[]
  tag: Tag
  selfClosing: boolean
  /** The text after the tag. */
  next: string
}): string {
  const inDrawing = isInDrawing(open)
  if (!inDrawing) reportTag(page, tag)
  if (!inDrawing && !isKnownTag(tag.name)) return escapeText(tag.source)
  const name = inDrawing ? tag.name : tag.name.toLowerCase()
  const html = startTag(name, finishAttributes(page, { ...tag, name }))
  if (isVoidTag(name)) return html
  // HTML itself would keep the element open.
  if (selfClosing) return `${html}</${name}>`
  open.push({ name: name.toLowerCase(), line: tag.line })
  if (name === 'table') return `${startTag('div', tableFrame(page.text.table))}${html}`
  if (name !== 'details' || /^\s*<summary/i.test(next)) return html
  open.at(-1)!.bodyOpen = true
  return `${html}<summary>${escapeText(page.text.details)}</summary><div class="details-body">`
}

function closeTag({
  page,
  open,
  source,
  written,
  line,
}: {
  page: PageContext
  open: OpenTag[]
  source: string
  /** The tag name as written. */
  written: string
  line: number
}): string {
  if (!isKnownTag(written) && !isInDrawing(open)) return escapeText(source)
  const name = written.toLowerCase()
  const depth = open.findLastIndex(tag => tag.name === name)
  if (depth < 0) {
    if (!mayStayOpen(name) && !isVoidTag(name))
      page.report(
        { what: `</${name}> closes nothing`, remedy: `remove it, or open <${name}> before it` },
        line,
      )
    return ''
  }
  for (const tag of open.splice(depth).slice(1))
    if (!mayStayOpen(tag.name))
      page.report(
        { what: `<${tag.name}> is not closed before </${name}>`, remedy: `add </${tag.name}>` },
        tag.line,
      )
  if (name === 'table') return '</table></div>'
  const details = open.at(-1)
  if (name === 'summary' && details?.name === 'details' && !details.bodyOpen) {
    details.bodyOpen = true
    return '</summary><div class="details-body">'
  }
  return name === 'details' ? '</div></details>' : source
}

/** SVG and MathML have their own, case-sensitive names. */
function isInDrawing(open: OpenTag[]): boolean {
  return open.some(({ name }) => name === 'svg' || name === 'math')
}

function finishAttributes(page: PageContext, { name, attributes, line }: Tag): Tag['attributes'] {
  const text = (key: string) => (typeof attributes[key] === 'string' ? attributes[key] : undefined)
  const result: Tag['attributes'] = { ...attributes }
  const classes = [name === 'details' ? 'details' : '']
  if (name === 'a' && text('href')) {
    const { class: external = '', ...link } = linkAttributes(page, { url: text('href')!, line })
    Object.assign(result, link)
    classes.push(String(external))
  }
  if (name === 'img') {
    const { width, height } = result as Record<string, string | undefined>
    Object.assign(result, imageAttributes(page, { url: text('src') ?? '', line, inTag: true, width, height }))
    result.alt ??= ''
  }
  if (MEDIA.has(name))
    for (const key of ['src', 'poster'])
      if (text(key)) result[key] = mediaAddress(page, { url: text(key)!, line })
  result.class = [text('class'), ...classes].filter(Boolean).join(' ') || undefined
  return result
}

function reportTag(page: PageContext, { name, attributes, line }: Tag): void {
  const lower = name.toLowerCase()
  if (lower === 'script' || lower === 'style')
    page.report(
      {
        what: `<${lower}> is blocked by the site's Content-Security-Policy`,
        remedy: 'use a component in an .mdx page',
      },
      line,
    )
  else if (!isKnownTag(name)) {
    const remedy = `text: write \`<${name}>\` in backticks or &lt;${name}&gt;; a component: rename the file to .mdx`
    page.report({ what: `<${name}> is not an HTML element and would vanish`, remedy }, line)
  }
  const handler = Object.keys(attributes).find(key => /^on\w/i.test(key))
  if (handler)
    page.report(
      {
        what: `the attribute ${handler} is blocked by the site's Content-Security-Policy`,
        remedy: 'remove it',
      },
      line,
    )
}

function parseAttributes(text: string): Tag['attributes'] {
  const attributes: Tag['attributes'] = {}
  for (const [, name, double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare
    attributes[name!] ??= value === undefined ? true : decodeHTMLAttribute(value)
  }
  return attributes
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}
