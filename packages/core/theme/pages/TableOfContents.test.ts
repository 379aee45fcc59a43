import { expect, test } from 'vitest'
import { nestHeadings } from './TableOfContents'

const heading = (id: string, level: number) => ({ id, level, html: id })

test('a heading hangs under the nearest shallower one before it', () => {
  const tree = nestHeadings([
    heading('a', 3),
    heading('b', 2),
    heading('c', 4),
    heading('d', 3),
    heading('e', 2),
  ])
  const shape = (branches: typeof tree): unknown[] =>
    branches.map(branch => (branch.children.length > 0 ? [branch.id, shape(branch.children)] : branch.id))
  expect(shape(tree)).toEqual(['a', ['b', ['c', 'd']], 'e'])
})
