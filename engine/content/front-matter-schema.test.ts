import { expect, test } from 'vitest'
import { checkFields, docFields, postFields } from './front-matter-schema'

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
