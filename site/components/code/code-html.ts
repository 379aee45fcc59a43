import { readTokens } from './read-tokens'

/** Lines and names up to this length have room on a phone. */
const PHONE = 36

/** A name that browsers would break behind its hyphens. */
export const HYPHENATED = /[^\s"]+-[^\s"]*/g

/**
 * The lines of a code block as HTML, coloured: for code that no fence of a page holds. One string costs React nothing
 * to hydrate, however many pieces it has.
 */
export function codeHtml(text: string, language: 'wxml' | 'css'): string {
  return readTokens(text, language)
    .map(line => {
      const isLong = line.reduce((length, { text }) => length + text.length, 0) > PHONE
      const pieces = line.map(({ text, kind }) => {
        const html = escapeHtml(text)
        const words = isLong ? html.replace(HYPHENATED, keepWhole) : html
        return kind ? `<span class="t-${kind}">${words}</span>` : words
      })
      const depth = isLong ? depthOf(line[0]!.text) : 0
      return `<span class="line${depth > 0 ? ` in-${depth}` : ''}">${pieces.join('')}</span>`
    })
    .join('\n')
}

/** How many columns in a line begins: even, and at most what stylesheets have a class for. */
export function depthOf(line: string): number {
  return Math.min(line.search(/\S|$/) & ~1, 12)
}

export function isShort(name: string): boolean {
  return name.length <= PHONE
}

function keepWhole(name: string): string {
  return isShort(name) ? `<span class="word">${name}</span>` : name
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
