import { escapedName } from '@site/data/escaped-names'
import { offeredLines } from '@site/data/lines'
import ByLine from './ByLine.static'
import { Figure } from './figures/parts'

/** A figure: which strings of a script are renamed: those that are classes and contain characters to escape. */
export default function FigureClassSet() {
  return (
    <Figure caption="脚本里的字符串一般要同时满足两个条件才改名：它是 Tailwind CSS 的类名，并且含有要转义的字符。">
      <ByLine entries={offeredLines.map(({ id }) => ({ line: id, content: <Sieve line={id} /> }))} />
    </Figure>
  )
}

function Sieve({ line }: { line: string }) {
  return (
    <table className="fig-sieve">
      <thead>
        <tr>
          <th>字符串</th>
          <th>是类名</th>
          <th>要转义</th>
          <th>产物里</th>
        </tr>
      </thead>
      <tbody>
        <Row text="w-[13px]" isClass isUnsafe result={escapedName(line, 'w-[13px]')} />
        <Row text="w-1/2" isClass isUnsafe result={escapedName(line, 'w-1/2')} />
        <Row text="flex" isClass />
        <Row text="user/getUserInfo" isUnsafe />
      </tbody>
    </table>
  )
}

interface RowProps {
  text: string
  isClass?: boolean
  isUnsafe?: boolean
  /** The new name; undefined if the string stays unchanged. */
  result?: string
}

function Row({ text, isClass, isUnsafe, result }: RowProps) {
  return (
    <tr>
      <td>
        <code>{text}</code>
      </td>
      <td>{isClass ? '是' : '否'}</td>
      <td>{isUnsafe ? '是' : '否'}</td>
      <td>{result ? <code>{result}</code> : '不变'}</td>
    </tr>
  )
}
