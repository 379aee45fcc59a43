import { expect, test } from 'vitest'
import { escapeJsxText } from './jsx-text'

test('signs in the text of an element are written as strings, and code stays as it is', () => {
  expect(escapeJsxText('const a = <p>甲 -> b, c > d }</p>')).toBe(
    "const a = <p>甲 -{'>'} b, c {'>'} d {'}'}</p>",
  )
  const right = "const a = (b: number) => <p title='x > y'>{b > 1 ? '>' : '}'}</p>"
  expect(escapeJsxText(right)).toBe(right)
  const wrong = 'const a = <p>{</p>'
  expect(escapeJsxText(wrong)).toBe(wrong)
})
