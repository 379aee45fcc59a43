import { expect, test } from 'vitest'
import { blankOtherPlatforms } from './conditions'

const kept = (text: string) => blankOtherPlatforms(text).replaceAll(/\s*(?:\/\/|\/\*|<!--).*\s*/g, '')

test('what other platforms have is blank, in each form of comment, and lines stay where they are', () => {
  expect(kept('// #ifdef H5\r\na\r\n// #endif\r\nb')).toBe('b')
  expect(kept('<!-- #ifndef MP-WEIXIN -->\na\n<!-- #endif -->\nb')).toBe('b')
  expect(kept('// #ifdef MP-WEIXIN || H5\na\n// #endif\nb')).toBe('ab')
  expect(kept('// #ifdef VUE3 && H5\na\n// #endif\nb')).toBe('b')
  expect(blankOtherPlatforms('/* #ifdef H5 */ a; /* #endif */ b')).toBe('/* #ifdef H5 */    /* #endif */ b')
  expect(blankOtherPlatforms('// #ifdef H5\na\nb')).toBe('// #ifdef H5\n \n ')
})
