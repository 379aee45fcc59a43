import { expect, it } from 'vitest'
import { majorOf, stopsDocusaurus } from './docusaurus-verdicts.mjs'

const stops = (what, page = {}) => stopsDocusaurus({ what }, { format: 'mdx', line: '', major: 3, ...page })

it.each([
  ['the link /docs/gone points to a page that does not exist', '[a](/docs/gone)'],
  ['the link /docs/gone points to a page that does not exist', '[a]: /docs/gone'],
  ['the image ./img/gone.png does not exist', '![a](./img/gone.png)'],
  ['the link [a]() has no address', '[a]()'],
  ['MDX: Unexpected end of file in expression, expected a corresponding closing brace for `{`', 'a {'],
  ['Rendering fails: appname is not defined', '{appname}'],
  ['{{ version }}: Vue interpolation is not supported; this would be shown as text', '{{ version }}'],
  ['<String> is not defined on this page', 'Set<String>'],
  ["the import './_gone.mdx' points to a file that does not exist", "import A from './_gone.mdx'"],
  ['<Tabs> has the value "a" more than once; give each <TabItem> its own.', '<Tabs>'],
  ['"last_update.date" is not a date: "soon".', 'date: soon'],
])('Docusaurus stops at it too: %s', (what, line) => {
  expect(stops(what, { line })).toBe(true)
})

it('the second version looks at links in tags, too', () => {
  const line = '<a href="/docs/gone">a</a>'
  expect(stops('the link /docs/gone points to a page that does not exist', { major: 2, line })).toBe(true)
})

it.each([
  ['the link /docs/gone points to a page that does not exist', { line: '<a href="/docs/gone">a</a>' }],
  ['the link /docs/gone points to a page that does not exist', {}],
  ['the image ./img/gone.png does not exist', { line: '<img src="./img/gone.png" />' }],
  [
    '{{ version }}: Vue interpolation is not supported; this would be shown as text',
    { format: 'md', line: '{{ version }}' },
  ],
  [
    '{{ version }}: Vue interpolation is not supported; this would be shown as text',
    { major: 2, line: '{{ version }}' },
  ],
  ['Rendering fails: appname is not defined', { major: 2, line: '{appname}' }],
  ['<String> is not defined on this page', { major: 2, line: 'Set<String>' }],
  ['Duplicate route "/a": docs/a.md and docs/b.md have the same address.', {}],
  ['[!TIP]: GitHub alerts are not supported; this would be an ordinary quote', {}],
  ["the package 'x' is not installed", {}],
  ['onClick on <a> does not work in a page: pages are static HTML', {}],
])('Docusaurus passes over it, or it is not known: %s', (what, page) => {
  expect(stops(what, page)).toBe(false)
})

it('reads which version a source asks for', () => {
  expect(majorOf({ dependencies: { '@docusaurus/core': '^2.4.0' } })).toBe(2)
  expect(majorOf({ devDependencies: { '@docusaurus/core': '3.8.1' } })).toBe(3)
  expect(majorOf({})).toBe(0)
})
