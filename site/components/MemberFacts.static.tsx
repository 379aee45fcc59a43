import type { LineMember } from '@site/data/api/generations'
import type { OptionHistory } from '@site/data/api/options'
import type { ApiMember } from '@site/data/api/types'
import CodeBlock from '@theme/CodeBlock'
import type { ReactNode } from 'react'
import ByLine from './ByLine.static'
import { breakValue } from './code/break-value'
import { lifeOf } from './MemberTable.static'

/** Maximum code length for a single line with its label. */
const LINE = 48
/** Longer code is explained in the text below instead. */
const BLOCK = 130

interface Props {
  found: LineMember
  history: OptionHistory | undefined
  state: string | undefined
}

/** Type, default and history of one member. Differences between plugin lines follow the reader's choice. */
export default function MemberFacts({ found, history, state }: Props) {
  const forms = new Set(
    found.lines.map(({ member: { type, optional, default: value } }) =>
      JSON.stringify([type, optional, value]),
    ),
  )
  const isShown = (code: string) =>
    found.lines.every(({ member }) => member.type === code || member.default === code)
  const life = lifeFacts(history, state, isShown)
  if (forms.size === 1)
    return (
      <dl className="facts">
        <Declared member={found.lines[0]!.member} />
        {life}
      </dl>
    )
  return (
    <>
      <ByLine
        entries={found.lines.map(({ line, member }) => ({
          line,
          content: (
            <dl className="facts">
              <Declared member={member} />
            </dl>
          ),
        }))}
      />
      {life.length > 0 && <dl className="facts">{life}</dl>}
    </>
  )
}

function Declared({ member }: { member: ApiMember }) {
  const { type, optional, kind, default: value } = member
  const from = member.from?.startsWith('UserDefinedOptions') ? undefined : member.from
  const notes = [optional ? kind !== 'property' && '可省略' : '必填', from && `继承自 ${from}`]
  return (
    <>
      <CodeFact label="类型" code={type} note={notes.filter(Boolean).join('，')} />
      {kind === 'property' && optional && <DefaultFact value={value} />}
    </>
  )
}

function DefaultFact({ value = '' }: { value?: string }) {
  const code = value.length > BLOCK ? '' : value
  return <CodeFact label="默认值" code={code} note={code ? '' : value ? '见说明' : '未设置'} />
}

/** Returns rows for when the member was added, changed and removed. */
function lifeFacts(
  history: OptionHistory | undefined,
  state: string | undefined,
  isShown: (code: string) => boolean,
): ReactNode[] {
  const rows: [string, ReactNode][] = []
  if (history) rows.push(['版本', lifeOf(history)])
  if (history && history.changes.length > 0)
    rows.push([
      '变化',
      <ul key="changes">
        {history.changes.map(({ text, code }) => (
          <li key={text}>
            {isShown(code) ? text.replace(/是$/, '如上') : <Change text={text} code={code} />}
          </li>
        ))}
      </ul>,
    ])
  if (state) rows.push(['状态', state])
  return rows.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ))
}

function Change({ text, code }: { text: string; code: string }) {
  return (
    <>
      {text} {code.length > BLOCK ? '见说明' : <code>{code}</code>}
    </>
  )
}

/** A row with code, as a code block if it is long. */
function CodeFact({ label, code, note }: { label: string; code: string; note: string }) {
  const isLong = code.length > LINE
  return (
    <div className={isLong ? 'long-fact' : undefined}>
      <dt>{label}</dt>
      <dd>
        {isLong ? <CodeBlock language="ts">{breakValue(code)}</CodeBlock> : code && <code>{code}</code>}
        {note && (code ? <span className="fact-note">{note}</span> : note)}
      </dd>
    </div>
  )
}
