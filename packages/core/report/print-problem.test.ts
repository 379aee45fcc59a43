import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { annotateProblem, locate, printProblem } from './print-problem'
import { listChoices } from './site-error'

const root = mkdtempSync(join(tmpdir(), 'report-'))
writeFileSync(join(root, 'a.md'), 'one\n看图 ![x](./b.png) here\nthree\nfour\n')
const problem = {
  what: 'the image ./b.png does not exist',
  where: { file: 'a.md', line: 2 },
  remedy: 'put it there',
}

it('shows the place, three lines with the column, and the remedy', () => {
  expect(printProblem(problem, { root, color: false })).toBe(
    [
      'a.md:2:9: The image ./b.png does not exist',
      '  1 | one',
      '> 2 | 看图 ![x](./b.png) here',
      '    |           ^',
      '  3 | three',
      '  → Put it there',
    ].join('\n'),
  )
})

it('colours it on a terminal only', () => {
  expect(printProblem(problem, { root, color: true })).toContain('\u001b[')
  expect(printProblem(problem, { root, color: false })).not.toContain('\u001b[')
})

it('keeps a column that is known and guesses none that could be another', () => {
  expect(locate({ ...problem, where: { file: 'a.md', line: 2, column: 3 } }, root).where?.column).toBe(3)
  expect(
    locate({ what: 'a "e" too many', where: { file: 'a.md', line: 2 } }, root).where?.column,
  ).toBeUndefined()
  expect(locate({ what: 'x', where: { file: 'gone.md', line: 2 } }, root).where?.column).toBeUndefined()
  expect(printProblem({ what: 'x', where: { file: 'a.md', line: 99 } }, { root, color: false })).toBe(
    'a.md:99: x',
  )
})

it('tells GitHub the same, with everything that would end the line encoded', () => {
  expect(annotateProblem(problem, root)).toBe(
    '::error file=a.md,line=2,col=9::The image ./b.png does not exist%0APut it there',
  )
  expect(annotateProblem({ what: '100%\nsure', where: { file: 'a,b:c.md' } }, root)).toBe(
    '::error file=a%2Cb%3Ac.md::100%25%0Asure',
  )
})

it('names ten choices at the most', () => {
  expect(listChoices(['a', 'b'])).toBe('a, b')
  expect(listChoices(Array.from({ length: 12 }, (_, index) => `n${index}`))).toMatch(/n9 and 2 more$/)
})
