import { decodeHTML } from 'entities'
import { escapeAttribute, escapeText } from 'inkstone/model'
import { INLINE_TAG } from './inline-tags'
import type { Statement } from './statement'

/** A drawing in the theme's colours. */
export interface Drawing {
  left: number
  top: number
  width: number
  height: number
  parts: string[]
  names: string[]
}

export interface OwnDrawing extends Drawing {
  /** Statements that are not understood. */
  missed: Statement[]
}

/** Font size of labels, and their line height. */
const LETTERS = 12
export const LINE_HEIGHT = 16

const FULL = /[\u1100-\u115f\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{3ffff}]/u
const NARROW = /[ijlftrI1.,:;'|!()[\]\s]/
const WIDE = /[A-Zmw@%&]/

/** Estimates the width of a text without its font. */
export function widthOf(text: string, size = LETTERS): number {
  let width = 0
  for (const sign of text)
    width += FULL.test(sign) ? 1 : NARROW.test(sign) ? 0.36 : WIDE.test(sign) ? 0.74 : 0.6
  return width * size
}

const BREAK = /<br\s*\/?>/i
/**
 * Matches pieces between which a line may break: Han characters with the closing punctuation after them, and
 * words.
 */
const PIECE =
  /[\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60][，。、；：？！）」』】》…]*|[^\s\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]+\s*|\s+/gu

/** Splits a label into lines of limited width; a single word may exceed it. */
export function linesOf(label: string, widest = Number.POSITIVE_INFINITY): string[] {
  return label.split(BREAK).flatMap(written => {
    const lines = ['']
    for (const piece of decodeHTML(written.replace(INLINE_TAG, '')).match(PIECE) ?? []) {
      const longer = lines.at(-1)! + piece
      if (lines.at(-1) && widthOf(longer.trimEnd()) > widest) lines.push(piece)
      else lines[lines.length - 1] = longer
    }
    return lines.map(line => line.trim())
  })
}

export function widest(lines: string[], size?: number): number {
  return Math.max(0, ...lines.map(line => widthOf(line, size)))
}

/** Returns a colour that distinguishes parts. */
export function partColour(index: number): string {
  return `var(--diagram-part-${(index % 6) + 1})`
}

type Attributes = Record<string, string | number | undefined>

export function shape(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? round(value) : escapeAttribute(rounded(key, value!))}"`,
    )
  return `<${name}${written.join('')}${content === undefined ? ' />' : `>${content}</${name}>`}`
}

/** Draws lines of text around a point, as one element. */
export function words(
  lines: string[],
  { x, y, size = LETTERS, ...rest }: Attributes & { x: number; y: number; size?: number },
): string {
  const first = y - ((lines.length - 1) * LINE_HEIGHT) / 2
  const attributes = { 'text-anchor': 'middle', 'font-size': size, fill: 'var(--diagram-text)', ...rest }
  if (lines.length === 1) return shape('text', { x, y, dy: '0.35em', ...attributes }, escapeText(lines[0]!))
  const spans = lines.map((line, index) =>
    shape('tspan', { x, y: first + index * LINE_HEIGHT, dy: '0.35em' }, escapeText(line)),
  )
  return shape('text', attributes, spans.join(''))
}

/** Outline that separates text from the lines behind it. */
export const HALO = {
  stroke: 'var(--diagram-bg)',
  'stroke-width': 4,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
}

/** Rounds coordinates to one decimal. */
function rounded(key: string, value: string): string {
  return /^(?:points|d)$/.test(key)
    ? value.replace(/\d+\.\d{2,}/g, number => String(round(Number(number))))
    : value
}

export function round(number: number): number {
  return Math.round(number * 10) / 10
}

/** Returns the SVG with its accessible name. */
export function toSvg({ left, top, width, height, parts }: Drawing, label: string): string {
  const box = [left, top, width, height].map(round)
  return shape(
    'svg',
    { role: 'img', 'aria-label': label, viewBox: box.join(' '), width: box[2], height: box[3] },
    `\n${parts.join('\n')}\n`,
  )
}
