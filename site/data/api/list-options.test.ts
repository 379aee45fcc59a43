import { expect, test } from 'vitest'
import { listForGoal, listOptions } from './list-options'

const listed = new Map(listOptions('v4').map(option => [option.name, option]))

test('a long type is a word or two, with a default that is short', () => {
  const shown = (name: string) => [listed.get(name)?.type, listed.get(name)?.start]
  expect(shown('rem2rpx')).toEqual(['boolean | object', undefined])
  expect(shown('disabled')).toEqual(['boolean | object', 'false'])
  expect(shown('cssRemoveProperty')).toEqual(['boolean', 'true'])
  expect(shown('cssSelectorReplacement')).toEqual(['object', undefined])
})

test('an option that another page explains keeps its address', () => {
  expect(listed.get('cssCalc')).toMatchObject({ href: '/docs/api/style-options#csscalc', id: 'csscalc' })
  expect(listed.get('rem2rpx')).toMatchObject({ href: '#rem2rpx' })
  expect(listed.get('rem2rpx')).not.toHaveProperty('id')
})

test('options without use stand apart, and say when they were removed', () => {
  const names = (group: string) => listOptions('v4', group).map(({ name }) => name)
  expect(listed.get('mangle')?.removed).toBe('4.6.0 移除')
  expect(names('不用写或已移除')).toContain('customRuleCallback')
  expect(names('样式和单位')).not.toContain('customRuleCallback')
})

test('options without use stand last among those for a goal', () => {
  const goal = listForGoal(['uniAppX', 'disabled', 'appType'])
  expect(goal.map(({ name }) => name)).toEqual(['disabled', 'appType', 'uniAppX'])
})
