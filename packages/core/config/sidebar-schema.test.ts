import { expect, test } from 'vitest'
import { defineSidebars, nearestFirst, nearestName, readSidebars } from '.'

test('short forms are spelt out', () => {
  const { sidebars, faults } = readSidebars(
    defineSidebars({
      short: { 分类: ['a', { 里层: ['b'] }] },
      list: [
        'a',
        { type: 'doc', id: 'b', label: 'B', key: 'names it for translators' },
        { 分类: { 里层: ['c'] } },
      ],
    }),
  )
  expect(faults).toEqual([])
  expect(sidebars.short).toMatchObject([
    {
      type: 'category',
      label: '分类',
      at: ['short', '分类'],
      items: [
        { type: 'doc', id: 'a' },
        { type: 'category', label: '里层', items: [{ type: 'doc', id: 'b' }] },
      ],
    },
  ])
  expect(sidebars.list).toMatchObject([
    { type: 'doc', id: 'a', at: ['list', 0] },
    { type: 'doc', id: 'b', label: 'B' },
    { type: 'category', label: '分类', items: [{ type: 'category', label: '里层', items: [{ id: 'c' }] }] },
  ])
})

test('words for true and false are taken as Docusaurus takes them', () => {
  const category = { type: 'category', label: 'c', items: ['a'] }
  const { sidebars, faults } = readSidebars({
    main: [{ ...category, collapsed: 'false', collapsible: 'True' }],
  })
  expect(faults).toEqual([])
  expect(sidebars.main).toMatchObject([{ collapsed: true, collapsible: true }])
  const { faults: told } = readSidebars({ main: [{ ...category, collapsed: 'no' }] })
  expect(told).toMatchObject([
    { path: ['main', 0, 'collapsed'], what: expect.stringContaining('true or false') },
  ])
})

test('a link may say whether the base URL is added', () => {
  const link = { type: 'link', label: 'l', href: '/a', autoAddBaseUrl: false }
  expect(readSidebars({ main: [link] })).toMatchObject({ faults: [], sidebars: { main: [link] } })
})

test('a list within a list is as good as its items', () => {
  const { sidebars, faults } = readSidebars({ main: ['a', ['b', ['c']]] })
  expect(faults).toEqual([])
  expect(sidebars.main?.map(item => 'id' in item && item.id)).toEqual(['a', 'b', 'c'])
})

test('a file that exports something else is reported', () => {
  expect(readSidebars(['a']).faults[0]?.what).toBe('A sidebar file must export an object.')
  expect(readSidebars(undefined).faults).toHaveLength(1)
})

test.each([
  ['titel', 'title'],
  ['sidebarLabel', 'sidebar_label'],
  ['keyword', 'keywords'],
  ['page', undefined],
  ['owner', undefined],
  // Suggested in its real spelling, whatever the case of the input.
  ['playGround', 'Playground'],
])('%s most likely means %s', (written, meant) => {
  expect(nearestName(written, ['title', 'sidebar_label', 'keywords', 'image', 'Playground'])).toBe(meant)
})

test('of all names those that are most like it come first', () => {
  const ids = ['api/classes/LongName', 'intro', 'issues/renamed']
  expect(nearestFirst('issues/name', ids)[0]).toBe('issues/renamed')
})
