import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time'

test('Chinese is counted in words, not in spaces', () => {
  const sentence = '小程序里的原子类需要转义。'
  const words = 7
  expect(readingMinutes(sentence, 'zh-cn')).toBe(1)
  const minutes = readingMinutes(sentence.repeat(200), 'zh-cn')
  expect(minutes).toBeGreaterThanOrEqual(words - 2)
  expect(minutes).toBeLessThanOrEqual(words + 2)
})

test('rounds up, and an empty text takes no time', () => {
  expect(readingMinutes('word '.repeat(200), 'en')).toBe(1)
  expect(readingMinutes('word '.repeat(210), 'en')).toBe(2)
  expect(readingMinutes('', 'zh-cn')).toBe(0)
})
