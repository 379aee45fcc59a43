import type { LineMember } from '@site/data/api/generations'
import type { OptionHistory } from '@site/data/api/options'
import type { ApiMember } from '@site/data/api/types'
import { breakName } from './options/OptionList.static'

/** Returns the history of a member; only options of the plugin have one. */
export type HistoryOf = (name: string) => OptionHistory | undefined

interface Props {
  /** The type with these members. */
  symbol: string
  members: LineMember[]
  historyOf: HistoryOf
  anchors: string | false
  about: Record<string, string> | undefined
}

/** The members of a type, one row each. */
export default function MemberTable(props: Props) {
  const { symbol, members, historyOf, anchors, about } = props
  const first = members.map(({ lines }) => lines[0]!.member)
  const hasDefaults = first.some(member => member.default)
  const hasHistory = first.some(member => historyOf(member.name))
  if (about) checkNames(first, about)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-wrap" tabIndex={0} aria-label={`${symbol} 的成员`}>
      <table className="wide">
        <thead>
          <tr>
            <th>成员</th>
            <th>类型</th>
            {hasDefaults && <th>默认值</th>}
            {hasHistory && <th>版本</th>}
            {about && <th>含义</th>}
          </tr>
        </thead>
        <tbody>
          {first.map(member => (
            <tr key={member.name} id={about ? member.name.toLowerCase() : undefined}>
              <td>
                <Name name={member.name} anchors={about ? false : anchors} />
              </td>
              <td>
                <code>{about ? member.type : shorten(member.type)}</code>
                {about && <span className="end">{member.optional ? '，可省略' : '，必填'}</span>}
                {about && member.from && `，继承自 ${member.from}`}
              </td>
              {hasDefaults && (
                <td>
                  <Default {...member} />
                </td>
              )}
              {hasHistory && <td>{lifeOf(historyOf(member.name))}</td>}
              {about && (
                <td>
                  <Sentence text={about[member.name] ?? ''} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A default; one that is too long for a table is explained in the text below. */
function Default({ default: text }: ApiMember) {
  if (!text) return '—'
  return text.length > 130 ? '见说明' : <code>{text}</code>
}

function checkNames(members: ApiMember[], about: Record<string, string>) {
  const names = members.map(({ name }) => name)
  const missing = names.filter(name => !about[name])
  const unknown = Object.keys(about).filter(name => !names.includes(name))
  if (missing.length + unknown.length > 0)
    throw new Error(
      `<ApiMembers about>: no sentence for [${missing}], no member named [${unknown}]; name each member once`,
    )
}

function Name({ name, anchors }: { name: string; anchors: string | false }) {
  const code = <code>{breakName(name)}</code>
  return anchors === false ? code : <a href={`#${anchors}${name.toLowerCase()}`}>{code}</a>
}

/** Plain text with code in backticks. */
function Sentence({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never change places
    index % 2 ? <code key={index}>{part}</code> : part,
  )
}

/** Returns "3.0.0 起" or "2.3.0 起，4.6.0 移除". */
export function lifeOf(history: OptionHistory | undefined): string {
  return [history?.since, history?.removed].filter(Boolean).join('，') || '—'
}

function shorten(type: string): string {
  return type.length > 80 ? '{ … }' : type
}
