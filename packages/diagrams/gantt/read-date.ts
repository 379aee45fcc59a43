export const DAY = 86_400_000

/** Where a format has no year: with all days that any year has, and its first is no weekend's. */
const SOME_YEAR = 2024

const FIRST_TIME = Date.parse('0000-01-01T00:00Z')
const LAST_TIME = Date.parse('9999-12-31T24:00Z')

interface DateFields {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  millisecond: number
  isAfternoon?: boolean
  dayOfYear?: number
  /** Minutes ahead of UTC. */
  offset: number
  /** Milliseconds since 1970. */
  stamp?: number
}

type Field = [pattern: string, read: (fields: DateFields, text: string) => void]

const numberOf =
  (field: Exclude<keyof DateFields, 'isAfternoon'>): Field[1] =>
  (fields, text) => {
    fields[field] = Number.parseInt(text, 10)
  }
const monthByName: Field[1] = (fields, text) => {
  fields.month = MONTHS.findIndex(name => name.toLowerCase().startsWith(text.toLowerCase())) + 1
}
const half: Field = [
  '[ap]m',
  (fields, text) => {
    fields.isAfternoon = text.toLowerCase() === 'pm'
  },
]
const part = (digits: number): Field => [
  `\\d{${digits}}`,
  (fields, text) => {
    fields.millisecond = Number(text) * 10 ** (3 - digits)
  },
]
const offset: Field = [
  'Z|[+-]\\d\\d:?\\d\\d',
  (fields, text) => {
    const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)/.exec(text) ?? []
    fields.offset = (sign === '-' ? -1 : 1) * (60 * Number(hours ?? 0) + Number(minutes ?? 0))
  },
]

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const SHORT_MONTHS = MONTHS.map(name => name.slice(0, 3))

const FIELDS: Record<string, Field> = {
  YYYY: ['\\d{4}', numberOf('year')],
  YY: [
    '\\d\\d',
    (fields, text) => {
      fields.year = Number(text) + (Number(text) > 68 ? 1900 : 2000)
    },
  ],
  Q: [
    '[1-4]',
    (fields, text) => {
      fields.month = 3 * Number(text) - 2
    },
  ],
  MMMM: [MONTHS.join('|'), monthByName],
  MMM: [SHORT_MONTHS.join('|'), monthByName],
  MM: ['\\d\\d', numberOf('month')],
  M: ['\\d\\d?', numberOf('month')],
  Do: ['\\d\\d?(?:st|nd|rd|th)', numberOf('day')],
  DDDD: ['\\d{3}', numberOf('dayOfYear')],
  DDD: ['\\d{1,3}', numberOf('dayOfYear')],
  DD: ['\\d\\d', numberOf('day')],
  D: ['\\d\\d?', numberOf('day')],
  HH: ['\\d\\d', numberOf('hour')],
  H: ['\\d\\d?', numberOf('hour')],
  hh: ['\\d\\d', numberOf('hour')],
  h: ['\\d\\d?', numberOf('hour')],
  mm: ['\\d\\d', numberOf('minute')],
  m: ['\\d\\d?', numberOf('minute')],
  ss: ['\\d\\d', numberOf('second')],
  s: ['\\d\\d?', numberOf('second')],
  SSS: part(3),
  SS: part(2),
  S: part(1),
  ZZ: offset,
  Z: offset,
  A: half,
  a: half,
  X: [
    '-?\\d+(?:\\.\\d+)?',
    (fields, text) => {
      fields.stamp = Number(text) * 1000
    },
  ],
  x: ['-?\\d+', numberOf('stamp')],
}
const TOKEN = new RegExp(`\\[([^\\]]*)\\]|${Object.keys(FIELDS).join('|')}|[^]`, 'g')

/** The time in milliseconds that a text says in a format like "YYYY-MM-DD", in UTC; undefined if it says none. */
export function readDate(text: string, format: string): number | undefined {
  return drawable(readInFormat(text, format) ?? readPlain(text))
}

/** Years of four digits: what lies far beyond has no date, and steps to it would be endless. */
function drawable(time: number | undefined): number | undefined {
  return time !== undefined && time >= FIRST_TIME && time <= LAST_TIME ? time : undefined
}

/** Dates that nobody mistakes are understood whatever the format is. */
function readPlain(text: string): number | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] =
    /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d))?)?$/.exec(text) ?? []
  if (!year) return undefined
  const [y, m, d, h, min, s] = [year, month, day, hour, minute, second].map(Number)
  return toTime({ ...newYear(), year: y!, month: m!, day: d!, hour: h!, minute: min!, second: s! })
}

function readInFormat(text: string, format: string): number | undefined {
  const readers: Field[1][] = []
  const pattern = format.replace(TOKEN, (token, literal?: string) => {
    const field = literal === undefined ? FIELDS[token] : undefined
    if (!field) return (literal ?? token).replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
    readers.push(field[1])
    return `(${field[0]})`
  })
  const found = new RegExp(`^${pattern}$`, 'i').exec(text)
  if (!found || readers.length === 0) return undefined
  const fields = newYear()
  for (const [index, read] of readers.entries()) read(fields, found[index + 1]!)
  return toTime(fields)
}

function newYear(): DateFields {
  return { year: SOME_YEAR, month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0, offset: 0 }
}

function toTime(fields: DateFields): number | undefined {
  const { year, month, day, minute, second, millisecond } = fields
  if (fields.stamp !== undefined) return fields.stamp
  if (month < 1 || month > 12 || minute > 59 || second > 59 || fields.hour > 24) return undefined
  const hour =
    fields.isAfternoon === undefined ? fields.hour : (fields.hour % 12) + (fields.isAfternoon ? 12 : 0)
  // Years below a hundred would be taken for ones of the last century.
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day)
  if (new Date(midnight).getUTCDate() !== day) return undefined
  const time = midnight + ((hour * 60 + minute) * 60 + second) * 1000 + millisecond - fields.offset * 60_000
  return fields.dayOfYear === undefined ? time : time + (fields.dayOfYear - 1) * DAY
}

const UNITS: Record<string, number> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: DAY,
  w: 7 * DAY,
}

/** When something ends that begins at a time and takes as long as "3d" or "1.5h" say; undefined if that is no duration. */
export function addDuration(time: number, duration: string): number | undefined {
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?|\.\d+)(ms|[smhdwMy])$/.exec(duration) ?? []
  if (!count) return undefined
  const size = UNITS[unit]
  return drawable(
    size ? time + Number(count) * size : addMonths(time, Number(count) * (unit === 'y' ? 12 : 1)),
  )
}

/** The same day in another month, or its last. */
export function addMonths(time: number, count: number): number {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + Math.round(count))
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
