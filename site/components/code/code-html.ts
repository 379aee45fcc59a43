import { readTokens } from './read-tokens'

/**
 * The lines of a code block as HTML, coloured: for code that no fence of a page holds. One string costs React nothing
 * to hydrate, however many pieces it has. With `keepWords` names are not broken at their hyphens.
 */
export function codeHtml(text: string, language: 'wxml' | 'css', { keepWords = false } = {}): string {
  return readTokens(text, language)
    .map(line => {
      const pieces = line.map(({ text, kind }) => {
        const html = escapeHtml(text)
        const words = keepWords ? html.replace(/[^\s"]+-[^\s"]*/g, '<span class="word">$&</span>') : html
        return kind ? `<span class="t-${kind}">${words}</span>` : words
      })
      return `<span class="line">${pieces.join('')}</span>`
    })
    .join('\n')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
