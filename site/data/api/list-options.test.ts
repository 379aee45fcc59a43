import { expect, test } from 'vitest'
import { listOptions } from './list-options'

const listed = new Map(listOptions('v4').map(option => [option.name, option]))

test('a long type is a word or two, with a default that is short', () => {
  const typeOf = (name: string) => listed.get(name)?.type
  expect(typeOf('rem2rpx')).toBe('boolean | object')
  expect(typeOf('disabled')).toBe('boolean | object = false')
  expect(typeOf('cssRemoveProperty')).toBe('boolean = true')
  expect(typeOf('cssSelectorReplacement')).toBe('object')
})

test('an option that another page explains keeps its address', () => {
  expect(listed.get('cssCalc')).toMatchObject({ href: '/docs/api/style-options#csscalc', id: 'csscalc' })
  expect(listed.get('rem2rpx')).toMatchObject({ href: '#rem2rpx' })
  expect(listed.get('rem2rpx')).not.toHaveProperty('id')
})

test('options without use stand last, and say when they were removed', () => {
  expect(listed.get('mangle')?.removed).toBe('4.6.0 移除')
  expect(listOptions('v4', '样式和单位').at(-1)).toMatchObject({
    name: 'customRuleCallback',
    removed: '4.7.2 移除',
  })
})
