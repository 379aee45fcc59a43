import { expect, test } from 'vitest'
import { findLost } from './compare-page.mjs'

const link = value => ({ kind: 'link', value })

test('a file of the site that is no page has the base URL on the page', () => {
  const page = '<a href="/docs/files/a.csv">a</a>'
  expect(findLost([link('pathname:///files/a.csv'), link('pathname:///files/b.csv')], page)).toEqual([
    link('pathname:///files/b.csv'),
  ])
})

test('code between tags, which the reference parser leaves in backticks, is code on the page', () => {
  const text = { kind: 'text', value: '参考`a/b.zip`。' }
  expect(findLost([text], '<p>参考<code>a/b.zip</code>。</p>')).toEqual([])
  expect(findLost([text], '<p>参考。</p>')).toEqual([text])
})

test('the hash of an address may have a # in it', () => {
  const page = '<a href="/docs/a#b#c">a</a>'
  expect(findLost([link('#b#c'), link('#c#b')], page)).toEqual([link('#c#b')])
})

test('a heading may have codes of emoji', () => {
  const heading = value => ({ kind: 'heading', value })
  const page = '<h2>Breaking Changes ⚠️ here</h2>'
  expect(findLost([heading(':warning: Caution')], '<h2>⚠️ Caution</h2>')).toEqual([])
  expect(findLost([heading('*-to-one')], '<h2>*-to-one</h2>')).toEqual([])
  expect(findLost([heading('x * y = k')], '<h3><code>x * y = k</code></h3>')).toEqual([])
  expect(
    findLost([heading('Breaking Changes :warning: here'), heading('Breaking :warning: now')], page),
  ).toEqual([heading('Breaking :warning: now')])
})

test('a heading may say what a component says, in its place', () => {
  const lost = value => findLost([{ kind: 'heading', value }], '<main><h2>How Acme does it well</h2></main>')
  expect(lost('How \uFFFC does it')).toEqual([])
  expect(lost('\uFFFC does it')).toEqual([])
  expect(lost('How \uFFFC does not')).toHaveLength(1)
  expect(lost('Acme does it')).toHaveLength(1)
})

test('a component may draw a name and its value as two cells; code stays as it is', () => {
  const page = '<dt>text</dt><dd>rgb(0 0 0)</dd>'
  const value = 'text: rgb(0 0 0)'
  expect(findLost([{ kind: 'text', value }], page)).toEqual([])
  expect(findLost([{ kind: 'text', value: 'text: red' }], page)).toHaveLength(1)
  expect(findLost([{ kind: 'code', value }], page)).toHaveLength(1)
})
