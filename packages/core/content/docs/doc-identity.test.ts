import { expect, test } from 'vitest'
import { identifyDoc, splitNumberPrefix } from './doc-identity'

const identify = (file: string, fields: { id?: string; slug?: string; numberPrefix?: boolean } = {}) =>
  identifyDoc({ file, numberPrefix: true, ...fields })

test.each([
  ['intro.md', 'intro', '/intro'],
  ['quick-start/native/0.install.mdx', 'quick-start/native/install', '/quick-start/native/install'],
  ['01-guide/02 - first.md', 'guide/first', '/guide/first'],
  ['quick-start/v4/readme.mdx', 'quick-start/v4/readme', '/quick-start/v4'],
  ['issues/index.md', 'issues/index', '/issues'],
  ['api/README.md', 'api/README', '/api'],
  ['guide/Guide.md', 'guide/Guide', '/guide'],
  ['guide/other/guide.md', 'guide/other/guide', '/guide/other/guide'],
  ['01-guide/01-index.md', 'guide/index', '/guide/index'],
  ['index.md', 'index', '/'],
  ['2021-11-log.md', '2021-11-log', '/2021-11-log'],
  ['7.0-foo.md', '7.0-foo', '/7.0-foo'],
])('%s has the id %s and the address %s', (file, id, slug) => {
  expect(identify(file)).toMatchObject({ id, slug })
})

test('front matter renames the last part only', () => {
  expect(identify('01-a/02-b.md', { id: 'c' })).toMatchObject({ id: 'a/c', slug: '/a/c', position: 2 })
  expect(identify('a/index.md', { id: 'c' })).toMatchObject({ id: 'a/c', slug: '/a' })
})

test('a slug is absolute, or relative to the folder', () => {
  expect(identify('a/b.md', { slug: '/x/y' }).slug).toBe('/x/y')
  expect(identify('a/b.md', { slug: 'x' }).slug).toBe('/a/x')
  expect(identify('01-a/b/c.md', { slug: '../x' }).slug).toBe('/a/x')
  expect(identify('a/b.md', { slug: '/' }).slug).toBe('/')
})

test('number prefixes can be kept', () => {
  expect(identify('01-a/02-b.md', { numberPrefix: false })).toEqual({
    id: '01-a/02-b',
    name: '02-b',
    slug: '/01-a/02-b',
    position: undefined,
  })
})

test.each([
  ['1-foo', 'foo', 1],
  ['001__foo', 'foo', 1],
  ['0.install', 'install', 0],
  ['3 . foo', 'foo', 3],
  ['1foo', '1foo', undefined],
  ['2021-11-01-post', '2021-11-01-post', undefined],
  ['12', '12', undefined],
])('%j is %j at %s', (given, name, position) => {
  expect(splitNumberPrefix(given)).toEqual(position === undefined ? { name } : { name, position })
})
