import { type ArticleFacts, DATA, type PageSection } from '../../model'
import { escapeText } from '../escape-html'
import {
  childrenOf,
  type Element,
  hasClass,
  isElement,
  isPicture,
  type Node,
  type ParsedArticle,
  textOf,
} from './dom'

interface OpenHeading {
  level: number
  id: string
  inToc: boolean
  text: string
  html: string
}

const BLOCKS = new Set(
  `address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
header hr li main nav ol option p pre section summary table tbody tfoot thead tr ul`.split(/\s+/),
)
/** Inline tags kept in table of contents entries. */
const INLINE = new Set(['b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 's', 'strong', 'sub', 'sup', 'u'])
const EMBEDS = new Set(['audio', 'embed', 'iframe', 'object', 'script', 'source', 'track', 'video'])
/** Elements whose content is not text of the page. */
const SILENT = new Set(['script', 'style', 'template', 'svg'])

/** Reads headings, anchors, links and sections from a finished article. */
export function readArticle(article: ParsedArticle): ArticleFacts {
  const facts: ArticleFacts = { toc: [], anchors: [], links: [], sections: [] }
  let section: PageSection = { anchor: '', heading: '', level: 1, text: [], code: [] }
  let heading: OpenHeading | null = null
  let text = ''
  facts.sections.push(section)

  const endBlock = () => {
    const entry = text.replace(/\s+/g, ' ').trim()
    if (entry) section.text.push(entry)
    text = ''
  }
  const startSection = ({ level, id, inToc, text: words, html }: OpenHeading) => {
    const title = words.replace(/\s+/g, ' ').trim()
    if (level === 1) {
      section.heading ||= title
      return
    }
    section = { anchor: id, heading: title, level, text: [], code: [] }
    facts.sections.push(section)
    if (inToc) facts.toc.push({ id, html: html.trim(), level })
  }
  const visit = (nodes: Node[]) => {
    for (const node of nodes) {
      if (isElement(node)) visitElement(node)
      else if (node.type === 'text' && heading) {
        heading.text += node.data
        heading.html += escapeText(node.data)
      } else if (node.type === 'text') text += node.data
    }
  }
  const visitElement = (element: Element) => {
    const { name, attribs } = element
    const children = childrenOf(element)
    readReferences(facts, element)
    if (isSilent(name, attribs) || isPicture(element)) visitSilently(children)
    else if (heading) {
      const tag = INLINE.has(name)
      if (tag) heading.html += `<${name}>`
      visit(children)
      if (tag) heading.html += `</${name}>`
    } else if (name === 'pre') {
      endBlock()
      visitSilently(children)
      const code = textOf(children).trimEnd()
      if (code.trim()) section.code.push(code)
    } else if (/^h[1-6]$/.test(name) && (name === 'h1' || attribs.id)) {
      endBlock()
      const inToc = name !== 'h1' && hasClass(element, 'anchor')
      heading = { level: Number(name[1]), id: attribs.id ?? '', inToc, text: '', html: '' }
      visit(children)
      startSection(heading)
      heading = null
    } else {
      const isBlock = BLOCKS.has(name)
      if (isBlock) endBlock()
      else if (name === 'br' || name === 'td' || name === 'th') text += ' '
      visit(children)
      if (isBlock) endBlock()
    }
  }
  const visitSilently = (nodes: Node[]) => {
    for (const node of nodes) {
      if (!isElement(node)) continue
      readReferences(facts, node)
      visitSilently(childrenOf(node))
    }
  }
  visit(article)
  endBlock()
  return facts
}

/** Whether it is the placeholder of an iframe that no click loads. */
function isRefusedFrame(attributes: Element['attribs']): boolean {
  return /(?:^| )frame-poster(?: |$)/.test(attributes.class ?? '') && !(DATA.frame in attributes)
}

function readReferences({ anchors, links }: ArticleFacts, element: Element): void {
  const { name, attribs: attributes } = element
  const { id, href, src, poster } = attributes
  if (id) anchors.push(id)
  if (name === 'a') {
    if (attributes.name) anchors.push(attributes.name)
    if (href && attributes.class !== 'hash-link' && !(DATA.unchecked in attributes))
      links.push({
        href,
        kind: isRefusedFrame(attributes) ? 'frame' : 'link',
        ...((DATA.tagLink in attributes || isOfComponent(element)) && { inTag: true }),
      })
  } else if (name === 'img') {
    if (src) links.push({ href: src, kind: 'image' })
  } else if (EMBEDS.has(name)) {
    for (const url of [src, poster, attributes.data])
      if (url) links.push({ href: url, kind: name === 'iframe' ? 'frame' : 'embed' })
  }
}

/** Whether a component of the site rendered the element, and the page did not pass it in as a child. */
function isOfComponent({ parent }: Element): boolean {
  if (!parent || !isElement(parent) || DATA.slot in parent.attribs) return false
  return DATA.island in parent.attribs || isOfComponent(parent)
}

/**
 * Excluded from the page's text: tab lists, as the panels repeat their labels, hidden headings and footnote
 * back links.
 */
function isSilent(name: string, attributes: Element['attribs']): boolean {
  return (
    SILENT.has(name) ||
    attributes.role === 'tablist' ||
    attributes.class === 'sr-only' ||
    'data-footnote-backref' in attributes
  )
}
