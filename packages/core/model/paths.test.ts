import { expect, test } from 'vitest'
import { toPageHref } from './paths'

test.each([
  ['/docs/guide', '/guide'],
  ['/docs/', '/'],
  ['/docs/a.pdf', '/a.pdf'],
  ['/guide#part', '/guide#part'],
  ['https://x.y/docs/', 'https://x.y/docs/'],
])('a path may begin with the base URL: %s', (written, path) => {
  expect(toPageHref(written, false, '/docs/')).toBe(path)
})
