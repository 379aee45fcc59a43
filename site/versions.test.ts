import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { optionNotes } from './data/api/notes'
import { optionsOf, readVersions } from './data/api/options'
import { lines, oldLine } from './data/lines'
import { versionOf } from './data/plugin-lines'
import { pluginLines, releases } from './data/versions'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Versions that data of the site gives: the lines, the archives that were read, the history of releases. */
const given = new Set([
  ...lines.flatMap(({ plugin, tailwind, merge }) => [plugin, tailwind[3], tailwind[4], merge]),
  oldLine.plugin,
  ...readVersions,
  ...Object.values(optionNotes).flatMap(({ since, removed }) => [since?.replace('≤', ''), removed]),
  ...releases.flatMap(({ version, summary }) => [version, ...(summary.match(/\d+\.\d+\.\d+/g) ?? [])]),
  ...pluginLines.flatMap(({ tailwind }) => tailwind.flatMap(({ tested }) => tested)),
])

function versionsIn(text: string): string[] {
  const prose = text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(\s*)(`{3,})[\s\S]*?^\1\2\s*$/gm, '')
    .replace(/\]\([^)]*\)|https?:\S+/g, '')
    // They have versions of their own.
    .replace(/(?:基础库|wot-design-uni) \d+\.\d+\.\d+/g, '')
  const named = /(weapp-tailwindcss|Tailwind CSS|tailwindcss|插件|merge)[^\d\n，。；：]{0,12}(\d+\.\d+\.\d+)/g
  const alone = /(?<![\w.@^~=<>-])(\d+\.\d+\.\d+)(?= ?(?:起|之前|以前|之后|以上|以下|里|已|移除|新增|的))/g
  return [
    ...[...prose.matchAll(named)].map(match => match[2]!),
    ...[...prose.matchAll(alone)].map(match => match[1]!),
  ]
}

test('pages name no version of the plugin or of Tailwind that the data of the site does not give', () => {
  const unknown: Record<string, string[]> = {}
  for (const dir of ['docs', 'blog']) {
    for (const file of readdirSync(join(here, dir), { recursive: true, encoding: 'utf8' })) {
      if (!/\.mdx?$/.test(file)) continue
      const found = versionsIn(readFileSync(join(here, dir, file), 'utf8')).filter(
        version => !given.has(version),
      )
      if (found.length > 0) unknown[`${dir}/${file}`] = [...new Set(found)].sort()
    }
  }
  expect(unknown).toEqual({})
})

test('a page for every line does not describe itself as one of them', () => {
  const single = readdirSync(join(here, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.mdx?$/.test(file))
    .filter(file => {
      const [, matter = ''] =
        /^---\n([\s\S]*?)\n---/.exec(readFileSync(join(here, 'docs', file), 'utf8')) ?? []
      const [, description = ''] = /^description: (.*)$/m.exec(matter) ?? []
      return /^ {2}plugin: lines$/m.test(matter) && lines.some(({ id }) => description.includes(`${id}.x`))
    })
  expect(single).toEqual([])
})

test('docs/api names the options of 4.2 that 3.7.0 does not have', () => {
  const page = readFileSync(join(here, 'docs/api/index.mdx'), 'utf8')
  const [, list = ''] = /就是 4\.2 的清单去掉 (.*) 这八项/.exec(page) ?? []
  const older = optionsOf('3.7.0')
  const missing = optionsOf(versionOf('4.2')).filter(name => !older.includes(name))
  expect(list.match(/\w+/g)?.sort()).toEqual(missing.sort())
  expect(missing).toHaveLength(8)
})

test('such a version is found in a sentence', () => {
  expect(
    versionsIn('装 weapp-tailwindcss 9.9.9，Tailwind CSS 8.8.8 也行；7.7.7 起默认打开。Node.js 20.19.0 即可'),
  ).toEqual(['9.9.9', '8.8.8', '7.7.7'])
  expect(versionsIn('基础库 2.9.0 起才有，wot-design-uni 1.14.0 的也是')).toEqual([])
  expect(versionsIn('```bash\nnpm i weapp-tailwindcss@1.1.1\n```')).toEqual([])
})
