import { describe, expect, it } from 'vitest'
import { heightDuration } from './animate-height'
import { judgeScroll } from './hide-on-scroll'

describe('judgeScroll', () => {
  const at = { y: 500, last: 400, height: 60, jumping: false, bottom: 1000 }
  it.each([
    ['hides on the way down', {}, false],
    ['shows on the way up', { last: 600 }, true],
    ['shows near the top, whatever happens', { y: 59, last: 10, jumping: true }, true],
    ['shows near the bottom', { bottom: 60 }, true],
    ['ignores the scroll of a jump to an anchor', { jumping: true }, undefined],
    ['shows before anything was scrolled', { last: undefined }, true],
  ])('%s', (_what, change, expected) => {
    expect(judgeScroll({ ...at, ...change })).toBe(expected)
  })
})

it('takes more time for more height, but ever less so', () => {
  expect([0, 36, 360, 3600].map(heightDuration)).toEqual([40, 192, 327, 714])
})
