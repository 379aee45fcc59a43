import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ApiGeneration, ApiMember } from '../../site/data/api/types'
import { findFolders } from '../folders'

const { site } = findFolders()
const generations: Record<string, ApiGeneration> = Object.fromEntries(
  ['v4', 'v2'].map(name => [name, JSON.parse(readFileSync(join(site, `data/api/${name}.json`), 'utf8'))]),
)
const files = ['docs/api', 'docs/api-v2'].flatMap(folder =>
  readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /^(?:interfaces|classes)[\\/].*\.mdx$/.test(file))
    .map(file => `${folder}/${file}`),
)

/** Uses of <ApiMembers>, with the heading each stands under. */
function readUses(text: string) {
  let heading = ''
  return text.split('\n').flatMap(line => {
    heading = /^#{2,4} .*\{#([^}]+)\}/.exec(line)?.[1] ?? heading
    const [, attributes] = /^<ApiMembers (.*)\/>/.exec(line) ?? []
    if (!attributes) return []
    const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]
    const hasAnchors = !attributes.includes('anchors={false}')
    return [
      {
        heading,
        symbol: read('symbol') ?? '',
        generation: read('generation') ?? '',
        member: read('member'),
        prefix: read('anchors') ?? '',
        hasAnchors,
      },
    ]
  })
}

function membersOf(generation: string, symbol: string): ApiMember[] {
  const found = generations[generation]?.[symbol]
  if (!found) throw new Error(`${generation} has no ${symbol}`)
  return found.members
}

test.each(files)('%s has a heading for every member and none for others', file => {
  const text = readFileSync(join(site, file), 'utf8')
  const headings = [...text.matchAll(/^#{2,4} (\S+) \{#([^}]+)\}/gm)].map(([, title, id]) => ({ title, id }))
  const uses = readUses(text)
  const tables = uses.filter(use => !use.member && use.hasAnchors)
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
  expect(described.sort()).toEqual(
    membersOf(generation, expected)
      .map(member => member.name)
      .sort(),
  )
})

test('every required page is there', () => {
  const required = ['UserDefinedOptions', 'TailwindcssPatcherOptions'].map(
    name => `docs/api/interfaces/${name}.mdx`,
  )
  const v2 = Object.values(generations.v2 ?? {}).filter(symbol => symbol.kind !== 'type')
  const oldOnes = v2.map(
    ({ kind, name }) => `docs/api-v2/${kind === 'class' ? 'classes' : 'interfaces'}/${name}.mdx`,
  )
  expect(files.sort()).toEqual([...required, ...oldOnes].sort())
})
