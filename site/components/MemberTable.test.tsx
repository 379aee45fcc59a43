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

test('a member without a sentence, and a sentence without a member, stop the build', () => {
  expect(() => render({ about: { prop: '属性名。', extra: '没有这个成员。' } })).toThrow(
    'no sentence for [value], no member named [extra]',
  )
})
