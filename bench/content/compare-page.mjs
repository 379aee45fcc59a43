// Holds what a source promises against the page that was built of it.
import { DomUtils, parseDocument } from 'htmlparser2'
import { nameOf } from './read-source.mjs'

/** What is missing on a page: [{ kind, value }]. */
export function findLost(expected, html) {
  const document = parseDocument(html)
  const main = DomUtils.findOne(({ name }) => name === 'main', document.children) ?? document
  const all = DomUtils.findAll(() => true, [main])
  const attributes = key => all.flatMap(({ attribs }) => (attribs[key] ? [attribs[key]] : []))
  const text = squeeze(DomUtils.textContent(main))
  const plainText = withoutMarks(text)
  const headings = all
    .filter(({ name }) => /^h[1-6]$/.test(name))
    .map(element => squeeze(DomUtils.textContent(element)))
  const links = attributes('href')
  const images = [...attributes('src'), ...attributes('srcset')]
  return expected.filter(({ kind, value }) => {
    if (kind === 'heading') return !headings.some(heading => isHeading(heading, value))
    if (kind === 'link') return !hasLink(value, links)
    if (kind === 'image')
      return !images.some(
        image =>
          image === value ||
          image.includes(nameOf(decode(value))) ||
          decode(image).includes(nameOf(decode(value))),
      )
    const isInCells = piece => kind === 'text' && plainText.includes(withoutMarks(piece))
    return !pieces(value).every(piece => text.includes(piece) || isInCells(piece))
  })
}

/** Whether a heading begins with a text; a component or an emoji says what it says between its pieces, or before. */
function isHeading(heading, value) {
  const [first = squeeze(value), ...rest] = pieces(value)
  const plain = heading.replace(/\*+|~~/g, '')
  const isBegin = /^[:\uFFFC]/.test(value) ? plain.includes(first) : plain.startsWith(first)
  if (heading.startsWith(squeeze(value))) return true
  return isBegin && rest.every(piece => heading.includes(piece))
}

function hasLink(url, links) {
  if (!url.startsWith('pathname:') && /^(?:[a-z]+:)?\/\//i.test(url))
    return links.some(link => sameUrl(link, url))
  // Addresses inside of the site are rewritten: a hash or the last part must still be there.
  const [, path = '', hash] = /^([^#]*)#?(.*)$/.exec(url)
  if (hash) return links.some(link => decode(link).endsWith(`#${decode(hash)}`))
  // Docusaurus' way to name a file of the site that is no page.
  if (url.startsWith('pathname://')) return links.some(link => link.endsWith(url.slice('pathname://'.length)))
  return /^mailto:/.test(url)
    ? links.includes(url)
    : path === '' || links.some(link => !/^https?:/.test(link))
}

function sameUrl(a, b) {
  const plain = url =>
    decode(url)
      .replace(/^(?:https?:)?\/\//, '')
      .replace(/\/$/, '')
      // A "%" that encodes nothing is encoded itself.
      .replaceAll('%25', '%')
  return plain(a) === plain(b)
}

/**
 * Text without what typography, emoji codes or components may change. Emphasis beside Han letters, which the reference
 * parser leaves as asterisks or tildes, is emphasis on the page; so is code in tags, which is HTML to that parser.
 */
function pieces(value) {
  return value
    .split(/\uFFFC|:[\w+-]+:|\*+|~~|`+/)
    .map(squeeze)
    .filter(piece => piece.length > 1)
}

/** A component that draws "name: value" as two cells leaves the colon out. */
function withoutMarks(text) {
  return text.replace(/[:,;]/g, '')
}

function squeeze(text) {
  return text.replace(/[\s\u200B\u00AD\u2060]+/g, '').toLowerCase()
}

function decode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
