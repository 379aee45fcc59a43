import { pluginLines, type TailwindStatus, type TailwindSupport } from '../data/versions'

const MAJORS = [2, 3, 4] as const

const STATUS: Record<TailwindStatus, string> = {
  works: '可用',
  limited: '有条件',
  fails: '不可用',
  untested: '未验证',
}

/** Which line of the plugin works with which Tailwind CSS and Node.js, since when and with what to know before. */
export default function VersionMatrix() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and keyboards must reach it
    <section className="table-wrap" tabIndex={0} aria-label="版本搭配">
      <table>
        <thead>
          <tr>
            <th scope="col">weapp-tailwindcss</th>
            {MAJORS.map(major => (
              <th scope="col" key={major}>{`Tailwind CSS ${major}`}</th>
            ))}
            <th scope="col">Node.js</th>
            <th scope="col">首发日（UTC）</th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {pluginLines.map(({ line, node, tailwind, released, notes }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {MAJORS.map(major => {
                const support = tailwind.find(entry => entry.major === major)
                return <td key={major}>{support ? describe(support) : '—'}</td>
              })}
              <td>{node ?? '未声明'}</td>
              <td>
                <time dateTime={released}>{released}</time>
              </td>
              <td>{notes.join('；')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The status in a word, then what the reader has to know; a note that only repeats the word adds nothing. */
function describe({ status, note }: TailwindSupport): string {
  const word = STATUS[status]
  return note === word || note === '支持' ? word : `${word}：${note}`
}
