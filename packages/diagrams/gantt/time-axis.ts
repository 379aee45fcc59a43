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
  /** In pixels. */
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

/** A step in the words of the author: "2day"; weeks begin on a weekday, which Sunday is the first of. */
export function readStep(text: string, weekday: number): TimeInterval | undefined {
  const [, count, unit] = STEP.exec(text) ?? []
  if (!count) return undefined
  const interval = unit === 'week' ? (WEEKS[weekday] ?? utcSunday) : UNITS[unit as keyof typeof UNITS]
  return interval.every(Number(count)) ?? undefined
}

/** Whether d3 knows every "%" in it. */
export function isAxisFormat(format: string): boolean {
  return !/%[-_0]?(?![aAbBcdefgGHIjLmMpqQsSuUVwWxXyYZ%])[^-_0]/.test(format)
}

/** Marks along a time, as many as there is room for. */
export function placeTicks({ from, to, width, format, step }: AxisInput): AxisTick[] {
  const label = utcFormat(format)
  const [start, end] = [new Date(from), new Date(to)]
  const room = 1.15 * widest([start, new Date((from + to) / 2), end].map(label)) + 20
  const most = Math.max(2, Math.floor(width / room))
  const toTicks = (times: Date[]) =>
    times
      .filter((_, index) => index % Math.ceil(times.length / most) === 0)
      .map(time => ({ time: time.getTime(), label: label(time) }))
  // What the author wants may be far too near.
  if (step && (to - from) / step.offset(new Date(0)).getTime() < 1000)
    return toTicks(step.range(start, new Date(to + 1)))
  for (let count = most; count > 1; count--) {
    const ticks = toTicks(utcTicks(start, end, count))
    // The same words at two marks would say nothing.
    if (ticks.every(({ label }, index) => label !== ticks[index + 1]?.label)) return ticks
  }
  return toTicks(utcTicks(start, end, 1))
}
