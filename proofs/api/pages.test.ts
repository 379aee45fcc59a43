import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiOf, membersOf } from '../../site/data/api/generations'
import { oldLine } from '../../site/data/lines'
import { findFolders } from '../folders'

const { site } = findFolders()
/** Pages with the remaining options of 4.x. */
const REST = ['docs/api/style-options.mdx', 'docs/api/build-options.mdx']
const files = ['docs/api', 'docs/api-v2'].flatMap(folder =>
  readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /^(?:interfaces|classes)[\\/].*\.mdx$/.test(file))
    .map(file => `${folder}/${file}`),
)

/** Returns the uses of <ApiMembers>, with their headings. */
function readUses(text: string) {
  let heading = ''
  const oneLineUses = text.replace(/^<ApiMembers\n[\s\S]*?^\/>/gm, use => use.replaceAll('\n', ' '))
  return oneLineUses.split('\n').flatMap(line => {
    heading = /^#{2,4} .*\{#([^}]+)\}/.exec(line)?.[1] ?? heading
    const [, attributes] = /^<ApiMembers (.*)\/>/.exec(line) ?? []
    if (!attributes) return []
    const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]
    const hasAnchors = !attributes.includes('anchors={false}')
    return [
      {
        heading,
        symbol: read('symbol') ?? '',
        generation: read('generation') === 'v2' ? ('v2' as const) : ('v4' as const),
        member: read('member'),
        prefix: read('anchors') ?? '',
        hasAnchors,
        about: readAbout(attributes),
      },
    ]
  })
}

/** Returns the members that a table describes itself, without headings. */
function readAbout(attributes: string): string[] {
  const [, entries = ''] = /about=\{\{(.*)\}\}/.exec(attributes) ?? []
  return [...entries.matchAll(/(\w+): (?:'[^']+'|"(?:[^"\\]|\\.)+"),/g)].map(([, name = '']) => name)
}

test.each(files)('%s has a heading or a row with a sentence for every member and none for others', file => {
  const rest = file === 'docs/api/interfaces/UserDefinedOptions.mdx' ? REST : []
  const text = [file, ...rest].map(part => readFileSync(join(site, part), 'utf8')).join('\n')
  const headings = [...text.matchAll(/^#{2,4} (\S+) \{#([^}]+)\}/gm)].map(([, title, id]) => ({ title, id }))
  const uses = readUses(text)
  const tables = uses.filter(use => !use.member && use.hasAnchors && use.about.length === 0)
  const facts = uses.filter(use => use.member)

  for (const { generation, symbol, prefix } of tables) {
    const ids = membersOf(generation, symbol).map(({ name }) => prefix + name.toLowerCase())
    expect(headings.map(heading => heading.id)).toEqual(expect.arrayContaining(ids))
    for (const id of ids) expect(headings.filter(heading => heading.id === id)).toHaveLength(1)
  }
  for (const { heading, member = '', prefix } of facts) {
    expect(heading).toBe(prefix + (member.split('.').at(-1) ?? '').toLowerCase())
  }
  const expected = file.split('/').at(-1)?.replace('.mdx', '') ?? ''
  const generation = file.startsWith('docs/api-v2') ? 'v2' : 'v4'
  const described = facts
    .filter(use => use.symbol === expected && !use.member?.includes('.'))
    .map(use => use.member)
  const inRows = uses.filter(use => use.symbol === expected).flatMap(use => use.about)
  expect([...described, ...inRows].sort()).toEqual(
    membersOf(generation, expected)
      .map(member => member.name)
      .sort(),
  )
})

test('every required page is there', () => {
  const required = ['UserDefinedOptions', 'TailwindcssPatcherOptions'].map(
    name => `docs/api/interfaces/${name}.mdx`,
  )
  const v2 = Object.values(apiOf(oldLine.id)).filter(symbol => symbol.kind !== 'type')
  const oldOnes = v2.map(
    ({ kind, name }) => `docs/api-v2/${kind === 'class' ? 'classes' : 'interfaces'}/${name}.mdx`,
  )
  expect(files.sort()).toEqual([...required, ...oldOnes].sort())
})
