import { posix, win32 } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createPaths } from './create-paths'

describe('on Windows, where paths are written with "\\"', () => {
  const { basename, dirname, extname, isAbsolute, join, relative, resolve, toSlashes } = createPaths(win32)

  test.each([
    [join('C:\\site', 'docs/a.md'), 'C:/site/docs/a.md'],
    [join('C:/site/docs', '../static', 'x.png'), 'C:/site/static/x.png'],
    [join('/', 'docs'), '/docs'],
    [relative('C:\\site', 'C:\\site\\docs\\deep\\a.md'), 'docs/deep/a.md'],
    [relative('c:/Site', 'C:/site/docs/a.md'), 'docs/a.md'],
    [relative('C:/site/docs', 'C:/site/static'), '../static'],
    // No relative path leads to another drive.
    [relative('C:/site', 'D:/other'), 'D:/other'],
    [resolve('C:\\site\\docs', './img\\box.png'), 'C:/site/docs/img/box.png'],
    [dirname('C:\\site\\docs\\a.md'), 'C:/site/docs'],
    [dirname('C:/'), 'C:/'],
    [basename('C:\\site\\a.md', '.md'), 'a'],
    [extname('C:\\site\\a.static.tsx'), '.tsx'],
    [toSlashes('C:\\site\\docs'), 'C:/site/docs'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected)
  })
  test('both forms are absolute', () => {
    expect(['C:\\a', 'C:/a', '\\\\server\\a', 'a\\b'].map(isAbsolute)).toEqual([true, true, true, false])
  })
})

test('elsewhere a "\\" in a name stays', () => {
  const { join, relative, toSlashes } = createPaths(posix)
  expect(join('/site', 'a\\b.md')).toBe('/site/a\\b.md')
  expect(relative('/site', '/site/a\\b.md')).toBe('a\\b.md')
  expect(toSlashes('a\\b')).toBe('a\\b')
})
