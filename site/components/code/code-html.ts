import { readTokens } from './read-tokens'

/** Maximum length of lines and names that fit on a phone. */
const PHONE = 36

/** Matches a name that browsers would break at its hyphens. */
const HYPHENATED = /[^\s"]+-[^\s"]*/g

/** Matches Chinese text with a space in it; styles keep other words whole. */
const CHINESE = /(?=.*\p{Script=Han})\S+ (?:.*\S)/u

/** Matches what stays whole in the editor: such names, and Chinese text. */
export const WHOLE = /[^\s"]+-[^\s"]*|(?<=>)[^<>]*\p{Script=Han}[^<>]*(?=<)/gu

/** Matches names in class lists, and class names in selectors; entities are no names. */
const NAMES = { wxml: /&\w+;|[\w-]+/g, css: /(?<=\.)[a-z_-][\w-]*/gi }

/**
 * Returns the lines of a code block as highlighted HTML, for code that is not in a fence. A single string is cheap to
 * hydrate. Marks classes that `source`, the code before a transformation, does not have.
 */
export function codeHtml(text: string, language: 'wxml' | 'css', source?: string): string {
  const known = source !== undefined && new Set(source.match(/[\w-]+/g))
  const marked = { wxml: 'string', css: 'function' }[language]
  const mark = (name: string) =>
    !known || known.has(name) || name.startsWith('&') ? name : `<mark>${name}</mark>`
  return readTokens(text, language)
    .map(line => {
      const isLong = line.reduce((length, { text }) => length + text.length, 0) > PHONE
      const pieces = line.map(({ text, kind }) => {
        const plain = escapeHtml(text)
        const html = known && kind === marked ? plain.replace(NAMES[language], mark) : plain
        const words = isLong ? html.replace(kind ? HYPHENATED : CHINESE, keepWhole) : html
        return kind ? `<span class="t-${kind}">${words}</span>` : words
      })
      const depth = isLong ? depthOf(line[0]!.text) : 0
      return `<span class="line${depth > 0 ? ` in-${depth}` : ''}">${pieces.join('')}</span>`
    })
    .join('\n')
}

/** Returns the indentation of a line in columns: even, up to the highest value with a class. */
export function depthOf(line: string): number {
  return Math.min(line.search(/\S|$/) & ~1, 12)
}

/** Whether a name fits in a line; a Chinese character is as wide as two others. */
export function isShort(name: string): boolean {
  return name.replace(/\p{Script=Han}/gu, '  ').length <= PHONE
}

function keepWhole(name: string): string {
  return isShort(name.replace(/<.*?>/g, '')) ? `<span class="word">${name}</span>` : name
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
