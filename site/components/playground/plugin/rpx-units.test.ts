import { expect, it } from 'vitest'
import { hideRpx } from './rpx-units'

it('puts a length in the place of rpx, and rpx back', () => {
  const { hide, show } = hideRpx('text-[32rpx] w-[calc(100%-24rpx)]')
  expect(hide('text-[32rpx]')).toBe('text-[32rlh]')
  expect(show('.text-\\[32rlh\\] { font-size: 32rlh }')).toBe('.text-\\[32rpx\\] { font-size: 32rpx }')
})

it('leaves a unit alone that the input has', () => {
  const { hide, show } = hideRpx('w-[1rlh] h-[2rpx]')
  expect(show(hide('w-[1rlh] h-[2rpx]'))).toBe('w-[1rlh] h-[2rpx]')
  expect(show('width: 1rlh')).toBe('width: 1rlh')
})
