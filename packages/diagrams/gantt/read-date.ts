import dayjs from 'dayjs'
import advancedFormat from 'dayjs/plugin/advancedFormat.js'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(customParseFormat)
dayjs.extend(advancedFormat)

export const DAY = 86_400_000

/** Where a format has no year: with all days that any year has, and its first is no weekend's. */
const SOME_YEAR = 2024

const LAST_TIME = Date.parse('9999-12-31T24:00Z')

/** Dates that nobody mistakes are understood whatever the format is. */
const PLAIN = ['YYYY-MM-DD', 'YYYY-M-D', 'YYYY-M-D HH:mm', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss']

/** The time in milliseconds that a text says in a format like "YYYY-MM-DD", in UTC; undefined if it says none. */
export function readDate(text: string, format: string): number | undefined {
  if (/^x$/i.test(format) && /^-?\d+(?:\.\d+)?$/.test(text))
    return drawable(Number(text) * (format === 'X' ? 1000 : 1))
  const plain = text.replaceAll('/', '-').replace('T', ' ')
  const times = [parse(text, format), ...PLAIN.map(format => parse(plain, format))]
  return times.find(time => time !== undefined)
}

function parse(text: string, format: string): number | undefined {
  // Without a year it would be the present one, and so would month and day.
  const [year, token] = format.includes('Y') ? ['', ''] : [`${SOME_YEAR} `, 'YYYY ']
  // In UTC, an offset is never written as it was.
  const found = dayjs.utc(year + text, token + format, !format.includes('Z'))
  return found.isValid() ? drawable(found.valueOf()) : undefined
}

/** Years of four digits: what lies far beyond has no date, and steps to it would be endless. */
function drawable(time: number): number | undefined {
  return Math.abs(time) <= LAST_TIME ? time : undefined
}

const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: DAY, w: 7 * DAY }

/** When something ends that begins at a time and takes as long as "3d" or "1.5h" say; undefined if that is no duration. */
export function addDuration(time: number, duration: string): number | undefined {
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?|\.\d+)(ms|[smhdwMy])$/.exec(duration) ?? []
  if (!count) return undefined
  const size = UNITS[unit]
  if (size) return drawable(time + Number(count) * size)
  const end = dayjs.utc(time).add(Math.round(Number(count) * (unit === 'y' ? 12 : 1)), 'month')
  return drawable(end.valueOf())
}
