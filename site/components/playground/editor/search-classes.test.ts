import { readdirSync, readFileSync } from 'node:fs'
import { classWords } from '@site/data/class-words'
import { expect, it } from 'vitest'
import { searchClasses } from './search-classes'

const folder = new URL('../../../static/data/', import.meta.url)
const file = readdirSync(folder).find(name => name.startsWith('classes-'))!
const classes = readFileSync(new URL(file, folder), 'utf8').trim().split('\n')

it('finds classes by what readers call them, one with a value of its own first', () => {
  expect(searchClasses('圆角', classes)).toContain('rounded-lg')
  expect(searchClasses('圆角', classes)[0]).toBe('rounded-[28rpx]')
  expect(searchClasses('居中', classes)).toContain('items-center')
})

it('finds classes by their names, those that begin with it first', () => {
  expect(searchClasses('rounded', classes)).toContain('rounded-lg')
  expect(searchClasses('Clamp', classes).every(name => name.includes('clamp'))).toBe(true)
  expect(searchClasses('no-such', classes)).toEqual([])
  expect(searchClasses(' ', classes)).toEqual([])
  expect(searchClasses('没有这个', classes)).toEqual([])
})

it('every word leads to classes that Tailwind knows', () => {
  const known = new Set(classes)
  const unknown = classWords
    .flatMap(({ starts }) => starts)
    .filter(start => !known.has(start) && !classes.some(name => name.startsWith(`${start}-`)))
  expect(unknown).toEqual([])
})
