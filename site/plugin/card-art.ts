import type { CardArt, CardPage } from 'inkstone/config'
import { drawPost } from '../components/figures/post-art'
import { escapedName } from '../data/escaped-names'
import { defaultLine } from '../data/lines'

/** Maximum number of code lines in a link preview: longer code would be truncated before its point. */
const LINES = 2

/** Colours on the dark background of cards. */
const colors = { line: '#a6a6a6', accent: '#07c160', ground: '#333333' }

/** Returns the drawing of a post, or else the first code block that is short enough to be shown completely. */
export function cardArt({ path, code }: CardPage): CardArt | undefined {
  if (path === '/') return { lines: homeLines() }
  const drawing = drawPost(path.split('/').at(-1)!, colors)
  if (drawing) return { drawing: `<g transform="translate(91) scale(1.17)">${drawing}</g>` }
  const lines = code.map(toLines).find(({ length }) => length > 0 && length <= LINES)
  return lines && { lines }
}

/** Returns the plugin's effect on two class names. */
function homeLines(): string[] {
  return ['w-[13px]', 'hover:bg-red-500'].map(name => `${name}  →  ${escapedName(defaultLine.id, name)}`)
}

function toLines(code: string): string[] {
  return code
    .split('\n')
    .filter(line => line.trim())
    .map(line => line.replaceAll('\t', '  '))
}
