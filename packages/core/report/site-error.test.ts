import { expect, it } from 'vitest'
import { splitProblems, withSetting } from './site-error'

const problem = { what: 'the link ./gone.md leads to no source', where: { file: 'docs/a.md', line: 3 } }

it('a setting makes a fault stop the build, be told, or be passed over', () => {
  expect(splitProblems(withSetting(problem, 'throw')).errors).toEqual([problem])
  for (const setting of ['warn', 'log'] as const) {
    const { errors, warnings } = splitProblems(withSetting(problem, setting))
    expect(errors).toEqual([])
    expect(warnings).toMatchObject([problem])
  }
  expect(withSetting(problem, 'ignore')).toEqual([])
})

it('a problem that several pages have is told once, another of the same line beside it', () => {
  const other = { ...problem, where: { ...problem.where, column: 9 } }
  expect(splitProblems([problem, other, { ...problem }, problem]).errors).toEqual([problem, other])
})
