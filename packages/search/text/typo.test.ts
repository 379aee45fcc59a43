import { describe, expect, it } from 'vitest'
import { countErrors, findNearWords, isNear } from './typo'

describe('isNear', () => {
  it('takes one letter more, less, other, and two swapped', () => {
    for (const typed of ['monrepo', 'monoorepo', 'monarepo', 'monoerpo'])
      expect(isNear(typed, 'monorepo'), typed).toBe(true)
  })

  it('takes the beginning of a longer word', () => {
    expect(isNear('typograhp', 'typography')).toBe(true)
  })

  it('refuses two errors', () => {
    for (const typed of ['mnrepo', 'mooonrepo', 'xonorexo'])
      expect(isNear(typed, 'monorepo'), typed).toBe(false)
  })

  it('takes longer words only when no word of like length is near', () => {
    expect(findNearWords('mangel', ['mangletool', 'mangle'])).toEqual(['mangle'])
    expect(findNearWords('turn', ['turborepo'])).toEqual([])
    expect(findNearWords('open', ['onend'])).toEqual([])
    expect(findNearWords('mangel', ['mangletool', 'manglekit'])).toEqual(['manglekit', 'mangletool'])
  })
})

describe('countErrors', () => {
  it('counts edits and swaps, and stops at the most that is asked for', () => {
    expect(countErrors('additonal', 'additional', 2)).toBe(1)
    expect(countErrors('aditonal', 'additional', 2)).toBe(2)
    expect(countErrors('theme', 'htmee', 2)).toBe(2)
    expect(countErrors('theme', 'configuration', 2)).toBeGreaterThan(2)
  })
})
