import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import VersionMatrix from './components/VersionMatrix.static'
import { readVersions } from './data/api/options'
import { lines } from './data/lines'
import { pluginLines, releases } from './data/versions'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Returns "4.2.0 7-27" for every release that a page mentions with its date, without the year. */
function datesIn(text: string): string[] {
  const row = /^\| (\d+\.\d+\.\d+) \| (?:\d{4} 年 )?(\d+) 月 (\d+) 日 \|/gm
  const sentence = /(\d+\.\d+\.\d+) (?:在|发布于) (?:\d{4} 年 )?(\d+) 月 (\d+) 日/g
  return [row, sentence].flatMap(pattern =>
    [...text.matchAll(pattern)].map(([, version, month, day]) => `${version} ${month}-${day}`),
  )
}

test('pages name releases by the day that the data has, in UTC', () => {
  const known = releases.map(
    ({ version, date }) => `${version} ${date.split('-').slice(1).map(Number).join('-')}`,
  )
  const named = ['docs', 'blog'].flatMap(dir =>
    readdirSync(join(here, dir), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.mdx?$/.test(file))
      .flatMap(file => datesIn(readFileSync(join(here, dir, file), 'utf8'))),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(entry => !known.includes(entry))).toEqual([])
})

test('such a day is found in a table and in a sentence', () => {
  expect(datesIn('| 9.1.0 | 7 月 28 日 | 新 |\n9.0.0 发布于 2023 年 11 月 27 日')).toEqual([
    '9.1.0 7-28',
    '9.0.0 11-27',
  ])
})

/** Whether a line of the table, "4.12.x" or "4.7 – 4.11", includes a version. */
function holds(line: string, version: string): boolean {
  const [major, minor] = version.split('.').map(Number) as [number, number]
  const [from, to = from] = line.replace('.x', '').split(' – ') as [string, string?]
  const [fromMajor, fromMinor = 0] = from.split('.').map(Number) as [number, number?]
  const [, toMinor = Number.POSITIVE_INFINITY] = to.split('.').map(Number) as [number, number?]
  return major === fromMajor && minor >= fromMinor && minor <= toMinor
}

test('every version since 4.0.0 that the registry has stands in one row of the table', () => {
  const published = readVersions.filter(version => Number(version.split('.')[0]) >= 4)
  expect(published.length).toBeGreaterThan(15)
  const rowsOf = (version: string) => pluginLines.filter(({ line }) => holds(line, version)).length
  expect(published.filter(version => rowsOf(version) !== 1)).toEqual([])
  expect(published.filter(version => holds('4.7 – 4.11', version)).length).toBeGreaterThan(0)
})

test('the table says of the lines what the lines say', () => {
  for (const { plugin, tailwind, node } of lines) {
    const row = pluginLines.find(({ line }) => holds(line, plugin))!
    expect(row.node, row.line).toBe(node)
    const tested = row.tailwind.flatMap(({ tested }) => tested)
    expect(tested, row.line).toEqual(expect.arrayContaining([tailwind[3], tailwind[4]]))
  }
})

test('rows go from the newest to the oldest, by the day of their first release', () => {
  const days = pluginLines.map(({ released }) => released)
  expect(days).toEqual([...days].sort().reverse())
  for (const { line, released } of pluginLines) {
    const first = releases.find(({ version }) => version.endsWith('.0') && holds(line, version))
    if (first && /^\d+\.\d+\.x$/.test(line)) expect(released, line).toBe(first.date)
  }
})

test('the table shows every note', () => {
  const shown = renderToStaticMarkup(<VersionMatrix />)
  const missing = pluginLines.flatMap(({ notes }) =>
    notes.filter(note => !shown.includes(note.replaceAll('>', '&gt;'))),
  )
  expect(missing).toEqual([])
})
