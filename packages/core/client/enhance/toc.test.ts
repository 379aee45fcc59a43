import { expect, it } from 'vitest'
import { findActiveHeading } from './toc'

const at = (...tops: number[]) => tops.map(top => ({ top, bottom: top + 30 }))
const view = { offset: 60, viewHeight: 800 }

it.each([
  ['the first heading in the upper half', at(100, 900), 0],
  ['none while the first is further down', at(500, 900), -1],
  ['the one before, when the next is further down', at(-300, 500), 0],
  ['the last one, when all are above', at(-900, -300), 1],
  ['what lies under the navbar counts as above', at(20, 700), 0],
])('%s', (_what, boxes, expected) => {
  expect(findActiveHeading(boxes, view)).toBe(expected)
})

it('skips headings that are not there', () => {
  expect(findActiveHeading([null, { top: 100, bottom: 130 }], view)).toBe(1)
})
