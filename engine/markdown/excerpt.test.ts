import { describe, expect, test } from 'vitest'
import { splitExcerpt } from './excerpt'

describe('the excerpt of a post', () => {
  test.each(['<!-- truncate -->', '<!--truncate-->', '{/* truncate */}', '{/*truncate*/}'])(
    'ends at %s',
    marker => {
      expect(splitExcerpt(`a\n\n${marker}\n\nb`)).toEqual({ excerpt: 'a\n\n', truncated: true })
    },
  )
  test('ends at the first marker', () => {
    expect(splitExcerpt('a<!-- truncate -->b{/* truncate */}c').excerpt).toBe('a')
  })
  test('is empty when the marker comes first', () => {
    expect(splitExcerpt('<!-- truncate -->\n\nb\n\n[x]: /y')).toEqual({ excerpt: '', truncated: true })
  })
  test('is everything without a marker', () => {
    expect(splitExcerpt('a <!-- other -->')).toEqual({ excerpt: 'a <!-- other -->', truncated: false })
  })
  test('keeps the link definitions it needs', () => {
    const { excerpt } = splitExcerpt('[a][b]\n\n<!-- truncate -->\n\nc\n\n[b]: https://d.e\n')
    expect(excerpt).toBe('[a][b]\n\n\n\n[b]: https://d.e\n')
  })
})
