import type { LineMember } from '@site/data/api/generations'
import type { OptionHistory } from '@site/data/api/options'
import type { ApiMember } from '@site/data/api/types'
import { oldLine } from '@site/data/lines'
import CodeBlock from '@theme/CodeBlock'
import { Fragment, type ReactNode } from 'react'
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
  const life = [history && keepWhole(lifeOf(history)), state].filter(Boolean).join(' · ')
  const isOffered = found.lines.some(({ line }) => line !== oldLine.id)
  const changes = (isOffered && history?.changes) || []
  const entries = found.lines.map(({ line, member }) => ({
    line,
    content: (
      <>
        <Facts member={member} life={life} />
        {changes.length > 0 && <Changes member={member} changes={changes} />}
      </>
    ),
  }))
  return forms.size === 1 ? entries[0]?.content : <ByLine entries={entries} />
}

/** Keeps a version and the word after it on one line. */
function keepWhole(life: string): string {
  return life.replaceAll(' ', '\u00a0')
}

/** A line with all that is short, the rest as blocks of code below it. */
function Facts({ member, life }: { member: ApiMember; life: string }) {
  const { type, optional, kind, default: value = '' } = member
  const from = member.from?.startsWith('UserDefinedOptions') ? undefined : member.from
  const isSet = kind === 'property' && optional
  const facts: ReactNode[] = [
    type.length <= LINE && <code key="type">{type}</code>,
    optional ? kind !== 'property' && '可省略' : '必填',
    from && `继承自 ${from}`,
    isSet && value === '' && '没有默认值',
    isSet && value.length > BLOCK && '默认值见说明',
    isSet && value !== '' && value.length <= LINE && (
      <Fragment key="default">
        默认 <code>{value}</code>
      </Fragment>
    ),
    life,
  ].filter(Boolean)
  const blocks = [
    { label: '类型', code: type, isLong: type.length > LINE },
    { label: '默认值', code: value, isLong: isSet && value.length > LINE && value.length <= BLOCK },
  ].filter(({ isLong }) => isLong)
  const lines: ReactNode[][] = [[...facts, ...blocks.slice(0, 1).map(({ label }) => `${label}：`)]]
  for (const { label } of blocks.slice(1)) lines.push([`${label}：`])
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
    <Fragment key={index}>
      <p className="facts">{line.flatMap((fact, position) => (position > 0 ? [' · ', fact] : [fact]))}</p>
      {blocks[index] && <CodeBlock language="ts">{breakValue(blocks[index].code)}</CodeBlock>}
    </Fragment>
  ))
}

/** What was different in other versions; a value that is in the line above is not repeated. */
function Changes({ member, changes }: { member: ApiMember; changes: OptionHistory['changes'] }) {
  const isShown = (code: string) => member.type === code || member.default === code
  return (
    <p className="facts">
      {changes.map(({ text, code }, index) => (
        <Fragment key={text}>
          {index > 0 && '；'}
          <Change text={text} code={isShown(code) ? '' : code} />
        </Fragment>
      ))}
    </p>
  )
}

function Change({ text, code }: { text: string; code: string }) {
  if (!code) return `${text}这样`
  if (code.length > BLOCK) return `${text}说明里写的`
  return (
    <>
      {text} <code>{code}</code>
    </>
  )
}
