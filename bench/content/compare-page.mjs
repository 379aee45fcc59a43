// Compares a built page with the expected content of its source.
import { DomUtils, parseDocument } from 'htmlparser2'
import { nameOf } from './read-source.mjs'

/** Returns the content missing on a page: [{ kind, value }]. */
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

/** Whether a heading matches a text; text of components and emoji may be between its pieces, or before them. */
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
  // Internal addresses are rewritten: the hash or the last segment must still match.
  const [, path = '', hash] = /^([^#]*)#?(.*)$/.exec(url)
  if (hash) return links.some(link => decode(link).endsWith(`#${decode(hash)}`))
  // Docusaurus' scheme for files of the site that are not pages.
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
      // A literal "%" is encoded in the page.
      .replaceAll('%25', '%')
  return plain(a) === plain(b)
}

/**
 * Splits a text at everything that typography, emoji codes or components may change. The reference parser leaves
 * emphasis next to Han characters as asterisks or tildes, and code in tags as HTML.
 */
function pieces(value) {
  return value
    .split(/\uFFFC|:[\w+-]+:|\*+|~~|`+/)
    .map(squeeze)
    .filter(piece => piece.length > 1)
}

/** Removes punctuation: a component that shows "name: value" in two cells omits the colon. */
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
