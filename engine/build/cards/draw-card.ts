import type { Card } from '../../pipeline'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 88
const TITLE_SIZE = 76
const MAX_LINES = 3

/** A card as SVG; 1200 by 630, as link previews want it. */
export function drawCard({ title, section, site }: Card): string {
  const lines = breakLines(title, (WIDTH - 2 * MARGIN) / TITLE_SIZE)
  const top = HEIGHT / 2 - ((lines.length - 1) * TITLE_SIZE * 1.3) / 2 + TITLE_SIZE / 3
  const texts = lines.map((line, index) =>
    text({
      line,
      x: MARGIN - 4,
      y: top + index * TITLE_SIZE * 1.3,
      size: TITLE_SIZE,
      weight: 500,
      fill: '#e6e6e6',
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#111111"/>
<g transform="translate(${MARGIN} 76) scale(1.5)" fill="none" stroke="#07c160" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M7 2H2v22h5M19 2h5v22h-5"/><path d="M8.500 18h9" stroke-width="3.500"/></g>
${text({ line: site, x: MARGIN + 62, y: 108, size: 30, weight: 500, fill: '#e6e6e6' })}
${texts.join('\n')}
${text({ line: section, x: MARGIN, y: HEIGHT - 76, size: 28, weight: 500, fill: '#a6a6a6' })}
</svg>`
}

/**
 * Breaks a title into lines of at most `width` em: anywhere between Han characters, at spaces in Latin text, never
 * before closing punctuation. A title that needs more lines ends in an ellipsis.
 */
export function breakLines(title: string, width: number): string[] {
  const pieces =
    title.match(
      /[\p{Script=Han}，。、：；！？（）「」《》“”][，。、：；！？）」》”]*|[^\s\p{Script=Han}，。、：；！？（）「」《》“”]+|\s+/gu,
    ) ?? []
  const lines = ['']
  for (const piece of pieces) {
    const line = lines.at(-1)!
    if (line && measure(line + piece.trimEnd()) > width) lines.push(piece.trimStart())
    else lines[lines.length - 1] = line + piece
  }
  const trimmed = lines.map(line => line.trim()).filter(Boolean)
  if (trimmed.length <= MAX_LINES) return trimmed
  return [...trimmed.slice(0, MAX_LINES - 1), `${trimmed[MAX_LINES - 1]!.slice(0, -1)}…`]
}

/** Width in em: Han and full-width characters are one, capitals wider than small letters. */
function measure(line: string): number {
  let width = 0
  for (const character of line) {
    width += /[\p{Script=Han}，。、：；！？（）「」《》“”…]/u.test(character)
      ? 1
      : /[A-Zmw@%]/.test(character)
        ? 0.75
        : 0.56
  }
  return width
}

function text(of: {
  line: string
  x: number
  y: number
  size: number
  weight: number
  fill: string
}): string {
  const content = of.line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${of.x}" y="${of.y}" font-family="Noto Sans S Chinese" font-size="${of.size}" font-weight="${of.weight}" fill="${of.fill}" xml:space="preserve">${content}</text>`
}
