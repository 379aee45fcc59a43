import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createMarkdown } from '../../markdown'
import { join } from '../../paths'
import { findUnknown } from './unknown-components'

test.each([
  [
    '调用 Set<String> a(Set</String> b)',
    'a type stands in backticks, `Set<String>`, or is written Set\\<String>',
  ],
  ['<Tabz>a</Tabz>', 'did you mean <Tabs>?'],
  ['<Box />', 'make it the default export of components/Box.tsx'],
  ['<Other />', 'import it, or use one of: Tabs; to be read as text it stands in backticks'],
])('%s', (text, remedy) => {
  const root = mkdtempSync(join(tmpdir(), 'unknown-'))
  mkdirSync(join(root, 'components'))
  writeFileSync(join(root, 'components/Box.tsx'), 'export const Box = () => null\n')
  writeFileSync(join(root, 'a.md'), `一\n\n${text}\n`)
  const page = createMarkdown({}).compile({
    file: 'a.md',
    text: `一\n\n${text}\n`,
    bodyLine: 1,
    format: 'mdx',
    isBlog: false,
    resolveLink: href => href,
    resolveAsset: url => ({ url }),
  })
  const { problems } = findUnknown({ root, siteDir: root }, page, { known: ['Tabs'] })
  const first = findUnknown({ root, siteDir: root }, page, { known: ['Tabs'], isLoose: true })
  expect(first.problems).toEqual(problems.map(problem => ({ ...problem, severity: 'warning' })))
  expect(problems.map(problem => [problem.where, problem.remedy])).toEqual([
    [expect.objectContaining({ file: 'a.md', line: 3 }), remedy],
  ])
})
