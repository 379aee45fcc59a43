import { nice, ticks } from 'd3-array'

export interface ValueScale {
  /** Position of a value on the axis, from 0 to 1. */
  shareOf: (value: number) => number
  base: number
  ticks: number[]
}

interface ScaleInput {
  values: number[]
  /** The author's range; the first value may be larger. */
  range?: [from: number, to: number]
  hasBars: boolean
}

const TICKS = 4

/**
 * Creates a scale that includes all values, even outside of the author's range; without a range, it starts and
 * ends at round numbers.
 */
export function createScale({ values, range, hasBars }: ScaleInput): ValueScale {
  const all = [...values, ...(range ?? []), ...(hasBars && !range ? [0] : [])]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const [low, high] = range && most > least ? [least, most] : nice(least, least + spanOf(least, most), TICKS)
  const isFalling = range !== undefined && range[0] > range[1]
  return {
    shareOf: value => (isFalling ? high - value : value - low) / (high - low),
    base: Math.min(Math.max(0, low), high),
    ticks: ticks(low, high, TICKS),
  }
}

/** Returns the span of the values; values that are practically equal count as one. */
function spanOf(least: number, most: number): number {
  const largest = Math.max(Math.abs(least), Math.abs(most))
  if (largest < 1e-300) return 1
  return most - least > 1e-9 * largest ? most - least : largest
}
