import { expect, it } from 'vitest'
import { findOpenTag } from './close-tag'

it.each([
  ['<view class="a"><text>b', '', 'text'],
  ['<view><text>b</text>', '', 'view'],
  // Already closed: another end tag would be too many.
  ['<view>a', '</view>', undefined],
  ['<view><text>b', '</view>', 'text'],
  ['<view>', '<view></view></view>', undefined],
  ['<view><image />', '', 'view'],
  ['<view><image src=">" />a</view>', '', undefined],
  ['</view>', '', undefined],
  ['a', '', undefined],
])('%s | %s', (before, after, tag) => {
  expect(findOpenTag(before, after)).toBe(tag)
})
