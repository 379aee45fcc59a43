import type { CardArt } from '../../config'
import { splitTitle } from '../../model'
import type { Card } from '../../pipeline'
import type { Glyph } from './read-glyphs'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 88
const LOGO_SIZE = 48
const TITLE_SIZE = 76
/** A title that fits on one line at this size is shrunk instead of broken. */
const SMALLEST_TITLE = 62
const MAX_LINES = 3
/** Area below the title for the page's art, with its own background; leaves two lines for the title. */
const ART = { top: 410, lineHeight: 60, textSize: 32, mostTitleLines: 2 }

/** Matches words with the whitespace and punctuation after them. */
const BREAKABLE = /[^\s，。、：；！？）」》”…]*[\s，。、：；！？）」》”…]+|[^\s，。、：；！？）」》”…]+/g

type Glyphs = ReadonlyMap<string, Glyph>

/** Returns a card as SVG, 1200 by 630 as link previews expect. Text is drawn as outlines, so no font is needed. */
export function drawCard(
  { title, section, site, art }: Card,
  { glyphs, logo }: { glyphs: Glyphs /** Address of the logo image. */; logo: string | undefined },
): string {
  const { lines, size } = fitTitle(title, { glyphs, width: WIDTH - 2 * MARGIN })
  const shown = lines.length <= ART.mostTitleLines ? art : undefined
  const middle = shown ? (ART.top + 130) / 2 : HEIGHT / 2
  const top = middle - ((lines.length - 1) * size * 1.3) / 2 + size / 3
  const text = (line: string, at: { x: number; y: number; size: number; fill: string }) =>
    drawText(line, { glyphs, ...at })
  const siteX = logo ? MARGIN + 62 : MARGIN
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#111111"/>`,
    logo ? drawLogo(logo) : '',
    text(site, { x: siteX, y: 108, size: 30, fill: '#e6e6e6' }),
    ...lines.map((line, index) =>
      text(line, { x: MARGIN - 4, y: top + index * size * 1.3, size, fill: '#e6e6e6' }),
    ),
    shown
      ? text(section, { x: siteX + measure(`${site}　`, glyphs) * 30, y: 108, size: 28, fill: '#a6a6a6' })
      : text(section, { x: MARGIN, y: HEIGHT - 76, size: 28, fill: '#a6a6a6' }),
    shown ? drawArt(shown, glyphs) : '',
    '</svg>',
  ].join('\n')
}

function drawArt(art: CardArt, glyphs: Glyphs): string {
  const ground = `<rect y="${ART.top}" width="${WIDTH}" height="${HEIGHT - ART.top}" fill="#1b1b1b"/>`
  if ('drawing' in art)
    return `${ground}<g transform="translate(${MARGIN} ${ART.top + 15})">${art.drawing}</g>`
  const { lineHeight, textSize: size } = ART
  const lines = art.lines.slice(0, Math.floor((HEIGHT - ART.top) / lineHeight))
  const top = (HEIGHT + ART.top - (lines.length - 1) * lineHeight) / 2 + size / 3
  const drawn = lines.map((line, index) => {
    const y = top + index * lineHeight
    return drawText(cutLine(line, glyphs, (WIDTH - 2 * MARGIN) / size), {
      glyphs,
      x: MARGIN,
      y,
      size,
      fill: '#c4c4c4',
    })
  })
  return ground + drawn.join('')
}

/** Cuts a line to `width` em, with an ellipsis. */
function cutLine(line: string, glyphs: Glyphs, width: number): string {
  if (measure(line, glyphs) <= width) return line
  const kept = [...line]
  while (measure(`${kept.join('')}…`, glyphs) > width) kept.pop()
  return `${kept.join('').trimEnd()}…`
}

/** Breaks a title into lines of at most `width`, or shrinks it to fit on one. */
export function fitTitle(
  title: string,
  { glyphs, width }: { glyphs: Glyphs; width: number },
): { lines: string[]; size: number } {
  const whole = measure(title, glyphs)
  const size = Math.min(TITLE_SIZE, Math.floor(width / whole))
  if (size >= SMALLEST_TITLE) return { lines: [title], size }
  return { lines: breakLines(title, { glyphs, width: width / TITLE_SIZE }), size: TITLE_SIZE }
}

/**
 * Breaks a title into lines of at most `width` em: between words, never before closing punctuation. A title
 * that needs more lines ends in an ellipsis.
 */
export function breakLines(title: string, { glyphs, width }: { glyphs: Glyphs; width: number }): string[] {
  const lines = ['']
  for (const piece of wordsOf(title)) {
    const line = lines.at(-1)!
    if (line && measure(line + piece.trimEnd(), glyphs) > width) lines.push(piece.trimStart())
    else lines[lines.length - 1] = line + piece
  }
  const trimmed = lines.map(line => line.trim()).filter(Boolean)
  if (trimmed.length <= MAX_LINES) return trimmed
  return [...trimmed.slice(0, MAX_LINES - 1), `${trimmed[MAX_LINES - 1]!.slice(0, -1)}…`]
}

/** Splits a title at its line-break opportunities: between Chinese words, at spaces, after punctuation. */
function wordsOf(title: string): string[] {
  return splitTitle(title).flatMap(part => part.match(BREAKABLE) ?? [])
}

/** Returns the width in em. */
function measure(line: string, glyphs: Glyphs): number {
  let width = 0
  for (const character of line) width += (glyphs.get(character)?.advance ?? 1000) / 1000
  return width
}

function drawText(
  line: string,
  { glyphs, x, y, size, fill }: { glyphs: Glyphs; x: number; y: number; size: number; fill: string },
): string {
  const scale = size / 1000
  let at = 0
  const outlines = [...line].map(character => {
    const { path = '', advance = 1000 } = glyphs.get(character) ?? {}
    const drawn = path && `<path transform="translate(${at})" d="${path}"/>`
    at += advance
    return drawn
  })
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${outlines.join('')}</g>`
}

function drawLogo(href: string): string {
  return `<image x="${MARGIN - 5}" y="71" width="${LOGO_SIZE}" height="${LOGO_SIZE}" href="${href}"/>`
}

/**
 * Returns a logo as a separate SVG, rendered once for all cards: nested in each card, it would take the
 * renderer twice as long as the text.
 */
export function frameLogo(svg: string): string {
  const href = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const size = `width="${LOGO_SIZE}" height="${LOGO_SIZE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`
}
