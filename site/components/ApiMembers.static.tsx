import { type LineMember, membersOf } from '@site/data/api/generations'
import { purposeOf } from '@site/data/api/goals'
import { optionNotes } from '@site/data/api/notes'
import { historyOf } from '@site/data/api/options'
import { compareOptions, groupOf, otherPlaceOf } from '@site/data/api/reference'
import type { ApiMember } from '@site/data/api/types'
import MemberFacts from './MemberFacts.static'
import MemberTable, { type HistoryOf } from './MemberTable.static'

interface Props {
  symbol: string
  generation: 'v4' | 'v2'
  /** Name of a single member, "applyPatches.exportContext" for a nested one; undefined for a table of all. */
  member?: string
  /** Topic of the members to list; undefined for all. */
  group?: string
  /** Prefix of the members' anchors; false if the members have no headings. */
  anchors?: string | false
  /** A sentence per member, for types too small for headings: the table rows then have the anchors. */
  about?: Record<string, string>
}

/** States of options that readers have no use for. */
const IDLE = new Set(['不起作用', '内部使用'])

/** The members of a published type: a table of all, or the facts about one under its heading. */
export default function ApiMembers({ symbol, generation, member, group, anchors = '', about }: Props) {
  const isReference = symbol === 'UserDefinedOptions' && generation === 'v4'
  const members = membersOf(generation, symbol)
  const isOption = (name: string) => symbol === 'UserDefinedOptions' && !name.includes('.')
  const history: HistoryOf = name => (isOption(name) ? historyOf(name) : undefined)
  if (!member) {
    const isIdle = (name: string) => isOption(name) && IDLE.has(optionNotes[name]?.state ?? '')
    const listed = group ? members.filter(({ name }) => groupOf(name) === group) : members
    if (listed.length === 0) throw new Error(`<ApiMembers group>: no member of ${symbol} belongs to ${group}`)
    return (
      <MemberTable
        symbol={symbol}
        members={
          isReference
            ? listed.toSorted(
                (a, b) => Number(isIdle(a.name)) - Number(isIdle(b.name)) || compareOptions(a.name, b.name),
              )
            : listed
        }
        historyOf={history}
        anchors={anchors}
        about={about}
        purposeOf={symbol === 'UserDefinedOptions' ? purposeOf : undefined}
        elsewhereOf={isReference ? otherPlaceOf : undefined}
        isIdle={isIdle}
      />
    )
  }
  const state = isOption(member) ? optionNotes[member]?.state : undefined
  const found = findMember(members, member)
  return <MemberFacts found={found} history={history(member)} state={state} />
}

/** Finds a member, possibly nested, in every line that has it. */
function findMember(members: LineMember[], path: string): LineMember {
  const [name = '', ...rest] = path.split('.')
  const found = members.find(entry => entry.name === name)
  const lines = (found?.lines ?? []).flatMap(({ line, member }) => {
    const inner = findInner(member, rest)
    return inner ? [{ line, member: inner }] : []
  })
  if (lines.length === 0) throw new Error(`the type has no member ${path}`)
  return { name: path, lines }
}

function findInner(member: ApiMember, [name, ...rest]: string[]): ApiMember | undefined {
  if (!name) return member
  const inner = member.members?.find(entry => entry.name === name)
  return inner && findInner(inner, rest)
}
