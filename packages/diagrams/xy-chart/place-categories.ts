import { LINE_HEIGHT, linesOf, widest } from '../svg-parts'

export interface Categories {
  band: number
  width: number
  height: number
  /** Undefined for labels that are omitted for space. */
  labels: (string[] | undefined)[]
  isSlanted: boolean
  room: number
}

export const SHARE_OF_BARS = 0.7
const WIDTH = 520
const HEIGHT = 280
/** Labels are slanted if the chart would be wider. */
const MAX_WIDTH = 600

interface CategoryOptions {
  isHorizontal: boolean
  bars: number
  thinnest: number
  isNumeric: boolean
}

export function placeCategories(
  names: string[],
  { isHorizontal, bars, thinnest, isNumeric }: CategoryOptions,
): Categories {
  const least = Math.max(10, bars * 12 + 8, (bars * thinnest) / SHARE_OF_BARS)
  if (isHorizontal) {
    const labels = names.map(name => linesOf(name, 150))
    const band = Math.max(28, least, ...labels.map(lines => lines.length * LINE_HEIGHT + 8))
    const room = 1.1 * widest(labels.flat()) + 10
    return { band, width: 460, height: band * names.length, labels, isSlanted: false, room }
  }
  const wide = Math.max(WIDTH / names.length, least)
  if (isNumeric) {
    // Numeric labels can be omitted, because the others imply them.
    const every = Math.ceil((1.1 * widest(names) + 12) / wide)
    const labels = names.map((name, index) => (index % every === 0 ? [name] : undefined))
    return { band: wide, width: wide * names.length, height: HEIGHT, labels, isSlanted: false, room: 24 }
  }
  const labels = names.map(name => linesOf(name, Math.max(64, wide - 8)))
  const band = Math.max(wide, 1.1 * widest(labels.flat()) + 8)
  if (band === wide || band * names.length <= MAX_WIDTH)
    return {
      band,
      width: band * names.length,
      height: HEIGHT,
      labels,
      isSlanted: false,
      room: Math.max(...labels.map(lines => lines.length)) * LINE_HEIGHT + 8,
    }
  const own = Math.max(wide, 20)
  const slanted = names.map(name => [linesOf(name).join(' ')])
  return {
    band: own,
    width: own * names.length,
    height: HEIGHT,
    labels: slanted,
    isSlanted: true,
    room: 0.71 * 1.1 * widest(slanted.flat()) + 20,
  }
}
