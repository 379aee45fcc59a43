import { DAY, MONTHS } from './read-date'

export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** A number and how many digits it has at least. */
type Digits = [number: number, digits: number]

/** What stands for `%Y` and the like; `%-d` is without, `%_d` with spaces for zeros before it. */
const PARTS: Record<string, (date: Date) => string | Digits> = {
  a: date => WEEKDAYS[date.getUTCDay()]!.slice(0, 3),
  A: date => WEEKDAYS[date.getUTCDay()]!,
  b: date => MONTHS[date.getUTCMonth()]!.slice(0, 3),
  B: date => MONTHS[date.getUTCMonth()]!,
  c: date => formatDate(date.getTime(), '%a %b %e %H:%M:%S %Y'),
  d: date => [date.getUTCDate(), 2],
  e: date => String(date.getUTCDate()),
  f: date => [date.getUTCMilliseconds() * 1000, 6],
  H: date => [date.getUTCHours(), 2],
  I: date => [date.getUTCHours() % 12 || 12, 2],
  j: date => [dayOfYear(date) + 1, 3],
  L: date => [date.getUTCMilliseconds(), 3],
  m: date => [date.getUTCMonth() + 1, 2],
  M: date => [date.getUTCMinutes(), 2],
  p: date => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  q: date => String(Math.floor(date.getUTCMonth() / 3) + 1),
  Q: date => String(date.getTime()),
  s: date => String(Math.floor(date.getTime() / 1000)),
  S: date => [date.getUTCSeconds(), 2],
  u: date => String(date.getUTCDay() || 7),
  U: date => [Math.floor((dayOfYear(date) + 7 - date.getUTCDay()) / 7), 2],
  V: date => [isoWeek(date), 2],
  w: date => String(date.getUTCDay()),
  W: date => [Math.floor((dayOfYear(date) + 7 - ((date.getUTCDay() + 6) % 7)) / 7), 2],
  x: date => formatDate(date.getTime(), '%m/%d/%Y'),
  X: date => formatDate(date.getTime(), '%H:%M:%S'),
  y: date => [date.getUTCFullYear() % 100, 2],
  Y: date => [date.getUTCFullYear(), 4],
  Z: () => '+0000',
  '%': () => '%',
}
const PART = /%([-_0]?)([a-zA-Z%])/g
const PADDING: Record<string, string> = { '-': '', _: ' ' }

/** A time in words of a format like "%Y-%m-%d", in UTC. */
export function formatDate(time: number, format: string): string {
  return format.replace(PART, (written, padding: string, name: string) => {
    const value = PARTS[name]?.(new Date(time)) ?? written
    return typeof value === 'string' ? value : pad(value, PADDING[padding] ?? '0')
  })
}

/** Whether there is nothing in it that would be shown as it is written. */
export function isAxisFormat(format: string): boolean {
  return [...format.matchAll(PART)].every(([, , name]) => PARTS[name!])
}

function pad([number, digits]: Digits, sign: string): string {
  return sign ? String(number).padStart(digits, sign) : String(number)
}

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY)
}

/** Weeks begin on Mondays, and belong to the year that their Thursday is in. */
function isoWeek(date: Date): number {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * DAY)
  return Math.floor(dayOfYear(thursday) / 7) + 1
}
