import { expect, it } from 'vitest'
import { placeClass } from './place-class'

const place = (marked: string) => {
  const at = marked.indexOf('|')
  const text = marked.replace('|', '')
  const found = placeClass(text, at, 'NEW')
  return found && text.slice(0, found.at) + found.insert + text.slice(found.at)
}

it.each([
  ['p-4|', 'p-4 NEW'],
  ['|p-4', 'NEW p-4'],
  ['|', 'NEW'],
  ['<view class="p-4 |m-2">a</view>', '<view class="p-4 NEW m-2">a</view>'],
  ['<view class="p-4">a|</view>', '<view class="p-4 NEW">a</view>'],
  ['|<view><text class="">a</text></view>', '<view><text class="NEW">a</text></view>'],
  ['<view>|</view>', undefined],
])('%s', (marked, result) => {
  expect(place(marked)).toBe(result)
})
