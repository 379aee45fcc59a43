import { type ApiNote, notesV2, notesV4 } from '@site/data/api/notes'
import type { ApiGeneration, ApiMember } from '@site/data/api/types'
import v2 from '@site/data/api/v2.json'
import v4 from '@site/data/api/v4.json'

interface Props {
  symbol: string
  generation: 'v4' | 'v2'
  /** Name of one member, "applyPatches.exportContext" for one inside another. Without it: a table of all. */
  member?: string
  /** What the anchors of the members begin with; false where the members have no headings. */
  anchors?: string | false
}

const generations = {
  v4: { symbols: v4 as ApiGeneration, notes: notesV4 },
  v2: { symbols: v2 as ApiGeneration, notes: notesV2 },
}

/** The members of a published type: a table of all, or the facts of one under its own heading. */
export default function ApiMembers({ symbol, generation, member, anchors = '' }: Props) {
  const { symbols, notes } = generations[generation]
  const found = symbols[symbol]
  if (!found) throw new Error(`${generation} has no type ${symbol}`)
  const noteOf = (name: string) => notes[symbol]?.[name]
  if (!member) return <MemberTable members={found.members} noteOf={noteOf} anchors={anchors} />
  return <MemberFacts member={findMember(found.members, member)} note={noteOf(member)} />
}

function findMember(members: ApiMember[], path: string): ApiMember {
  const [name, ...rest] = path.split('.')
  const member = members.find(entry => entry.name === name)
  if (!member) throw new Error(`the type has no member ${path}`)
  return rest.length > 0 ? findMember(member.members ?? [], rest.join('.')) : member
}

interface TableProps {
  members: ApiMember[]
  noteOf: (name: string) => ApiNote | undefined
  anchors: string | false
}

function MemberTable({ members, noteOf, anchors }: TableProps) {
  const hasDefaults = members.some(member => member.default)
  const hasNotes = members.some(member => noteOf(member.name))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-wrap" tabIndex={0} aria-label="成员一览">
      <table>
        <thead>
          <tr>
            <th>成员</th>
            <th>类型</th>
            {hasDefaults && <th>默认值</th>}
            {hasNotes && <th>起始版本</th>}
          </tr>
        </thead>
        <tbody>
          {members.map(member => (
            <tr key={member.name}>
              <td>
                {anchors === false ? (
                  member.name
                ) : (
                  <a href={`#${anchors}${member.name.toLowerCase()}`}>{member.name}</a>
                )}
              </td>
              <td>
                <code>{shorten(member.type)}</code>
              </td>
              {hasDefaults && <td>{member.default ? <Default text={member.default} /> : '—'}</td>}
              {hasNotes && <td>{noteOf(member.name)?.since ?? '—'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function MemberFacts({ member, note }: { member: ApiMember; note?: ApiNote }) {
  return (
    <ul className="api-facts">
      <li>
        类型：<code>{member.type}</code>
        {member.optional ? '，可省略' : '，必填'}
        {member.from && `，继承自 ${member.from}`}
      </li>
      {member.kind === 'property' && member.optional && (
        <li>默认值：{member.default ? <Default text={member.default} /> : '未设置'}</li>
      )}
      {note && <li>起始版本：{note.since}</li>}
      {note?.state && <li>状态：{note.state}</li>}
    </ul>
  )
}

/** A default too long to read at a glance is explained in the text below. */
function Default({ text }: { text: string }) {
  return text.length > 130 ? <>见说明</> : <code>{text}</code>
}

function shorten(type: string): string {
  return type.length > 80 ? '{ … }' : type
}
