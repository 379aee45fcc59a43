import { type LineMember, membersOf } from '@site/data/api/generations'
import { listOptions } from '@site/data/api/list-options'
import { optionNotes } from '@site/data/api/notes'
import { historyOf } from '@site/data/api/options'
import type { ApiMember } from '@site/data/api/types'
import MemberFacts from './MemberFacts.static'
import MemberTable, { type HistoryOf } from './MemberTable.static'
import OptionList from './options/OptionList.static'

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

/** The members of a published type: a list of all, or the facts about one under its heading. */
export default function ApiMembers({ symbol, generation, member, group, anchors = '', about }: Props) {
  const members = membersOf(generation, symbol)
  const isOption = (name: string) => symbol === 'UserDefinedOptions' && !name.includes('.')
  const history: HistoryOf = name => (isOption(name) ? historyOf(name) : undefined)
  if (member) {
    const state = isOption(member) ? optionNotes[member]?.state : undefined
    return <MemberFacts found={findMember(members, member)} history={history(member)} state={state} />
  }
  if (symbol !== 'UserDefinedOptions')
    return (
      <MemberTable symbol={symbol} members={members} historyOf={history} anchors={anchors} about={about} />
    )
  return <OptionList options={listOptions(generation, group)} />
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
