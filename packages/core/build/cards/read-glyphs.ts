import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { dirname, join } from '../../paths'

/** The outline of a character in a square of 1000 units, baseline at 0, y upwards. */
export interface Glyph {
  path: string
  /** Distance to the next character, in the same units. */
  advance: number
}

const WEIGHT = 500

/**
 * Returns the outlines of characters, except those missing in the font. The font comes in slices of some
 * hundred characters: only the needed ones are read, once each, whereas a renderer would read a whole font for
 * every card.
 */
export async function readGlyphs(characters: Iterable<string>): Promise<Map<string, Glyph>> {
  const [hb, { default: decompress }] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
  ])
  const glyphs = new Map<string, Glyph>()
  for (const [file, wanted] of slicesOf(new Set(characters))) {
    const font = new hb.Font(new hb.Face(new hb.Blob(await decompress(readFileSync(file)))))
    font.setVariations([new hb.Variation('wght', WEIGHT)])
    for (const character of wanted) {
      const id = font.nominalGlyph(character.codePointAt(0)!)
      if (!id) continue
      // Rounded: at the size of a title, a unit is less than a pixel.
      const path = font.glyphToPath(id).replace(/-?\d+\.\d+/g, number => String(Math.round(Number(number))))
      glyphs.set(character, { path, advance: font.glyphHAdvance(id) })
    }
  }
  return glyphs
}

/** Characters of each slice of the font, as a CSS unicode-range. */
const slicesSchema = z.record(z.string(), z.string())

function slicesOf(characters: Set<string>): Map<string, string[]> {
  const require = createRequire(import.meta.url)
  const list = require.resolve('@fontsource-variable/noto-sans-sc/unicode.json')
  const slices = Object.entries(slicesSchema.parse(JSON.parse(readFileSync(list, 'utf8'))))
  const found = new Map<string, string[]>()
  for (const [name, ranges] of slices) {
    const inside = [...characters].filter(isWithin(ranges))
    const file = `files/noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`
    if (inside.length > 0) found.set(join(dirname(list), file), inside)
  }
  return found
}

/** Returns a test for CSS unicode ranges: "U+4e00-4e0f,U+4e2d". */
function isWithin(ranges: string): (character: string) => boolean {
  const bounds = ranges.split(',').map(range => {
    const [first, last = first] = range.slice('U+'.length).split('-')
    return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const
  })
  return character => {
    const code = character.codePointAt(0)!
    return bounds.some(([first, last]) => code >= first && code <= last)
  }
}
