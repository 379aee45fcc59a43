import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { join } from '../../paths'
import { type Card, cardFile } from '../../pipeline'
import type { Output } from '../output'
import { cardPath } from '../outputs/plan-outputs'
import { drawCard, frameLogo } from './draw-card'
import { encodePng } from './encode-png'
import { readGlyphs } from './read-glyphs'

interface Input {
  /** Card by page address. */
  cards: Map<string, Card>
  logo: string | undefined
  cacheDir: string
  output: Output
  warn: (message: string) => void
  onProgress: (done: number, total: number) => void
}

/** Draws the cards missing in the cache, and copies all cards to the output. */
export async function writeCards({ cards, logo, cacheDir, output, warn, onProgress }: Input): Promise<void> {
  const dir = join(cacheDir, 'cards')
  mkdirSync(dir, { recursive: true })
  const missing = [...cards].filter(([, card]) => !existsSync(join(dir, cardFile(card, logo))))
  if (missing.length > 0) {
    const { Resvg } = await import('@resvg/resvg-js')
    const glyphs = await readGlyphs(`…　${missing.map(([, card]) => wordsOn(card) + artOf(card)).join('')}`)
    const draw = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render()
    const mark = logo && `data:image/png;base64,${draw(frameLogo(logo)).asPng().toString('base64')}`
    for (const [index, [path, card]] of missing.entries()) {
      for (const character of undrawable(card, glyphs)) {
        warn(`the social card of ${path} cannot show "${character}": the font has no such character`)
      }
      const image = draw(drawCard(withKnownArt(card, glyphs), { glyphs, logo: mark }))
      const file = join(dir, cardFile(card, logo))
      writeFileSync(`${file}.tmp`, encodePng(image) ?? image.asPng())
      renameSync(`${file}.tmp`, file)
      onProgress(index + 1, missing.length)
      // Images are outside of the heap and are only released in the next event loop turn.
      await setImmediate()
    }
  }
  for (const card of cards.values()) {
    await output.copy(cardPath(card, logo), join(dir, cardFile(card, logo)), 'card')
  }
}

/** Returns the characters of a card that the font lacks; such a card is not drawn. */
export function undrawable(card: Card, glyphs: ReadonlyMap<string, unknown>): string[] {
  return [...new Set(wordsOn(card))].filter(character => !glyphs.has(character))
}

function wordsOn({ title, section, site }: Card): string {
  return title + section + site
}

/**
 * Removes art lines that the font cannot draw, because code may contain any character; without lines left,
 * removes the art.
 */
export function withKnownArt(card: Card, glyphs: ReadonlyMap<string, unknown>): Card {
  const { art, ...rest } = card
  if (!art || 'drawing' in art) return card
  const lines = art.lines.filter(line => [...line].every(character => glyphs.has(character)))
  return lines.length > 0 ? { ...rest, art: { lines } } : rest
}

function artOf({ art }: Card): string {
  return art && 'lines' in art ? art.lines.join('') : ''
}
