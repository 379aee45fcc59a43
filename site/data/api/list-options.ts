import { type LineMember, membersOf } from './generations'
import { purposeOf } from './goals'
import { optionNotes } from './notes'
import { historyOf } from './options'
import { compareOptions, groupOf, otherPlaceOf } from './reference'

/** An option in a list that leads to its explanation. */
export interface ListedOption {
  name: string
  purpose: string
  href: string
  /** "boolean = false"; undefined in a list that is about purposes alone. */
  type?: string
  /** Whether readers have no use for it. */
  isUnused?: boolean
  /** "4.7.2 移除". */
  removed?: string
  /** For links from elsewhere to an option that another page explains. */
  id?: string
}

/** States of options that readers have no use for. */
const IDLE = new Set(['不起作用', '内部使用'])

/** Lists the options of a generation, those of 4.x by topic and in the order of the reference, unused ones last. */
export function listOptions(generation: 'v4' | 'v2', group?: string): ListedOption[] {
  const members = membersOf(generation, 'UserDefinedOptions')
  if (generation === 'v2') return members.map(describe)
  const listed = group ? members.filter(({ name }) => groupOf(name) === group) : members
  if (listed.length === 0) throw new Error(`<ApiMembers group>: no option belongs to ${group}`)
  return listed
    .map(found => {
      const elsewhere = otherPlaceOf(found.name)
      const place = elsewhere ? { href: elsewhere, id: found.name.toLowerCase() } : {}
      const { removed } = historyOf(found.name)
      const isUnused = Boolean(removed) || IDLE.has(optionNotes[found.name]?.state ?? '')
      return { ...describe(found), ...place, isUnused, removed }
    })
    .toSorted((a, b) => Number(a.isUnused) - Number(b.isUnused) || compareOptions(a.name, b.name))
}

/** Describes an option by the first line that has it. */
function describe({ name, lines }: LineMember): ListedOption {
  const { type, default: value = '' } = lines[0]!.member
  const start = /^(?:true|false|'\w+')$/.test(value) ? ` = ${value}` : ''
  return { name, purpose: purposeOf(name), href: `#${name.toLowerCase()}`, type: wordOf(type) + start }
}

/** Returns a short form of a type. */
function wordOf(type: string): string {
  if (type.includes('=>')) return 'function'
  if (type.length <= 20 && !type.includes('{')) return type
  if (type.startsWith("'")) return 'string'
  return /(?:^|\| )boolean(?: \||$)/.test(type) ? 'boolean | object' : 'object'
}
