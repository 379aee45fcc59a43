import { expect, it } from 'vitest'
import { typeKey } from './use-early-keys'

it('types as a field would, before there is one', () => {
  expect(typeKey({ text: 're' }, 'm')).toEqual({ text: 'rem' })
  expect(typeKey({ text: '样式', selectAll: true }, 'r')).toEqual({ text: 'r' })
  expect(typeKey({ text: '样𝒜' }, 'Backspace')).toEqual({ text: '样' })
  expect(typeKey({ text: '样式', selectAll: true }, 'Backspace')).toEqual({ text: '' })
})

it('remembers Enter where there is something to find, and leaves other keys alone', () => {
  expect(typeKey({ text: 'rem' }, 'Enter')).toMatchObject({ text: 'rem', entered: true })
  expect(typeKey({ text: '' }, 'Enter')).toBeUndefined()
  for (const key of ['Tab', 'ArrowDown', 'Shift', 'Escape', 'Process', 'F5'])
    expect(typeKey({ text: 'a' }, key), key).toBeUndefined()
})
