import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Card, cardFile } from '../../pipeline'
import type { Output } from '../output'
import { cardPath } from '../outputs/plan-outputs'
import { drawCard } from './draw-card'
import { readCmap } from './read-cmap'

interface Input {
  /** Address of a page -> its card. */
  cards: Map<string, Card>
  cacheDir: string
  output: Output
  warn: (message: string) => void
  onProgress: (done: number, total: number) => void
}

/** One weight for all text: the renderer reads the whole file for each card. */
const FONT = 'NotoSansHans-Medium.otf'

/** Draws the cards that the cache does not have yet, and puts all of them into the output. */
export async function writeCards({ cards, cacheDir, output, warn, onProgress }: Input): Promise<void> {
  const dir = join(cacheDir, 'cards')
  mkdirSync(dir, { recursive: true })
  const missing = [...cards].filter(([, card]) => !existsSync(join(dir, cardFile(card))))
  if (missing.length > 0) {
    const { Resvg } = await import('@resvg/resvg-js')
    const font = join(fontDir(), FONT)
    const canDraw = readCmap(readFileSync(font))
    missing.forEach(([path, card], index) => {
      for (const character of undrawable(card, canDraw)) {
        warn(`the social card of ${path} cannot show "${character}": the font has no such character`)
      }
      const image = new Resvg(drawCard(card), {
        font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Noto Sans S Chinese' },
      })
      const file = join(dir, cardFile(card))
      writeFileSync(`${file}.tmp`, image.render().asPng())
      renameSync(`${file}.tmp`, file)
      onProgress(index + 1, missing.length)
    })
  }
  for (const card of cards.values()) {
    await output.copy(cardPath(card), join(dir, cardFile(card)), 'asset')
  }
}

/** Characters of a card that the font lacks; a card with an empty box is worse than none. */
export function undrawable(
  { title, section, site }: Card,
  canDraw: (codePoint: number) => boolean,
): string[] {
  return [...new Set(title + section + site)].filter(character => !canDraw(character.codePointAt(0)!))
}

function fontDir(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '../fonts')
}
