import type { Plugin } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'

/** Accepts ">" and "}" in JSX text, as Babel in Docusaurus does. */
export function jsxText(): Plugin {
  return {
    name: 'jsx-text',
    transform: {
      order: 'pre',
      filter: {
        id: { include: /\.(?:jsx?|tsx)$/, exclude: /node_modules/ },
        code: /-+>|>>|\s>\s|\}\}|\s\}\s*</,
      },
      handler: code => {
        const written = escapeJsxText(code)
        return written === code ? null : { code: written, map: null }
      },
    },
  }
}

/** Replaces characters that strict parsers reject in JSX text by strings. */
export function escapeJsxText(code: string): string {
  let text = code
  for (;;) {
    const at = findSign(text)
    if (at === undefined) return text
    text = `${text.slice(0, at)}{'${text[at]}'}${text.slice(at + 1)}`
  }
}

function findSign(code: string): number | undefined {
  try {
    parseAst(code, { lang: 'tsx' })
  } catch (error) {
    const { message, pos } = error as { message: string; pos?: number }
    const isText = /Did you mean `\{'[>}]'\}`/.test(message)
    if (isText && pos !== undefined && /[>}]/.test(code[pos] ?? '')) return pos
  }
  return undefined
}
