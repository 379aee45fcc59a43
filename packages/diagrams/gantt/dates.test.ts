import { expect, it } from 'vitest'
import { addDuration, readDate } from './read-date'
import { isAxisFormat } from './time-axis'

const iso = (text: string, format: string) => {
  const time = readDate(text, format)
  return time === undefined ? undefined : new Date(time).toISOString().replace(/(?::00)?\.000Z$/, '')
}

it.each([
  ['2024-02-29', 'YYYY-MM-DD', '2024-02-29T00:00'],
  ['29.2.24 5 PM', 'D.M.YY h A', '2024-02-29T17:00'],
  ['12:05 am', 'hh:mm a', '2024-01-01T00:05'],
  ['Mar 3rd 2020', 'MMM Do YYYY', '2020-03-03T00:00'],
  ['September 1999', 'MMMM YYYY', '1999-09-01T00:00'],
  ['2020 Q3', 'YYYY [Q]Q', '2020-07-01T00:00'],
  ['2024-01-01T10:20:30+02:00', 'YYYY-MM-DDTHH:mm:ssZ', '2024-01-01T08:20:30'],
  ['1410715640', 'X', '2014-09-14T17:27:20'],
  ['1410715640000', 'x', '2014-09-14T17:27:20'],
  ['2024年3月5日', 'YYYY年M月D日', '2024-03-05T00:00'],
  // Not in the given format, but unambiguous.
  ['2024-1-6 09:30', 'DD.MM.YYYY', '2024-01-06T09:30'],
  ['2023-02-29', 'YYYY-MM-DD', undefined],
  ['13:61', 'HH:mm', undefined],
  ['3d', 'YYYY-MM-DD', undefined],
])('%s is read by %s', (text, format, time) => expect(iso(text, format)).toBe(time))

it.each([
  ['2024-01-31', '1M', '2024-02-29'],
  ['2024-02-29', '1y', '2025-02-28'],
  ['2024-01-01', '1.5w', '2024-01-11'],
  ['2024-01-01', '48h', '2024-01-03'],
])('%s and %s', (from, duration, to) => {
  const time = addDuration(Date.parse(from), duration)!
  expect(new Date(time).toISOString().slice(0, 10)).toBe(to)
})

it('knows what it cannot write', () => {
  expect(isAxisFormat('%d 日')).toBe(true)
  expect(isAxisFormat('%d %K')).toBe(false)
})
