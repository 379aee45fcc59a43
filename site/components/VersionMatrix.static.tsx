import { type PluginLine, pluginLines, type TailwindStatus, type TailwindSupport } from '../data/versions'

const MAJORS = [2, 3, 4] as const

const STATUS: Record<TailwindStatus, string> = {
  works: '可用',
  limited: '有条件',
  fails: '不可用',
  untested: '未验证',
}

/** Notes that only repeat the word in the cell. */
const PLAIN = new Set(['可用', '支持', '不支持', '本站未实测', '没有依据'])

/** Whether a line is collapsed, because no reader starts with it any more. */
const isOld = ({ line }: PluginLine) => {
  const [major = 0, minor = 0] = line.split('.').map(part => Number.parseInt(part, 10))
  return major < 4 || (major === 4 && minor < 2)
}

/** Which plugin line works with which Tailwind CSS, with notes on each line below. */
export default function VersionMatrix() {
  return (
    <>
      <Matrix label="版本搭配" entries={pluginLines.filter(entry => !isOld(entry))} />
      <details className="details">
        <summary>发布日期、Node.js 要求与条件</summary>
        <div className="details-body">
          <Notes entries={pluginLines.filter(entry => !isOld(entry))} />
        </div>
      </details>
      <details className="details">
        <summary>4.2 之前的版本</summary>
        <div className="details-body">
          <Matrix label="4.2 之前的版本搭配" entries={pluginLines.filter(isOld)} />
          <Notes entries={pluginLines.filter(isOld)} />
        </div>
      </details>
    </>
  )
}

function Matrix({ label, entries }: { label: string; entries: PluginLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and keyboards must reach it
    <section className="table-wrap" tabIndex={0} aria-label={label}>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">插件</th>
            {MAJORS.map(major => (
              <th scope="col" key={major}>{`Tailwind ${major}`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(entry => (
            <tr key={entry.line}>
              <th scope="row">{entry.line}</th>
              {MAJORS.map(major => {
                const support = entry.tailwind.find(one => one.major === major)
                return (
                  <td key={major} data-status={support?.works ? 'works' : support?.status}>
                    {support ? statusOf(support) : '—'}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function statusOf({ status, works }: TailwindSupport): string {
  return works ? `${works} 可用` : STATUS[status]
}

function Notes({ entries }: { entries: PluginLine[] }) {
  return (
    <ul>
      {entries.map(entry => (
        <li key={entry.line}>
          <strong>{entry.line}</strong>：<time dateTime={entry.released}>{entry.released}</time> 首发，
          {entry.node ? `Node.js ${entry.node}` : '没有声明 Node.js 版本'}。{describe(entry)}
        </li>
      ))}
    </ul>
  )
}

/** Joins the notes on each Tailwind CSS version, grouping versions with the same note, then the notes on the line. */
function describe({ tailwind, notes }: PluginLine): string {
  const byNote = new Map<string, number[]>()
  for (const { note, major } of tailwind)
    if (!PLAIN.has(note)) byNote.set(note, [...(byNote.get(note) ?? []), major])
  const supports = [...byNote].map(([note, majors]) => `Tailwind CSS ${majors.join('、')}：${note}`)
  return [...supports, ...notes].map(sentence => `${sentence}。`).join('')
}
