import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import samples from '../proofs/package.json'
import { optionNotes } from './data/api/notes'
import { optionsOf, readVersions } from './data/api/options'
import { lines, oldLine } from './data/lines'
import { versionOf } from './data/plugin-lines'
import { pluginLines, pluginRanges, releases } from './data/versions'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Versions in the site's data: the lines, the archives, and the release history. */
const given = new Set([
  ...lines.flatMap(({ plugin, tailwind, merge }) => [plugin, tailwind[3], tailwind[4], merge]),
  oldLine.plugin,
  ...readVersions,
  ...Object.values(optionNotes).flatMap(({ since, removed }) => [since?.replace('≤', ''), removed]),
  ...releases.flatMap(({ version, summary }) => [version, ...(summary.match(/\d+\.\d+\.\d+/g) ?? [])]),
  ...pluginLines.flatMap(({ tailwind }) => tailwind.flatMap(({ tested }) => tested)),
  ...pluginRanges.flatMap(({ range }) => range.match(/\d+\.\d+\.\d+/g) ?? []),
  // Installed for comparison.
  ...Object.keys(samples.dependencies).flatMap(name => /^tailwindcss-([\d.]+)$/.exec(name)?.[1] ?? []),
])

/** Versions of other packages in sentences that do not name the package. */
const others = new Set([
  // tailwindcss-patch
  '7.1.4',
  '7.1.6',
  // @weapp-tailwindcss/typography
  '1.0.3',
])

function versionsIn(text: string): string[] {
  // Versions of other packages that the page installs: `npm install -D webpack@5.91.0`.
  const installed = new Set(
    [...text.matchAll(/[\w-]@(\d+\.\d+\.\d+)|": "(\d+\.\d+\.\d+)"/g)].map(found => found[1] ?? found[2]),
  )
  const prose = text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(\s*)(`{3,})[\s\S]*?^\1\2\s*$/gm, '')
    .replace(/\]\([^)]*\)|https?:\S+/g, '')
    // These products have their own versions.
    .replace(/(?:基础库|wot-design-uni) \d+\.\d+\.\d+/g, '')
  // After another name, a number is that product's version.
  const whole = /(?<![\w.@^~=<>/-])(?:([\w.-]+@)|([A-Za-z][\w.-]*) )?v?(\d+\.\d+\.\d+)(?!-|[\w.]*\w)/g
  const short = /(?:weapp-tailwindcss|Tailwind CSS|tailwindcss|插件)[ @]v?(\d+\.\d+)(?![\w.]*\w)/g
  return [
    ...[...prose.matchAll(whole)].flatMap(([, at, name, version = '']) => {
      const isOther = others.has(version) || (!at && !name && installed.has(version))
      return isOurs(at?.slice(0, -1) ?? name) && !isOther ? [version] : []
    }),
    ...[...prose.matchAll(short)].map(([, version]) => version!),
  ]
}

function isOurs(name: string | undefined): boolean {
  return !name || /^(?:weapp-tailwindcss|tailwindcss|CSS|merge|@?weapp-tailwindcss\/.*|v)$/.test(name)
}

/** Whether the data contains a version, or one that starts with it. */
function isGiven(version: string): boolean {
  return (
    given.has(version) ||
    (/^\d+\.\d+$/.test(version) && [...given].some(other => other?.startsWith(`${version}.`)))
  )
}

test('pages name no version of the plugin or of Tailwind that the data of the site does not give', () => {
  const unknown: Record<string, string[]> = {}
  for (const dir of ['docs', 'blog']) {
    for (const file of readdirSync(join(here, dir), { recursive: true, encoding: 'utf8' })) {
      if (!/\.mdx?$/.test(file)) continue
      const found = versionsIn(readFileSync(join(here, dir, file), 'utf8')).filter(
        version => !isGiven(version),
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
  expect(
    versionsIn(
      '升级到 6.6.6。v5.5.5 修好了，`weapp-tailwindcss@4.4.4` 也行，插件 3.33 起，Tailwind CSS 2.22 不行',
    ),
  ).toEqual(['6.6.6', '5.5.5', '4.4.4', '3.33', '2.22'])
  expect(versionsIn('Mpx 2.10.20 要 webpack 5.1.1；装到 5.2.2\n```bash\nnpm i webpack@5.2.2\n```')).toEqual(
    [],
  )
  expect(versionsIn('基础库 2.9.0 起才有，wot-design-uni 1.14.0 的也是')).toEqual([])
  expect(versionsIn('```bash\nnpm i weapp-tailwindcss@1.1.1\n```')).toEqual([])
})

/** Reads the code of site and engine, without tests and without the data about versions. */
function readCode(): { file: string; text: string }[] {
  return ['site', 'packages'].flatMap(dir =>
    readdirSync(join(here, '..', dir), { recursive: true, encoding: 'utf8' })
      .map(file => `${dir}/${file}`)
      .filter(
        file =>
          /\.tsx?$/.test(file) && !/node_modules|\.test\.|^site\/data\/(?:lines|versions|api\/)/.test(file),
      )
      .map(file => ({ file, text: readFileSync(join(here, '..', file), 'utf8') })),
  )
}

test('no code names the version of a line: site/data/lines.ts gives it', () => {
  const code = readCode()
  expect(code.length).toBeGreaterThan(300)
  const versions = lines.flatMap(({ plugin, tailwind, merge }) => [plugin, tailwind[3], tailwind[4], merge])
  const naming = code.filter(({ text }) =>
    versions.some(version => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').includes(version)),
  )
  expect(naming.map(({ file }) => file)).toEqual([])
})
