import { expect, test } from 'vitest'
import { resolveHref } from './site-link'

test.each([
  ['/docs', '/x/docs'],
  ['pathname:///api/', '/x/api/'],
  ['https://a.b/c', 'https://a.b/c'],
  ['#c', '#c'],
])('the address %s', (href, expected) => {
  expect(resolveHref('/x/', href)).toBe(expected)
})
