import type { LineMember } from '@site/data/api/generations'
import type { OptionHistory } from '@site/data/api/options'
import type { ApiMember } from '@site/data/api/types'
import Link from '@theme/Link'
import { Fragment } from 'react'

/** Longer names leave too little space beside them. */
const LONG = 30

/** Returns the history of a member; only options of the plugin have one. */
export type HistoryOf = (name: string) => OptionHistory | undefined

interface Props {
  /** The type with these members. */
  symbol: string
  members: LineMember[]
  historyOf: HistoryOf
  anchors: string | false
  about: Record<string, string> | undefined
  /** Returns the purpose of a member, for a table that is only an index of the headings below it. */
  purposeOf?(name: string): string
  /** Returns the address of a member that another page explains: its row keeps the anchor for external links. */
  elsewhereOf?(name: string): string | undefined
  /** Returns whether a reader has no use for a member, which is set in a softer colour. */
  isIdle?(name: string): boolean
}

/** The members of a type, one row each: an index of the headings below, or the complete description. */
export default function MemberTable(props: Props) {
  const { symbol, members, historyOf, anchors, about, purposeOf, elsewhereOf, isIdle } = props
  const first = members.map(({ lines }) => lines[0]!.member)
  const hasDefaults = first.some(member => member.default)
  const hasHistory = !purposeOf && first.some(member => historyOf(member.name))
  if (about) checkNames(first, about)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-wrap" tabIndex={0} aria-label={`${symbol} 的成员`}>
      <table className={purposeOf ? 'member-table' : 'wide'}>
        <thead>
          <tr>
            <th>{purposeOf ? '选项' : '成员'}</th>
            <th>类型</th>
            {hasDefaults && <th>默认值</th>}
            {hasHistory && <th>版本</th>}
            {about && <th>含义</th>}
            {purposeOf && <th>用途</th>}
          </tr>
        </thead>
        <tbody>
          {members.map(found => {
            const { member } = found.lines[0]!
            const elsewhere = elsewhereOf?.(member.name)
            return (
              <tr
                key={member.name}
                id={about || elsewhere ? member.name.toLowerCase() : undefined}
                data-idle={isIdle?.(member.name) || undefined}
              >
                <td>
                  <Name name={member.name} anchors={about ? false : anchors} elsewhere={elsewhere} />
                </td>
                <td>
                  <code>{purposeOf ? wordOf(member.type) : about ? member.type : shorten(member.type)}</code>
                  {about && <span className="end">{member.optional ? '，可省略' : '，必填'}</span>}
                  {about && member.from && `，继承自 ${member.from}`}
                </td>
                {hasDefaults && <td>{purposeOf ? <SharedDefault {...found} /> : <Default {...member} />}</td>}
                {hasHistory && <td>{lifeOf(historyOf(member.name))}</td>}
                {purposeOf && <td>{purposeOf(member.name)}</td>}
                {about && (
                  <td>
                    <Sentence text={about[member.name] ?? ''} />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** A one-word default that all lines share; the headings have longer ones. */
function SharedDefault({ lines }: LineMember) {
  const value = lines[0]!.member.default ?? ''
  const isShared =
    /^(?:true|false|'\w+')$/.test(value) && lines.every(({ member }) => member.default === value)
  return isShared ? <code>{value}</code> : null
}

/** A default; one that is too long for a table is explained in the text below. */
function Default({ default: text }: ApiMember) {
  if (!text) return '—'
  return text.length > 130 ? '见说明' : <code>{text}</code>
}

/** Returns a short form of a type. */
function wordOf(type: string): string {
  if (type.includes('=>')) return 'function'
  if (type.length <= 20 && !type.includes('{')) return type
  if (type.startsWith("'")) return 'string'
  return /(?:^|\| )boolean(?: \||$)/.test(type) ? 'boolean | object' : 'object'
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

function Name({ name, anchors, elsewhere }: { name: string; anchors: string | false; elsewhere?: string }) {
  const code = <code>{name.length > LONG ? breakName(name) : name}</code>
  if (elsewhere) return <Link href={elsewhere}>{code}</Link>
  return anchors === false ? code : <a href={`#${anchors}${name.toLowerCase()}`}>{code}</a>
}

/** Allows line breaks before the capitals of a name. */
function breakName(name: string) {
  return name.split(/(?=[A-Z])/).map(part => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
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
