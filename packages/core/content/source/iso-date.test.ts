import { expect, test } from 'vitest'
import { rolledDate, toIsoDate } from './iso-date'

test.each([
  ['2025-03-06', '2025-03-06T00:00:00.000Z'],
  ['2025/3/6', '2025-03-06T00:00:00.000Z'],
  ['2025-03-06 10:30', '2025-03-06T10:30:00.000Z'],
  ['2025-03-06T10:30:15.000Z', '2025-03-06T10:30:15.000Z'],
  ['2025-03-06T01:00:00+08:00', '2025-03-05T17:00:00.000Z'],
  ['2025-03-06 01:00 +0800', '2025-03-05T17:00:00.000Z'],
  ['3/6/2025', '2025-03-06T00:00:00.000Z'],
  ['March 6, 2025', '2025-03-06T00:00:00.000Z'],
  ['6 Mar 2025', '2025-03-06T00:00:00.000Z'],
  ['13/6/2025', undefined],
  ['Foo 6, 2025', undefined],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2025-02-29', undefined],
  ['2025-13-01', undefined],
  ['yesterday', undefined],
])('%j is %s', (written, iso) => {
  expect(toIsoDate(written)).toBe(iso)
})

test.each([
  ['2017-02-29 11:00:00', '2017-03-01T11:00:00.000Z'],
  ['2025-04-31', '2025-05-01T00:00:00.000Z'],
  ['2025-02-32', undefined],
  ['2025-13-31', undefined],
  ['yesterday', undefined],
])('%j, a day too far, is %s', (written, iso) => {
  expect(rolledDate(written)).toBe(iso)
})
