import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { lines } from '../site/data/lines'
import { sampleKey } from '../site/extension/sample'
import { findFolders } from './folders'
import { outputOf, readOutputs } from './outputs'
import { readPages } from './pages'
import { isSample, toSampleInput } from './sample-fences'

const outputs = readOutputs()
const pages = readPages()

/** What comes of the sample of a page whose code has a word, with one line. */
function outputIn(file: string, word: string, line: string): string {
  const page = pages.find(other => other.file === file)
  const fence = page?.fences.find(other => isSample(other) && other.code.includes(word))
  const output = fence && outputOf(outputs, sampleKey(toSampleInput(fence)), line)
  if (!output || 'pairs' in output) throw new Error(`${file} has no sample with ${word}`)
  return output.output
}

const textOf = (file: string) => readFileSync(join(findFolders().site, file), 'utf8')

test.each(lines.map(({ id }) => id))('%s gives an oklch colour as docs/principle says', line => {
  const file = 'docs/principle/index.mdx'
  expect(textOf(file)).toContain(
    '第一条 `rgb()` 哪里都认识；后面的 `@media (color-gamut: p3)` 只在广色域屏幕上生效',
  )
  const [first, second, ...others] = postcss.parse(outputIn(file, 'oklch(', line)).nodes
  expect(first).toMatchObject({
    type: 'rule',
    nodes: [{ prop: 'color', value: expect.stringMatching(/^rgb\(/) }],
  })
  expect(second).toMatchObject({ type: 'atrule', name: 'media', params: '(color-gamut: p3)' })
  expect(others).toEqual([])
})

test('an icon is written as often as docs/icons says', () => {
  const file = 'docs/icons/index.mdx'
  expect(textOf(file)).toContain('同一个 SVG 写了三遍')
  const times = (line: string) =>
    outputIn(file, '--svg: url', line).split('url("data:image/svg+xml').length - 1
  expect([times('4.12'), times('4.2')]).toEqual([3, 1])
})

test('docs/mangle gives no number of characters that was saved: it depends on the classes', () => {
  const counts = textOf('docs/mangle/index.md').match(/\d+ ?(?:个字符|字节|KB|%)/g)
  // That of the filter in the example.
  expect(counts).toEqual(['12 个字符'])
})

test.each([
  ['4.12', "['top/left', 'flex/1', 'block/1', 'table/list']"],
  ['4.2', "['topsleft', 'flexs1', 'block/1', 'table/list']"],
])('%s takes a path for a class as docs/options/comments and docs/principle say', (line, words) => {
  expect(outputIn('docs/options/comments.md', 'top/left', line)).toContain(words)
  const api = outputIn('docs/options/comments.md', 'order/getList', line)
  expect(api.includes('ordersgetList')).toBe(line === '4.2')
  expect(api).toContain("'user/getUserInfo'")
  expect(textOf('docs/principle/index.mdx')).toContain('4.12 只留真正能生成样式的')
})
