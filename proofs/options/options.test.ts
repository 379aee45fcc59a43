import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { optionNotes } from '../../site/data/api/notes'
import {
  arrivalOf,
  historyOf,
  optionIn,
  optionsOf,
  optionsTable,
  readVersions,
  removalOf,
  type Span,
} from '../../site/data/api/options'
import { lines, oldLine } from '../../site/data/lines'
import { lineFolder } from '../folders'
import { compareVersions } from './archives'
import { readOptions } from './read-options'
import { foldReadings } from './table'

describe.each([...lines, oldLine].map(({ id, plugin }) => [id, plugin] as const))('%s', (line, version) => {
  const folder = lineFolder(line)
  const installed = join(folder, 'node_modules/weapp-tailwindcss')

  test('is the version that the lines name, with the Node.js that it asks for', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    const { node } = [...lines, oldLine].find(({ id }) => id === line)!
    expect(manifest).toMatchObject({ version, engines: { node } })
  })

  test('the committed options are those of the installed package', () => {
    const options = readOptions(installed)
    expect(optionsOf(version)).toEqual(Object.keys(options))
    for (const option of Object.keys(options)) expect(optionIn(option, version)).toEqual(options[option])
  })

  test('the archive that was read is the one that is installed', () => {
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
    expect(optionsTable.archives[version]).toBe(lock.packages['node_modules/weapp-tailwindcss'].integrity)
  })
})

test.each(lines)('$id installs what the lines name', ({ id, plugin, tailwind, merge }) => {
  const { dependencies } = JSON.parse(readFileSync(join(lineFolder(id), 'package.json'), 'utf8'))
  expect(dependencies).toEqual({
    '@tailwindcss/node': tailwind[4],
    '@tailwindcss/postcss': tailwind[4],
    '@weapp-tailwindcss/merge': merge,
    tailwindcss: tailwind[4],
    'tailwindcss-v3': `npm:tailwindcss@${tailwind[3]}`,
    'weapp-tailwindcss': plugin,
  })
})

test('versions are in order, each with the hash of its archive', () => {
  expect(readVersions).toEqual([...readVersions].sort(compareVersions))
  expect(readVersions.length).toBeGreaterThanOrEqual(47)
  for (const hash of Object.values(optionsTable.archives)) expect(hash).toMatch(/^sha512-[\w+/]{86}==$/)
})

test.each(Object.entries(optionNotes))(
  'what the release notes say about %s fits the archives',
  (name, note) => {
    const fits = ({ after, by }: Span, told: string) => {
      const version = told.replace('≤', '')
      return (!after || compareVersions(after, version) < 0) && compareVersions(version, by) <= 0
    }
    if (note.since) expect([arrivalOf(name), note.since]).toSatisfy(([span, told]) => fits(span, told))
    const went = removalOf(name)
    if (note.removed) expect([went, note.removed]).toSatisfy(([span, told]) => span && fits(span, told))
    expect(Object.keys(note).length).toBeGreaterThan(0)
  },
)

test('changes are kept where they happened', () => {
  const reading = (version: string, options: Record<string, { type: string; default?: string }>) => ({
    version,
    integrity: version,
    options,
  })
  const { options } = foldReadings([
    reading('1.0.0', { a: { type: 'boolean' } }),
    reading('1.1.0', { a: { type: 'boolean', default: 'true' }, b: { type: 'string' } }),
    reading('1.2.0', { b: { type: 'string' } }),
    reading('1.3.0', { a: { type: 'boolean', default: 'true' }, b: { type: 'string' } }),
  ])
  expect(options.a).toEqual([
    { version: '1.0.0', state: { type: 'boolean' } },
    { version: '1.1.0', state: { type: 'boolean', default: 'true' } },
    { version: '1.2.0', state: null },
    { version: '1.3.0', state: { type: 'boolean', default: 'true' } },
  ])
  expect(options.b).toEqual([{ version: '1.1.0', state: { type: 'string' } }])
})

test('readers are reported the life of an option', () => {
  expect(historyOf('rem2rpx').since).toBe('3.0.0 起')
  expect(historyOf('mangle')).toMatchObject({ since: '2.3.0 起', removed: '4.6.0 移除' })
  expect(historyOf('cssRemoveProperty').changes).toEqual([{ text: '默认值最迟在 4.3.2 改成', code: 'true' }])
})
