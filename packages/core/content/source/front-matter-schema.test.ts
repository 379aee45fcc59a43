import { expect, test } from 'vitest'
import { checkFields, docFields, postFields } from './front-matter-schema'

test('a text is a number or a truth where one is expected and it says one', () => {
  const given = { sidebar_position: '2', toc_max_heading_level: ' 4', draft: 'True', hide_title: 'false' }
  expect(checkFields(docFields(), given)).toEqual({
    fields: { sidebar_position: 2, toc_max_heading_level: 4, draft: true, hide_title: false },
    faults: [],
  })
  const wrong = { sidebar_position: 'one', draft: 'yes', toc_min_heading_level: '9' }
  expect(checkFields(docFields(), wrong).faults.map(({ path }) => path)).toEqual([
    ['toc_min_heading_level'],
    ['draft'],
    ['sidebar_position'],
  ])
})

test('a number is a text where a text is expected, and nothing else is', () => {
  expect(checkFields(postFields, { slug: 1, title: 2021 })).toEqual({
    fields: { slug: '1', title: '2021' },
    faults: [],
  })
  expect(checkFields(docFields(), { sidebar_position: 2, title: 3.5 }).fields).toEqual({
    sidebar_position: 2,
    title: '3.5',
  })
  expect(checkFields(docFields(), { title: true, draft: 1 }).faults.map(({ path }) => path)).toEqual([
    ['title'],
    ['draft'],
  ])
})

test.each(['javascript:alert(1)', ' JavaScript:x', 'data:text/html,x'])(
  'the address of an author is no script: %s',
  url => {
    expect(checkFields(postFields, { authors: [{ name: 'N', url }] }).faults).toHaveLength(1)
    expect(checkFields(postFields, { author_url: url }).faults).toHaveLength(1)
  },
)

test.each(['https://a.b', '/about', 'mailto:a@b.c'])('the address of an author may be %s', url => {
  expect(checkFields(postFields, { author_url: url }).faults).toEqual([])
})
