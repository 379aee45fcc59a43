import { defaultLine, offeredLines, unproven } from '../data/lines'
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

const nameOf = ({ id }: { id: string }) => `${id}.x`

/** The lines that a reader is offered, the recommended one first; the others are collapsed. */
const offered = offeredLines.flatMap(line => pluginLines.filter(entry => entry.line === nameOf(line)))
const others = pluginLines.filter(entry => !offered.includes(entry))

/** Which plugin line works with which Tailwind CSS, with notes on each line below. */
export default function VersionMatrix() {
  return (
    <>
      <Matrix label="版本搭配" entries={offered} />
      <details className="details">
        <summary>发布日期、Node.js 要求与条件</summary>
        <div className="details-body">
          <Notes entries={offered} />
        </div>
      </details>
      <details className="details">
        <summary>{`其他版本，包括 ${unproven.id}`}</summary>
        <div className="details-body">
          <Matrix label="其他版本的搭配" entries={others} />
          <Notes entries={others} />
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
            <tr key={entry.line} className={isRecommended(entry) ? 'matrix-pick' : undefined}>
              <th scope="row">
                {entry.line}
                {isRecommended(entry) && <span>推荐</span>}
              </th>
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

function isRecommended({ line }: PluginLine): boolean {
  return line === nameOf(defaultLine)
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
