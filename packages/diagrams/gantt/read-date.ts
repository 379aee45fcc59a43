import dayjs from 'dayjs'
import advancedFormat from 'dayjs/plugin/advancedFormat.js'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(customParseFormat)
dayjs.extend(advancedFormat)

export const DAY = 86_400_000

/** Year for formats without one: a leap year that starts on a Monday. */
const SOME_YEAR = 2024

const LAST_TIME = Date.parse('9999-12-31T24:00Z')

/** Unambiguous formats, accepted in addition to the configured one. */
const PLAIN = ['YYYY-MM-DD', 'YYYY-M-D', 'YYYY-M-D HH:mm', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss']

/** Parses a date in a format like "YYYY-MM-DD" to milliseconds in UTC; undefined if invalid. */
export function readDate(text: string, format: string): number | undefined {
  if (/^x$/i.test(format) && /^-?\d+(?:\.\d+)?$/.test(text))
    return drawable(Number(text) * (format === 'X' ? 1000 : 1))
  const plain = text.replaceAll('/', '-').replace('T', ' ')
  const times = [parse(text, format), ...PLAIN.map(format => parse(plain, format))]
  return times.find(time => time !== undefined)
}

function parse(text: string, format: string): number | undefined {
  // Without this, dayjs would insert the current date.
  const [year, token] = format.includes('Y') ? ['', ''] : [`${SOME_YEAR} `, 'YYYY ']
  // Strict parsing in UTC does not accept time zone offsets.
  const found = dayjs.utc(year + text, token + format, !format.includes('Z'))
  return found.isValid() ? drawable(found.valueOf()) : undefined
}

/** Rejects years of more than four digits: they have no date string, and iterating to them would take too long. */
function drawable(time: number): number | undefined {
  return Math.abs(time) <= LAST_TIME ? time : undefined
}

const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: DAY, w: 7 * DAY }

/** Adds a duration such as "3d" or "1.5h" to a time; undefined if invalid. */
export function addDuration(time: number, duration: string): number | undefined {
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?|\.\d+)(ms|[smhdwMy])$/.exec(duration) ?? []
  if (!count) return undefined
  const size = UNITS[unit]
  if (size) return drawable(time + Number(count) * size)
  const end = dayjs.utc(time).add(Math.round(Number(count) * (unit === 'y' ? 12 : 1)), 'month')
  return drawable(end.valueOf())
}
