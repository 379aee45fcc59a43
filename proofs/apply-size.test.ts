import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLine } from '../site/data/lines'
import { findFolders, lineFolder } from './folders'

// Tests the statements about @apply in /docs/tailwindcss-maintenance-book.
const postcss = createRequire(join(findFolders().samples, 'package.json'))('postcss')
const tailwind3 = createRequire(join(lineFolder(defaultLine.id), 'package.json'))('tailwindcss-v3')

const COLOURS = ['red', 'blue', 'green', 'gray', 'pink']
const sevenClasses = (n: number) =>
  `flex items-center px-${n % 12} py-${(n + 3) % 12} text-${COLOURS[n % 5]}-500 bg-${COLOURS[(n + 1) % 5]}-${((n % 9) + 1) * 100} rounded-[${n}px]`

async function generate(css: string, raw: string): Promise<number> {
  const { css: made } = await postcss([tailwind3({ content: [{ raw }] })]).process(
    `@tailwind utilities;${css}`,
    { from: undefined },
  )
  return made.length
}

test('three hundred rules that apply seven classes each are four times the same classes in a template', async () => {
  const lists = Array.from({ length: 300 }, (_, n) => sevenClasses(n))
  const applied = await generate(lists.map((list, n) => `.c${n}{@apply ${list}}`).join(''), '-')
  expect(Math.floor(applied / (await generate('', lists.join(' '))))).toBe(4)
})
