import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'rolldown'
import { describe, expect, test } from 'vitest'
import { lines } from '../site/data/lines'
import { askEnvironment } from './compute'
import { findFolders, lineFolder } from './folders'

type Merge = (...classes: unknown[]) => string
interface MergeModule {
  twMerge: Merge
  create(options: Record<string, boolean>): { twMerge: Merge }
}

// Tests the statements in /docs/community/merge about the package for each line.
const load = (line: string, entry = '') =>
  createRequire(join(lineFolder(line), 'package.json'))(`@weapp-tailwindcss/merge${entry}`) as MergeModule

test.each(lines)('the merge of $id gives the class names of its plugin', ({ id }) => {
  const { escape: escapeName } = createRequire(join(lineFolder(id), 'package.json'))('@weapp-core/escape')
  expect(load(id).twMerge('p-[1px] w-1/2 p-[2px]')).toBe(`${escapeName('w-1/2')} ${escapeName('p-[2px]')}`)
})

describe('merge 2.x', () => {
  const { twMerge, create } = load('4.12')

  test('takes names that were escaped before: those of the build, and its own', () => {
    expect(twMerge('p-_b1px_B', 'p-[2px]')).toBe('p-_b2px_B')
    expect(twMerge(twMerge('p-[1px]'), 'p-[2px]')).toBe('p-_b2px_B')
  })
  test('knows rpx as a length', () => {
    expect(twMerge('text-[32rpx] text-[#fff]')).toBe('text-_b32rpx_B text-_b_hfff_B')
  })
  test('leaves names as they are with escape: false', () => {
    expect(create({ escape: false }).twMerge('p-[1px]', 'p-[2px]')).toBe('p-[2px]')
  })
  test('has no entries by Tailwind and no cva; slim knows no gradients', () => {
    for (const entry of ['/v3', '/v4', '/cva']) expect(() => load('4.12', entry), entry).toThrow()
    const gradient = 'from-red-500 from-blue-500'
    expect(load('4.12', '/slim').twMerge(gradient)).toBe(gradient)
    expect(twMerge(gradient)).toBe('from-blue-500')
  })
})

test('the entries of merge 2.x weigh what the page says, bundled and minified', async () => {
  const page = readFileSync(join(findFolders().site, 'docs/community/merge.mdx'), 'utf8')
  const rows = [...page.matchAll(/^\| `(@weapp-tailwindcss\/merge[^`]*)` \|.*\| (\d+) KB \|$/gm)]
  expect(rows).toHaveLength(3)
  const input = join(lineFolder('4.12'), 'entry.js')
  for (const [, entry, said] of rows) {
    const source = {
      name: 'source',
      resolveId: (id: string) => (id === input ? id : undefined),
      load: (id: string) => (id === input ? `export { createTailwindMerge } from '${entry}'` : undefined),
    }
    const { output } = await build({ input, plugins: [source], output: { minify: true }, write: false })
    expect(Math.round(output[0].code.length / 1000), entry).toBe(Number(said))
  }
})

describe('merge 1.x', () => {
  const { twMerge, create } = load('4.2')

  test('takes no escaped names, and rpx for a colour', () => {
    expect(twMerge(twMerge('p-[1px]'), 'p-[2px]')).toBe('p-_1px_ p-_2px_')
    expect(twMerge('text-[32rpx] text-[#fff]')).toBe('text-_hfff_')
    expect(twMerge('text-[length:32rpx] text-[#fff]')).toBe('text-_lengthc32rpx_ text-_hfff_')
  })
  test('leaves names as they are with disableEscape', () => {
    expect(create({ disableEscape: true }).twMerge('p-[1px]', 'p-[2px]')).toBe('p-[2px]')
  })
  test('has an entry for each Tailwind', () => {
    expect(load('4.2', '/v3').twMerge('outline-none outline-hidden')).toBe('outline-none outline-hidden')
    expect(twMerge('outline-none outline-hidden')).toBe('outline-hidden')
  })
})

describe('plugin 4.2 and what a bundler makes of a call', () => {
  const page = readFileSync(join(findFolders().site, 'docs/community/merge.mdx'), 'utf8')
  const [, advice = ''] = /\{#member-call\}[\s\S]*?```ts [^\n]*\n([\s\S]*?)```/.exec(page) ?? []

  /** Returns a file bundled as CommonJS, with the package in a separate file, processed by the plugin. */
  async function bundle(code: string): Promise<string> {
    const source = {
      name: 'source',
      resolveId: (id: string) => (id === 'entry' ? id : { id, external: true }),
      load: (id: string) => (id === 'entry' ? code : undefined),
    }
    const { output } = await build({
      input: 'entry',
      plugins: [source],
      output: { format: 'cjs' },
      write: false,
    })
    const options = '{"ignoreCallExpressionIdentifiers":["twMerge","twJoin","cva","tv"]}'
    const job = { language: 'js', code: output[0].code, options }
    const [answer] = await askEnvironment({ line: '4.2', tailwind: 3, patched: true }, [job])
    return answer && 'output' in answer ? answer.output : JSON.stringify(answer)
  }

  test('it escapes the arguments of a function from another file, and not with the advice of the page', async () => {
    expect(advice).toContain('const twMerge = merge')
    const plain = advice.replace('twMerge as merge', 'twMerge').replace('const twMerge = merge\n', '')
    expect(await bundle(plain)).toMatch(/\.twMerge\)\("p-_1px_", "p-_2px_"\)/)
    expect(await bundle(advice)).toContain('= twMerge("p-[1px]", "p-[2px]")')
  })
})
