import { describe, expect, it } from 'vitest'
import { createComposition, type KeyLike } from './composition'

const key = (name: string, more: Partial<KeyLike> = {}): KeyLike => ({
  key: name,
  keyCode: 0,
  isComposing: false,
  timeStamp: 0,
  ...more,
})

describe('keys of an input method', () => {
  it('belong to it in the order of Chrome: keydown, then the end of the composition', () => {
    const composition = createComposition()
    composition.start()
    for (const name of ['ArrowDown', 'Enter', 'Escape']) {
      expect(composition.owns(key(name, { isComposing: true, keyCode: 229, timeStamp: 10 }))).toBe(true)
    }
    composition.end({ timeStamp: 11 })
    expect(composition.owns(key('Enter', { keyCode: 13, timeStamp: 400 }))).toBe(false)
  })

  it('belong to it in the order of Safari: the end of the composition, then keydown', () => {
    const composition = createComposition()
    composition.start()
    composition.end({ timeStamp: 100 })
    expect(composition.owns(key('Enter', { keyCode: 229, timeStamp: 101 }))).toBe(true)
    expect(composition.owns(key('Escape', { keyCode: 27, timeStamp: 104 }))).toBe(true)
    expect(composition.owns(key('Enter', { keyCode: 13, timeStamp: 300 }))).toBe(false)
  })

  it('are distinguished from other keys when there is no composition', () => {
    expect(createComposition().owns(key('Enter', { keyCode: 13, timeStamp: 5 }))).toBe(false)
  })
})
