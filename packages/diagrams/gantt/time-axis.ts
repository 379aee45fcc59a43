import { widest } from '../svg-parts'
import { formatDate } from './format-date'
import { addMonths, DAY } from './read-date'

/** The distance of two marks on an axis: so many milliseconds, counted from a time, or so many months. */
export interface AxisStep {
  months?: number
  time?: number
  origin?: number
}

export interface AxisTick {
  time: number
  label: string
}

interface AxisInput {
  from: number
  to: number
  /** In pixels. */
  width: number
  format: string
  /** What the author wants. */
  step?: AxisStep
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const STEPS: AxisStep[] = [
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500].map(time => ({ time })),
  ...[1, 2, 5, 10, 15, 30].map(count => ({ time: count * SECOND })),
  ...[1, 2, 5, 10, 15, 30].map(count => ({ time: count * MINUTE })),
  ...[1, 2, 3, 6, 12].map(count => ({ time: count * HOUR })),
  ...[1, 2].map(count => ({ time: count * DAY })),
  ...[1, 2].map(count => weeks(count, 1)),
  ...[1, 2, 3, 6].map(months => ({ months })),
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500].map(years => ({ months: 12 * years })),
]
const SIZES: Record<string, number> = {
  millisecond: 1,
  second: SECOND,
  minute: MINUTE,
  hour: HOUR,
  day: DAY,
}

/** A step in the words of the author: "2day"; weeks begin on a weekday, which Sunday is the first of. */
export function readStep(text: string, weekday: number): AxisStep | undefined {
  const [, count, unit = ''] =
    /^([1-9]\d*)\s*(millisecond|second|minute|hour|day|week|month|year)s?$/.exec(text) ?? []
  if (!count) return undefined
  if (unit === 'week') return weeks(Number(count), weekday)
  const size = SIZES[unit]
  return size ? { time: Number(count) * size } : { months: Number(count) * (unit === 'year' ? 12 : 1) }
}

/** 1970 began on a Thursday. */
function weeks(count: number, weekday: number): AxisStep {
  return { time: count * 7 * DAY, origin: (weekday - 4) * DAY }
}

/** Marks along a time, as many as there is room for. */
export function placeTicks({ from, to, width, format, step }: AxisInput): AxisTick[] {
  const label = (time: number) => formatDate(time, format)
  const room = 1.15 * widest([from, (from + to) / 2, to].map(label)) + 20
  const most = Math.max(2, Math.floor(width / room))
  if (step) {
    const all = toTicks(step)
    const every = Math.ceil(all.length / most)
    return all.filter((_, index) => index % every === 0)
  }
  const fitting = STEPS.filter(candidate => countOf(candidate) <= most)
  // The same words at two marks would tell nothing.
  const telling = fitting.find(candidate => {
    const labels = toTicks(candidate).map(tick => tick.label)
    return labels.every((words, index) => words !== labels[index + 1])
  })
  return toTicks(telling ?? fitting[0] ?? STEPS.at(-1)!)

  function countOf({ months, time }: AxisStep): number {
    return (to - from) / (time ?? months! * 30 * DAY)
  }

  function toTicks(distance: AxisStep): AxisTick[] {
    const ticks: AxisTick[] = []
    // What the author wants may be far too near.
    const skipped = Math.max(1, Math.ceil(countOf(distance) / 1000))
    for (let time = firstTick(from, distance); time <= to; time = after(time, distance, skipped))
      ticks.push({ time, label: label(time) })
    return ticks
  }
}

function firstTick(from: number, { months, time, origin = 0 }: AxisStep): number {
  if (time) return origin + Math.ceil((from - origin) / time) * time
  const date = new Date(from)
  const month = 12 * date.getUTCFullYear() + date.getUTCMonth()
  const floor = addMonths(new Date(0).setUTCFullYear(0), Math.floor(month / months!) * months!)
  return floor < from ? addMonths(floor, months!) : floor
}

function after(time: number, step: AxisStep, count: number): number {
  return step.time ? time + count * step.time : addMonths(time, count * step.months!)
}
