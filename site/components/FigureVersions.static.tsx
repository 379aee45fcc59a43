import { pluginLines } from '@site/data/versions'
import { Bar, Figure } from './figures/parts'

const DAY = 24 * 60 * 60 * 1000

/** The lines of the plugin by the day of their first release, oldest first, with the Tailwind CSS they take. */
export default function FigureVersions() {
  const lines = pluginLines.toReversed()
  const first = Date.parse(`${lines[0]!.released.slice(0, 4)}-01-01`)
  const last = Date.parse(`${Number(lines.at(-1)!.released.slice(0, 4)) + 1}-01-01`)
  const place = (day: string) => ((Date.parse(day) - first) / (last - first)) * 100
  const years = `${new Date(first).getUTCFullYear()} 年初到 ${new Date(last - DAY).getUTCFullYear()} 年底`
  return (
    <Figure caption={`每条版本线从发布那天画起，横轴是 ${years}。色条越长，发布得越早。`}>
      <ol>
        {lines.map(({ line, released, tailwind }) => (
          <li key={line}>
            <strong>{line}</strong> {released}，{describe(tailwind)}
            <Bar from={place(released)} to={100} />
          </li>
        ))}
      </ol>
    </Figure>
  )
}

function describe(tailwind: (typeof pluginLines)[number]['tailwind']): string {
  const usable = tailwind.filter(({ status }) => status === 'works' || status === 'limited')
  if (usable.length === 0) return '本站没有实测'
  return `Tailwind CSS ${usable.map(({ major }) => major).join('、')}`
}
