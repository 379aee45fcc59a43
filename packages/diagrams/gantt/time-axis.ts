import {
  type TimeInterval,
  utcDay,
  utcFriday,
  utcHour,
  utcMillisecond,
  utcMinute,
  utcMonday,
  utcMonth,
  utcSaturday,
  utcSecond,
  utcSunday,
  utcThursday,
  utcTicks,
  utcTuesday,
  utcWednesday,
  utcYear,
} from 'd3-time'
import { utcFormat } from 'd3-time-format'
import { widest } from '../svg-parts'

export interface AxisTick {
  time: number
  label: string
}

interface AxisInput {
  from: number
  to: number
  /** Width in pixels. */
  width: number
  format: string
  step?: TimeInterval
}

const UNITS = {
  millisecond: utcMillisecond,
  second: utcSecond,
  minute: utcMinute,
  hour: utcHour,
  day: utcDay,
  month: utcMonth,
  year: utcYear,
}
const WEEKS = [utcSunday, utcMonday, utcTuesday, utcWednesday, utcThursday, utcFriday, utcSaturday]
const STEP = /^([1-9]\d*)\s*(millisecond|second|minute|hour|day|week|month|year)s?$/

/** Parses an author's tick interval: "2day"; weeks start on a weekday, counted from Sunday. */
export function readStep(text: string, weekday: number): TimeInterval | undefined {
  const [, count, unit] = STEP.exec(text) ?? []
  if (!count) return undefined
  const interval = unit === 'week' ? (WEEKS[weekday] ?? utcSunday) : UNITS[unit as keyof typeof UNITS]
  return interval.every(Number(count)) ?? undefined
}

/** Whether d3 supports every "%" of a format. */
export function isAxisFormat(format: string): boolean {
  return !/%[-_0]?(?![aAbBcdefgGHIjLmMpqQsSuUVwWxXyYZ%])[^-_0]/.test(format)
}

/** Places as many ticks on an axis as fit. */
export function placeTicks({ from, to, width, format, step }: AxisInput): AxisTick[] {
  const label = utcFormat(format)
  const [start, end] = [new Date(from), new Date(to)]
  const room = 1.15 * widest([start, new Date((from + to) / 2), end].map(label)) + 20
  const most = Math.max(2, Math.floor(width / room))
  const toTicks = (times: Date[]) =>
    times
      .filter((_, index) => index % Math.ceil(times.length / most) === 0)
      .map(time => ({ time: time.getTime(), label: label(time) }))
  // Ignores an author's interval that yields too many ticks.
  if (step && (to - from) / step.offset(new Date(0)).getTime() < 1000)
    return toTicks(step.range(start, new Date(to + 1)))
  for (let count = most; count > 1; count--) {
    const ticks = toTicks(utcTicks(start, end, count))
    // Adjacent ticks must not have equal labels.
    if (ticks.every(({ label }, index) => label !== ticks[index + 1]?.label)) return ticks
  }
  return toTicks(utcTicks(start, end, 1))
}
