import { optionNotes } from '@site/data/api/notes'
import { historyOf, type OptionHistory } from '@site/data/api/options'
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

const generations = { v4: v4 as ApiGeneration, v2: v2 as ApiGeneration }

/** The life of a member; archives were read for the options of the plugin only. */
type HistoryOf = (name: string) => OptionHistory | undefined

/** The members of a published type: a table of all, or the facts of one under its own heading. */
export default function ApiMembers({ symbol, generation, member, anchors = '' }: Props) {
  const found = generations[generation][symbol]
  if (!found) throw new Error(`${generation} has no type ${symbol}`)
  const isOption = (name: string) => symbol === 'UserDefinedOptions' && !name.includes('.')
  const history: HistoryOf = name => (isOption(name) ? historyOf(name) : undefined)
  if (!member) return <MemberTable members={found.members} historyOf={history} anchors={anchors} />
  const state = isOption(member) ? optionNotes[member]?.state : undefined
  return <MemberFacts member={findMember(found.members, member)} history={history(member)} state={state} />
}

function findMember(members: ApiMember[], path: string): ApiMember {
  const [name, ...rest] = path.split('.')
  const member = members.find(entry => entry.name === name)
  if (!member) throw new Error(`the type has no member ${path}`)
  return rest.length > 0 ? findMember(member.members ?? [], rest.join('.')) : member
}

interface TableProps {
  members: ApiMember[]
  historyOf: HistoryOf
  anchors: string | false
}

function MemberTable({ members, historyOf, anchors }: TableProps) {
  const hasDefaults = members.some(member => member.default)
  const hasHistory = members.some(member => historyOf(member.name))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-wrap" tabIndex={0} aria-label="成员一览">
      <table>
        <thead>
          <tr>
            <th>成员</th>
            <th>类型</th>
            {hasDefaults && <th>默认值</th>}
            {hasHistory && <th>版本</th>}
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
              {hasHistory && <td>{lifeOf(historyOf(member.name))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** "3.0.0 起", "1.9.1 起，4.6.0 移除". */
function lifeOf(history: OptionHistory | undefined): string {
  return [history?.since, history?.removed].filter(Boolean).join('，') || '—'
}

interface FactsProps {
  member: ApiMember
  history: OptionHistory | undefined
  state: string | undefined
}

function MemberFacts({ member, history, state }: FactsProps) {
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
      {history && <li>版本：{lifeOf(history)}</li>}
      {history?.changes.map(({ text, code }) => (
        <li key={text}>
          {text}
          {code && (
            <>
              {' '}
              <Default text={code} />
            </>
          )}
        </li>
      ))}
      {state && <li>状态：{state}</li>}
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
