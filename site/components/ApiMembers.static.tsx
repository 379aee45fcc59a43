import { type LineMember, membersOf } from '@site/data/api/generations'
import { purposeOf } from '@site/data/api/goals'
import { optionNotes } from '@site/data/api/notes'
import { historyOf, type OptionHistory } from '@site/data/api/options'
import { compareOptions, otherPlaceOf } from '@site/data/api/reference'
import type { ApiMember } from '@site/data/api/types'
import type { ReactNode } from 'react'
import ByLine from './ByLine.static'
import MemberTable, { type HistoryOf, lifeOf, Value } from './MemberTable.static'

interface Props {
  symbol: string
  generation: 'v4' | 'v2'
  /** Name of one member, "applyPatches.exportContext" for one inside another. Without it: a table of all. */
  member?: string
  /** What the anchors of the members begin with; false where the members have no headings. */
  anchors?: string | false
  /** A sentence for each member, for types too small for headings: the rows then carry the anchors. */
  about?: Record<string, string>
}

/** The members of a published type: a table of all, or the facts of one under its own heading. */
export default function ApiMembers({ symbol, generation, member, anchors = '', about }: Props) {
  const isReference = symbol === 'UserDefinedOptions' && generation === 'v4'
  const members = membersOf(generation, symbol)
  const isOption = (name: string) => symbol === 'UserDefinedOptions' && !name.includes('.')
  const history: HistoryOf = name => (isOption(name) ? historyOf(name) : undefined)
  if (!member)
    return (
      <MemberTable
        symbol={symbol}
        members={isReference ? members.toSorted((a, b) => compareOptions(a.name, b.name)) : members}
        historyOf={history}
        anchors={anchors}
        about={about}
        purposeOf={symbol === 'UserDefinedOptions' ? purposeOf : undefined}
        elsewhereOf={isReference ? otherPlaceOf : undefined}
      />
    )
  const state = isOption(member) ? optionNotes[member]?.state : undefined
  const found = findMember(members, member)
  return <MemberFacts found={found} life={lifeFacts(history(member), state)} />
}

/** A member, or one inside another, in every line that has it. */
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

/** One list where all lines that have the member agree on type and default, else those of the line that the reader chose first. */
function MemberFacts({ found, life }: { found: LineMember; life: ReactNode[] }) {
  const forms = new Set(
    found.lines.map(({ member: { type, optional, default: value } }) =>
      JSON.stringify([type, optional, value]),
    ),
  )
  if (forms.size === 1) return <Facts member={found.lines[0]!.member}>{life}</Facts>
  return (
    <>
      <ByLine
        entries={found.lines.map(({ line, member }) => ({ line, content: <Facts member={member} /> }))}
      />
      {life.length > 0 && <ul>{life}</ul>}
    </>
  )
}

function Facts({ member, children }: { member: ApiMember; children?: ReactNode }) {
  return (
    <ul>
      <li>
        类型：<code>{member.type}</code>
        {member.optional ? '，可省略' : '，必填'}
        {member.from && !member.from.startsWith('UserDefinedOptions') && `，继承自 ${member.from}`}
      </li>
      {member.kind === 'property' && member.optional && (
        <li>默认值：{member.default ? <Value text={member.default} /> : '未设置'}</li>
      )}
      {children}
    </ul>
  )
}

/** Since when it is there, what has changed, and what has become of it. */
function lifeFacts(history: OptionHistory | undefined, state: string | undefined): ReactNode[] {
  const items: ReactNode[] = []
  if (history) items.push(<li key="life">版本：{lifeOf(history)}</li>)
  for (const { text, code } of history?.changes ?? [])
    items.push(
      <li key={text}>
        {text}
        {code && (
          <>
            {' '}
            <Value text={code} />
          </>
        )}
      </li>,
    )
  if (state) items.push(<li key="state">状态：{state}</li>)
  return items
}
