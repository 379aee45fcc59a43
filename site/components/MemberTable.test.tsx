import { membersOf } from '@site/data/api/generations'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import MemberTable from './MemberTable.static'

const render = (props: Partial<ComponentProps<typeof MemberTable>>) =>
  renderToStaticMarkup(
    <MemberTable
      symbol="Sample"
      members={membersOf('v2', 'IPropValue')}
      historyOf={() => undefined}
      anchors=""
      about={undefined}
      {...props}
    />,
  )

test('a row has the address that the heading of its member had, with type and sentence', () => {
  const html = render({ about: { prop: '属性名，如 `box-sizing`。', value: '属性的值。' } })
  expect(html).toContain('<tr id="prop">')
  expect(html).toContain('<code>string</code><span class="end">，必填</span>')
  expect(html).toContain('属性名，如 <code>box-sizing</code>。')
  expect(html).not.toContain('href="#')
})

test('an overview names a long type in a word or two, with a default that is short and the same everywhere', () => {
  const html = render({ members: membersOf('v4', 'UserDefinedOptions'), purposeOf: () => '' })
  const row = (name: string, type: string, value = '') =>
    `<td><a href="#${name.toLowerCase()}"><code>${name}</code></a></td><td><code>${type}</code></td><td>${value}</td>`
  expect(html).toContain(row('rem2rpx', 'boolean | object'))
  expect(html).toContain(row('disabled', 'boolean | object', '<code>false</code>'))
  expect(html).toContain(row('cssRemoveProperty', 'boolean'))
  expect(html).toContain(row('cssSelectorReplacement', 'object'))
})

test('a member without use is marked', () => {
  const html = render({ isIdle: name => name === 'prop' })
  expect(html.match(/data-idle/g)).toHaveLength(1)
  expect(html).toMatch(/<tr data-idle="true"><td><a[^>]*><code>prop</)
})

test('a member without a sentence, and a sentence without a member, stop the build', () => {
  expect(() => render({ about: { prop: '属性名。', extra: '没有这个成员。' } })).toThrow(
    'no sentence for [value], no member named [extra]',
  )
})
