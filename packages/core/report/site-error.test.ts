import { expect, it } from 'vitest'
import { alsoText, mergeProblems } from './merge-problems'
import { countOf, inHouseStyle, splitProblems, withSetting } from './site-error'

const problem = {
  what: 'the link ./gone.md points to a source that does not exist',
  where: { file: 'docs/a.md', line: 3 },
}

it('a setting makes a fault stop the build, be reported, or be passed over', () => {
  expect(splitProblems(withSetting(problem, 'throw')).errors).toEqual([problem])
  for (const setting of ['warn', 'log'] as const) {
    const { errors, warnings } = splitProblems(withSetting(problem, setting))
    expect(errors).toEqual([])
    expect(warnings).toMatchObject([problem])
  }
  expect(withSetting(problem, 'ignore')).toEqual([])
})

it('a problem that several pages have is reported once, another of the same line beside it', () => {
  const other = { ...problem, where: { ...problem.where, column: 9 } }
  expect(splitProblems([problem, other, { ...problem }, problem]).errors).toEqual([problem, other])
})

it('one cause is reported once, with the number of its places', () => {
  const at = (line: number) => ({ ...problem, where: { file: 'docs/a.md', line } })
  const [first, other] = mergeProblems([at(1), { ...problem, what: 'another' }, at(2), at(3)])
  expect(alsoText(first!)).toBe('  3 places, also: docs/a.md:2, docs/a.md:3')
  expect(alsoText(other!)).toBeUndefined()
  expect(alsoText(mergeProblems(Array.from({ length: 23 }, (_, line) => at(line)))[0]!)).toMatch(
    /^ {2}23 places, .* and 12 more$/,
  )
})

it.each([
  ['the link is broken.', 'The link is broken'],
  ['onClick does not work', 'onClick does not work'],
  ['npm install x', 'npm install x'],
  ['`a` is unknown. It was `b`.', '`a` is unknown. It was `b`.'],
])('%s is printed as %s', (what, printed) => {
  expect(inHouseStyle({ what }).what).toBe(printed)
})

it('one thing is counted in the singular', () => {
  expect([0, 1, 2].map(count => countOf(count, 'warning'))).toEqual(['0 warnings', '1 warning', '2 warnings'])
})
