import { pluginLines } from '@site/data/versions'
import { Bar, Figure } from './figures/parts'

/** The lines of the plugin over time, oldest first: each from its first release to that of the next. */
export default function FigureVersions() {
  const lines = pluginLines.toReversed()
  const first = Number(lines[0]!.released.slice(0, 4))
  const years = Array.from(
    { length: Number(lines.at(-1)!.released.slice(0, 4)) - first + 1 },
    (_, n) => first + n,
  )
  const start = Date.UTC(first, 0)
  const span = Date.UTC(years.at(-1)! + 1, 0) - start
  const place = (day: string) => ((Date.parse(day) - start) / span) * 100
  const ticks = years.slice(1).map(year => place(`${year}-01-01`))
  return (
    <Figure
      caption={`每条色条从一条版本线首发的那天，画到下一条首发的那天，一格一年，从 ${first} 年到 ${years.at(-1)} 年。灰色是本站没有实测的。`}
    >
      <div className="fig-years" aria-hidden="true">
        {years.map(year => (
          <span key={year}>{year}</span>
        ))}
      </div>
      <ol>
        {lines.map(({ line, released, tailwind }, index) => {
          const usable = tailwind.filter(({ status }) => status === 'works' || status === 'limited')
          const next = lines[index + 1]
          return (
            <li key={line}>
              <strong>{line}</strong> {released}，
              {usable.length > 0
                ? `Tailwind CSS ${usable.map(({ major }) => major).join('、')}`
                : '本站没有实测'}
              <Bar
                from={place(released)}
                to={next ? place(next.released) : 100}
                ticks={ticks}
                isMuted={usable.length === 0}
              />
            </li>
          )
        })}
      </ol>
    </Figure>
  )
}
