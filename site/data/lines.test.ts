import { expect, test } from 'vitest'
import { chooseDefault, defaultLine, type Line, lines, offeredLines } from './lines'

const line = (id: string): Line => ({ ...lines[0]!, id })
const candidates = ['4.13', '4.12', '4.2'].map(line)

test('the newest line whose recipes all pass is the default', () => {
  const found = [{ line: '4.13', fault: 'no style' }, { line: '4.13' }, { line: '4.12' }, { line: '4.2' }]
  expect(chooseDefault(candidates, found).id).toBe('4.12')
  expect(chooseDefault(candidates, [...found.slice(1)]).id).toBe('4.13')
})

test('a line that was never tried is no default; the oldest is where none passes', () => {
  expect(chooseDefault(candidates, [{ line: '4.2' }]).id).toBe('4.2')
  expect(chooseDefault(candidates, []).id).toBe('4.2')
  expect(() => chooseDefault([], [])).toThrow('names no line')
})

test('the default is offered first, every line once', () => {
  expect(offeredLines[0]).toBe(defaultLine)
  expect([...offeredLines].sort()).toEqual([...lines].sort())
  expect(new Set(offeredLines).size).toBe(lines.length)
})
