import { expect, test } from 'vitest'
import { builtWith } from './built-with'
import { lines } from './lines'

const [newest, oldest] = [lines[0]!, lines.at(-1)!]
const result = (line: string, installed: Record<string, string>, fault?: string) => ({
  line,
  page: 'docs/a',
  variant: '',
  hash: '',
  installed,
  ...(fault ? { fault } : {}),
})

test('lines with the same packages are told together, others apart', () => {
  const same = [result(newest.id, { vite: '5.0.0' }), result(oldest.id, { vite: '5.0.0' })]
  expect(builtWith('docs/a', same, lines)).toEqual([
    { plugins: [newest.plugin, oldest.plugin], packages: [{ name: 'vite', version: '5.0.0' }] },
  ])
  const other = [result(newest.id, { vite: '5.0.0' }), result(oldest.id, { vite: '4.0.0' })]
  expect(builtWith('docs/a', other, lines)).toHaveLength(2)
})

test('the packages of all tabs are named once; what failed or is of another page is not', () => {
  const tabs = [
    result(newest.id, { cli: '1.0.0', react: '18.0.0' }),
    result(newest.id, { cli: '1.0.0', vue: '3.0.0' }),
    result(oldest.id, { cli: '1.0.0' }, 'no style sheet'),
  ]
  const [built, ...others] = builtWith('docs/a', tabs, lines)
  expect(built?.plugins).toEqual([newest.plugin])
  expect(built?.packages.map(({ name }) => name)).toEqual(['cli', 'react', 'vue'])
  expect(others).toEqual([])
  expect(builtWith('docs/b', tabs, lines)).toEqual([])
})
