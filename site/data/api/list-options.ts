import { type LineMember, membersOf } from './generations'
import { purposeOf } from './goals'
import { optionNotes } from './notes'
import { historyOf } from './options'
import { compareOptions, groupOf, otherPlaceOf, referenceOf } from './reference'

/** An option in a list that leads to its explanation. */
export interface ListedOption {
  name: string
  purpose: string
  href: string
  /** A short form of its type. */
  type: string
  /** A short default. */
  start?: string
  /** Whether readers have no use for it. */
  isUnused?: boolean
  /** "4.7.2 移除". */
  removed?: string
  /** For links from elsewhere to an option that another page explains. */
  id?: string
}

/** States of options that readers have no use for. */
const IDLE = new Set(['不起作用', '内部使用'])

/** The topic of these options, and of removed ones. */
const UNUSED = '不用写或已移除'

/** Lists the options of a generation, those of 4.x by topic and in the order of the reference. */
export function listOptions(generation: 'v4' | 'v2', group?: string): ListedOption[] {
  const members = membersOf(generation, 'UserDefinedOptions')
  if (generation === 'v2') return members.map(describe)
  const listed = members
    .map(found => {
      const elsewhere = otherPlaceOf(found.name)
      const place = elsewhere ? { href: elsewhere, id: found.name.toLowerCase() } : {}
      return { ...describe(found), ...place, ...stateOf(found.name) }
    })
    .filter(({ name, isUnused }) => !group || group === (isUnused ? UNUSED : groupOf(name)))
  if (listed.length === 0) throw new Error(`<ApiMembers group>: no option belongs to ${group}`)
  return listed.toSorted((a, b) => Number(a.isUnused) - Number(b.isUnused) || compareOptions(a.name, b.name))
}

/** Lists options of 4.x for a goal, unused ones last. */
export function listForGoal(names: string[]): ListedOption[] {
  const members = new Map(membersOf('v4', 'UserDefinedOptions').map(found => [found.name, found]))
  return names
    .flatMap(name => members.get(name) ?? [])
    .map(found => ({ ...describe(found), href: referenceOf(found.name), ...stateOf(found.name) }))
    .toSorted((a, b) => Number(a.isUnused) - Number(b.isUnused))
}

function stateOf(name: string) {
  const { removed } = historyOf(name)
  return { isUnused: Boolean(removed) || IDLE.has(optionNotes[name]?.state ?? ''), removed }
}

/** Describes an option by the first line that has it. */
function describe({ name, lines }: LineMember): ListedOption {
  const { type, default: value = '' } = lines[0]!.member
  const start = /^(?:true|false|'\w+')$/.test(value) ? value : undefined
  return { name, purpose: purposeOf(name), href: `#${name.toLowerCase()}`, type: wordOf(type), start }
}

/** Returns a short form of a type. */
function wordOf(type: string): string {
  if (type.includes('=>')) return 'function'
  if (type.length <= 20 && !type.includes('{')) return type
  if (type.startsWith("'")) return 'string'
  return /(?:^|\| )boolean(?: \||$)/.test(type) ? 'boolean | object' : 'object'
}
