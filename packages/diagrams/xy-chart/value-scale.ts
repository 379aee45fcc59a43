/** Values on the length of an axis. */
export interface ValueScale {
  /** How far along the axis a value stands, from 0 to 1. */
  shareOf: (value: number) => number
  /** Where bars begin. */
  base: number
  ticks: number[]
}

interface ScaleInput {
  values: number[]
  /** What the author says; the first may be the larger one. */
  range?: [from: number, to: number]
  hasBars: boolean
}

const MAX_TICKS = 6

/** Holds all values, whatever the author's range is; without one it begins and ends at round numbers. */
export function createScale({ values, range, hasBars }: ScaleInput): ValueScale {
  const all = [...values, ...(range ?? []), ...(hasBars && !range ? [0] : [])]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const step = roundStep(spanOf(least, most) / MAX_TICKS)
  const low = range ? least : step * Math.floor(least / step)
  const high = range && most > least ? most : Math.max(step * Math.ceil(most / step), low + step)
  const isFalling = range !== undefined && range[0] > range[1]
  const ticks: number[] = []
  for (let tick = Math.ceil(low / step); tick * step <= high + step / 1000; tick++)
    // Sums of fractions have digits that nobody meant.
    ticks.push(Number((tick * step).toPrecision(12)))
  return {
    shareOf: value => (isFalling ? high - value : value - low) / (high - low),
    base: Math.min(Math.max(0, low), high),
    ticks,
  }
}

/** What is too near to each other to be told apart is one value: steps between would not change it, and never end. */
function spanOf(least: number, most: number): number {
  const largest = Math.max(Math.abs(least), Math.abs(most))
  if (largest < 1e-300) return 1
  return most - least > 1e-9 * largest ? most - least : largest
}

/** The next of 1, 2, 5, 10, 20, … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * [1, 2, 5, 10].find(factor => factor * power >= least * 0.999)!
}
