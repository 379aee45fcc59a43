import { expect, test } from 'vitest'
import { alsoText, mergeProblems } from './merge-problems'

test('a component that fails on several pages is one cause, with the pages', () => {
  const where = { file: 'components/A.tsx', line: 4 }
  const fails = (page: string) => ({ what: `<A> throws while ${page} is rendered: no`, where, page })
  const merged = mergeProblems([fails('docs/a.mdx:7'), fails('docs/b.mdx:2')])
  expect(merged).toHaveLength(1)
  expect(alsoText(merged[0]!)).toBe('  2 places, also: docs/b.mdx:2')
})
