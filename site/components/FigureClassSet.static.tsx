import { escapedName } from '@site/data/escaped-names'
import { offeredLines } from '@site/data/lines'
import ByLine from './ByLine.static'
import { Figure } from './figures/parts'

/** Which strings of a script get another name: those with a style and a character to escape. */
export default function FigureClassSet() {
  return (
    <Figure caption="脚本里的字符串要过两关：Tailwind CSS 认作类名，而且含有要转义的字符。两关都过的进入类名集合，才会改名。">
      <ByLine entries={offeredLines.map(({ id }) => ({ line: id, content: <Sieve line={id} /> }))} />
      <p>
        第一关的办法不同：Tailwind CSS 3 扫描 <code>content</code>，补丁把生成过的类名交给插件；Tailwind CSS 4
        扫描项目里的文本，用 <code>cssEntries</code> 的设计系统筛选，插件 4.12 只认能生成样式的，4.2
        认一切像类名的。
      </p>
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
  /** The new name; without it the string stays. */
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
