import { expect, test } from 'vitest'
import { formatDate, formatDay } from './format-date'
import { getCrashText } from './quoted'

test('dates are Chinese and in UTC', () => {
  expect(formatDate('2025-08-04T23:30:00.000Z')).toBe('2025年8月4日')
  expect(formatDay('2025-03-06')).toBe('3月6日')
})

test('the crash screen speaks the quoted English, or Chinese when the site says so', () => {
  expect(getCrashText('en')).toMatchObject({
    heading: 'This page crashed',
    pageTitle: 'Page Error',
    tryAgain: 'Try again',
  })
  expect(getCrashText('zh')).toMatchObject({ heading: '页面已崩溃。', tryAgain: '重试' })
})
