import { expect, test } from 'vitest'
import { findLost } from './compare-page.mjs'

const link = value => ({ kind: 'link', value })

test('a file of the site that is no page has the base URL on the page', () => {
  const page = '<a href="/docs/files/a.csv">a</a>'
  expect(findLost([link('pathname:///files/a.csv'), link('pathname:///files/b.csv')], page)).toEqual([
    link('pathname:///files/b.csv'),
  ])
})
