import { expect, test } from 'vitest'
import { locateInFrontMatter, locateInYaml, parseFields, splitFrontMatter } from './front-matter'

test('front matter and body, with the line on which the body begins', () => {
  expect(splitFrontMatter('---\na: 1\n---\nbody\n')).toEqual({ yaml: 'a: 1\n', body: 'body\n', bodyLine: 4 })
  expect(splitFrontMatter('---\n---\nbody')).toEqual({ yaml: '', body: 'body', bodyLine: 3 })
  expect(splitFrontMatter('body\n---\nrule')).toEqual({ body: 'body\n---\nrule', bodyLine: 1 })
  expect(splitFrontMatter('---\nnever closed')).toEqual({ body: '---\nnever closed', bodyLine: 1 })
})

test('a byte order mark and Windows line ends do not matter', () => {
  expect(splitFrontMatter('\ufeff---\r\na: 1\r\n---\r\nx\r\ny')).toEqual({
    yaml: 'a: 1\n',
    body: 'x\ny',
    bodyLine: 4,
  })
})

test('errors carry their line', () => {
  expect(parseFields('title: x\ntags: [a\nb: c').faults[0]).toMatchObject({ line: 3 })
  expect(parseFields('title: a: b').faults[0]?.what).toMatch(/^This is not valid YAML: /)
  expect(parseFields('# only a comment')).toEqual({ data: {}, faults: [] })
})

test('fields are found by their path', () => {
  const yaml = 'title: x\nlast_update:\n  # comment\n  date: y\ntags:\n  - a\n  - { label: b }\n'
  expect(locateInYaml(yaml, ['last_update', 'date'])).toBe(4)
  expect(locateInYaml(yaml, ['tags', 1])).toBe(7)
  expect(locateInYaml(yaml, ['tags', 1, 'label'])).toBe(7)
  expect(locateInYaml(yaml, ['nothing'])).toBe(1)
  expect(locateInFrontMatter(`---\n${yaml}---\n`, ['tags'])).toBe(6)
})
