import { expect, test } from 'vitest'
import { locateInFrontMatter, locateInYaml, parseFields, splitFrontMatter } from './front-matter'

test('front matter and body, with the line on which the body begins', () => {
  expect(splitFrontMatter('---\na: 1\n---\nbody\n')).toEqual({ yaml: 'a: 1\n', body: 'body\n', bodyLine: 4 })
  expect(splitFrontMatter('---\na: 1\n-----\nbody')).toEqual({ yaml: 'a: 1\n', body: 'body', bodyLine: 4 })
  expect(splitFrontMatter('---\n---\nbody')).toEqual({ yaml: '', body: 'body', bodyLine: 3 })
  expect(splitFrontMatter('body\n---\nrule')).toEqual({ body: 'body\n---\nrule', bodyLine: 1 })
  expect(splitFrontMatter('---\na rule')).toMatchObject({ bodyLine: 1, neverClosed: false })
  expect(splitFrontMatter('---\ntitle: x\n')).toMatchObject({ bodyLine: 1, neverClosed: true })
  expect(splitFrontMatter('\n\n---\ntitle: x\n---\n')).toMatchObject({ bodyLine: 1, lateLine: 3 })
  expect(splitFrontMatter('<!-- a -->\n---\ntitle: x\n---\n')).toMatchObject({ lateLine: 2 })
  expect(splitFrontMatter('\n---\n\nNote: x\n\n---\n')).toEqual({
    body: '\n---\n\nNote: x\n\n---\n',
    bodyLine: 1,
  })
  expect(splitFrontMatter('```md\n---\ntitle: x\n---\n```\n').lateLine).toBeUndefined()
})

test('a byte order mark and Windows line ends do not matter', () => {
  expect(splitFrontMatter('\ufeff---\r\na: 1\r\n---\r\nx\r\ny')).toEqual({
    yaml: 'a: 1\n',
    body: 'x\ny',
    bodyLine: 4,
  })
})

test('errors carry their line', () => {
  expect(parseFields('title: x\ntags: [a\nb: c').faults[0]).toMatchObject({
    line: 3,
    column: expect.any(Number),
  })
  expect(parseFields('ada:\n  name: Ada\n   title: x').faults).toMatchObject([
    { what: 'This is not valid YAML: this line is indented more than the one above.', line: 3 },
  ])
  expect(parseFields('# only a comment')).toEqual({ data: {}, faults: [] })
})

test.each([
  ['title: a: b', 'YAML: a text with ": " in it needs quotes.', 'Put the text in quotes.', 1, 8],
  ['title: a\ntitle: b', 'YAML: the same field stands there twice.', 'Remove one of the two.', 2, 1],
  [
    'title：a\ntags: [b]',
    'YAML: the colon behind the field is a full-width one.',
    'Write ": " in place of "：".',
    1,
    1,
  ],
  ['{\n  "label": "a"\n  "position": 2\n}', 'JSON: a comma is missing before this line.', 'Add it.', 3, 3],
])('%j is explained with its remedy', (yaml, what, remedy, line, column) => {
  expect(parseFields(yaml).faults).toEqual([{ what: `This is not valid ${what}`, remedy, line, column }])
})

test('fields are found by their path', () => {
  const yaml = 'title: x\nlast_update:\n  # comment\n  date: y\ntags:\n  - a\n  - { label: b }\n'
  expect(locateInYaml(yaml, ['last_update', 'date'])).toEqual({ line: 4, column: 3 })
  expect(locateInYaml(yaml, ['tags', 1])).toEqual({ line: 7, column: 5 })
  expect(locateInYaml(yaml, ['tags', 1, 'label'])).toEqual({ line: 7, column: 7 })
  expect(locateInYaml(yaml, ['nothing'])).toEqual({ line: 1, column: 1 })
  expect(locateInFrontMatter(`---\n${yaml}---\n`, ['tags'])).toEqual({ line: 6, column: 1 })
})
