import { expect, it } from 'vitest'
import { matchClasses } from './match-classes'

const classes = ['-mt-2', 'flex', 'flex-1', 'inline-flex', 'mt-2', 'text-red-500']

it.each([
  ['fle', 0, ['flex', 'flex-1', 'inline-flex']],
  ['dark:hover:mt', 11, ['mt-2', '-mt-2']],
  ['dark:', 5, classes],
  ['w-[1px', 0, []],
])('%s', (word, from, names) => {
  expect(matchClasses(word, classes)).toEqual({ from, names })
})

it('shows fifty at most', () => {
  const many = Array.from({ length: 500 }, (_, index) => `p-${index}`)
  expect(matchClasses('p-', many).names).toHaveLength(50)
})
