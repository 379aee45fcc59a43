import { Parser } from 'htmlparser2'
import type { ArticleFacts, PageSection } from '../../model'
import { escapeText } from '../escape-html'
import { dropTokens } from './drop-tokens'

type Attributes = Record<string, string>

/** A heading while it is being read. */
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
/** Tags that a heading keeps in the table of contents. */
const INLINE = new Set(['b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 's', 'strong', 'sub', 'sup', 'u'])
const EMBEDS = new Set(['audio', 'embed', 'iframe', 'object', 'script', 'source', 'track', 'video'])
/** Nothing inside is text of the page. */
const SILENT = new Set(['script', 'style', 'template', 'svg'])

/** Reads contents, anchors, links and sections off a finished article, in one pass. */
export function readArticle(html: string): ArticleFacts {
  const facts: ArticleFacts = { toc: [], anchors: [], links: [], sections: [] }
  let section: PageSection = { anchor: '', heading: '', level: 1, text: [], code: [] }
  let heading: OpenHeading | null = null
  let text = ''
  let code: string | null = null
  /** The element whose end ends the silence, and how deep it is nested in others of its name. */
  let silent: { name: string; depth: number } | null = null
  facts.sections.push(section)

  const endBlock = () => {
    const entry = text.replace(/\s+/g, ' ').trim()
    if (entry) section.text.push(entry)
    text = ''
  }
  const startSection = ({ level, id, inToc, text: words, html: inline }: OpenHeading) => {
    const title = words.replace(/\s+/g, ' ').trim()
    if (level === 1) {
      section.heading ||= title
      return
    }
    section = { anchor: id, heading: title, level, text: [], code: [] }
    facts.sections.push(section)
    if (inToc) facts.toc.push({ id, html: inline.trim(), level })
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        readReferences(facts, name, attributes)
        if (silent) {
          if (name === silent.name) silent.depth++
          return
        }
        if (isSilent(name, attributes)) {
          silent = { name, depth: 1 }
          return
        }
        if (code !== null) return
        if (heading) {
          if (INLINE.has(name)) heading.html += `<${name}>`
        } else if (name === 'pre') {
          endBlock()
          code = ''
        } else if (/^h[1-6]$/.test(name) && (name === 'h1' || attributes.id)) {
          endBlock()
          const inToc = name !== 'h1' && /\banchor\b/.test(attributes.class ?? '')
          heading = { level: Number(name[1]), id: attributes.id ?? '', inToc, text: '', html: '' }
        } else if (BLOCKS.has(name)) endBlock()
        else if (name === 'br' || name === 'td' || name === 'th') text += ' '
      },
      ontext(data) {
        if (silent) return
        if (code !== null) code += data
        else if (heading) {
          heading.text += data
          heading.html += escapeText(data)
        } else text += data
      },
      onclosetag(name) {
        if (silent) {
          if (name === silent.name && --silent.depth === 0) silent = null
        } else if (code !== null) {
          if (name !== 'pre') return
          if (code.trim()) section.code.push(code.trimEnd())
          code = null
        } else if (heading) {
          if (INLINE.has(name)) heading.html += `</${name}>`
          if (name !== `h${heading.level}`) return
          startSection(heading)
          heading = null
        } else if (BLOCKS.has(name)) endBlock()
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  )
  parser.end(dropTokens(html))
  endBlock()
  return facts
}

function readReferences({ anchors, links }: ArticleFacts, name: string, attributes: Attributes): void {
  const { id, href, src, poster } = attributes
  if (id) anchors.push(id)
  if (name === 'a') {
    if (attributes.name) anchors.push(attributes.name)
    if (href && attributes.class !== 'hash-link') links.push({ href, kind: 'link' })
  } else if (name === 'img') {
    if (src) links.push({ href: src, kind: 'image' })
  } else if (EMBEDS.has(name)) {
    for (const url of [src, poster, attributes.data]) if (url) links.push({ href: url, kind: 'embed' })
  }
}

/** Names of tabs stand at their panels too; hidden headings and ways back are no text of the page. */
function isSilent(name: string, attributes: Attributes): boolean {
  return (
    SILENT.has(name) ||
    attributes.role === 'tablist' ||
    attributes.class === 'sr-only' ||
    'data-footnote-backref' in attributes
  )
}
