import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { optionsOf } from './data/api/options'
import { lines } from './data/lines'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Options that some lines lack, with these lines. */
const lacking = new Map<string, string[]>()
// `autoprefixer` is also the name of a package.
const others = ['autoprefixer']
for (const name of new Set(lines.flatMap(({ plugin }) => optionsOf(plugin)))) {
  const without = lines.filter(({ plugin }) => !optionsOf(plugin).includes(name)).map(({ id }) => id)
  if (without.length > 0 && !others.includes(name)) lacking.set(name, without)
}

/**
 * Returns "file:line: name" for options that a line lacks, unless the section mentions a version before or next to it.
 */
function findUnmarked(file: string, text: string): string[] {
  if (!/^ {2}plugin: lines$/m.test(text)) return []
  const blank = (found: string) => found.replace(/[^\n]/g, '')
  const prose = text
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/^(\s*)(`{3,})[\s\S]*?^\1\2\s*$/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
  let section = ''
  let line = 1
  return prose.split(/(\n\s*\n)/).flatMap(block => {
    const start = line
    line += block.split('\n').length - 1
    section = /^\s*(?:#{1,6} |<TabItem)/.test(block) ? block : section + block
    const names = [...block.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    const unmarked = [...new Set(names)].filter(name => lacking.has(name))
    return /\d+\.\d+|<ApiMembers/.test(section) ? [] : unmarked.map(name => `${file}:${start}: ${name}`)
  })
}

test('pages for every line name an option that one of them lacks with a version', () => {
  const files = readdirSync(join(here, 'docs'), { recursive: true, encoding: 'utf8' })
  const pages = files.filter(file => /\.mdx?$/.test(file))
  expect(
    pages.flatMap(file => findUnmarked(`docs/${file}`, readFileSync(join(here, 'docs', file), 'utf8'))),
  ).toEqual([])
})

test('an option without a version is found with its place', () => {
  const [name = ''] = lacking.keys()
  const page = (body: string) => `---\napplies:\n  plugin: lines\n---\n\n${body}`
  expect(findUnmarked('a.md', page(`一。\n\n用 \`${name}\`。`))).toEqual([`a.md:8: ${name}`])
  expect(findUnmarked('a.md', page(`4.3 起用 \`${name}\`。`))).toEqual([])
  expect(findUnmarked('a.md', page(`## 4.12 {#a}\n\n用 \`${name}\`。`))).toEqual([])
  expect(findUnmarked('a.md', `用 \`${name}\`。`)).toEqual([])
})
