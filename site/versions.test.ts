import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { optionNotes } from './data/api/notes'
import { readVersions } from './data/api/options'
import { lines, oldLine } from './data/lines'
import { pluginLines, releases } from './data/versions'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Versions that data of the site gives: the lines, the archives that were read, the history of releases. */
const given = new Set([
  ...lines.flatMap(({ plugin, tailwind, merge }) => [plugin, tailwind[3], tailwind[4], merge]),
  oldLine.plugin,
  ...readVersions,
  ...Object.values(optionNotes).flatMap(({ since, removed }) => [since?.replace('≤', ''), removed]),
  ...releases.map(({ version }) => version),
  ...pluginLines.flatMap(({ tailwind }) => tailwind.flatMap(({ tested }) => tested)),
])

/** Versions of the plugin and of Tailwind in prose that no data gives yet, by page. It may only shrink. */
const known: Record<string, string[]> = {
  'blog/2025/3/v4-release.md': ['4.1.3'],
  'docs/api-v2/interfaces/IPropValue.mdx': ['1.6.1'],
  'docs/api-v2/interfaces/InternalPatchResult.mdx': ['2.0.4'],
  'docs/api-v2/interfaces/RawSource.mdx': ['1.2.7'],
  'docs/community/load-font.md': ['3.4.3'],
  'docs/issues/format.md': ['3.2.2'],
  'docs/issues/index.mdx': ['4.1.3', '8.7.0'],
  'docs/issues/use-with-wot-design-uni.md': ['1.14.0', '4.1.3'],
  'docs/migrations/v1.md': ['2.1.3', '3.2.2'],
  'docs/migrations/v3.md': ['4.0.4'],
  'docs/quick-start/_version-note.mdx': ['4.9.3'],
  'docs/quick-start/apply-themes.md': ['2.9.0'],
  'docs/quick-start/native/0.install.mdx': ['18.17.0'],
  'docs/quick-start/uni-app-css-macro.mdx': ['2.10.0'],
  'docs/quick-start/v4/_version-note.mdx': ['4.9.3'],
  'docs/quick-start/v4/weapp-vite.mdx': ['18.17.0'],
  'docs/quick-start/wxs.md': ['2.5.2'],
  'docs/releases/v2.md': ['2.1.3', '3.2.2'],
}

function versionsIn(text: string): string[] {
  const prose = text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(\s*)(`{3,})[\s\S]*?^\1\2\s*$/gm, '')
    .replace(/\]\([^)]*\)|https?:\S+/g, '')
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
  expect(unknown).toEqual(known)
})

test('such a version is found in a sentence', () => {
  expect(
    versionsIn('装 weapp-tailwindcss 9.9.9，Tailwind CSS 8.8.8 也行；7.7.7 起默认打开。Node.js 20.19.0 即可'),
  ).toEqual(['9.9.9', '8.8.8', '7.7.7'])
  expect(versionsIn('```bash\nnpm i weapp-tailwindcss@1.1.1\n```')).toEqual([])
})
