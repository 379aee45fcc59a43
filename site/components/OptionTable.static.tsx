import { historyOf, optionIn, optionsTable } from '@site/data/api/options'
import { referenceOf } from '@site/data/api/reference'
import { lines, oldLine } from '@site/data/lines'
import Link from '@theme/Link'
import { breakName } from './options/OptionList.static'

/**
 * A table of options and plugin lines: availability and default in each line, and when an option was added and
 * removed.
 */
export default function OptionTable() {
  const columns = [oldLine, ...[...lines].reverse()]
  const rows = Object.keys(optionsTable.options).filter(name =>
    columns.some(({ plugin }) => optionIn(name, plugin)),
  )
  const current = new Set(rows.filter(name => lines.some(({ plugin }) => optionIn(name, plugin))))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-wrap" tabIndex={0} aria-label="选项与版本">
      <table className="option-table">
        <thead>
          <tr>
            <th scope="col">选项</th>
            <th scope="col">版本</th>
            {columns.map(({ id, plugin }) => (
              <th scope="col" key={id}>
                {plugin}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(name => {
            const { since, removed } = historyOf(name)
            const v2 = `/docs/api-v2/interfaces/UserDefinedOptions#${name.toLowerCase()}`
            return (
              <tr key={name}>
                <th scope="row">
                  <Link href={current.has(name) ? referenceOf(name) : v2}>
                    <code>{breakName(name)}</code>
                  </Link>
                </th>
                <td>
                  {since}
                  {removed && <span>{removed}</span>}
                </td>
                {columns.map(({ id, plugin }) => {
                  const state = stateIn(name, plugin)
                  return (
                    <td key={id} data-line={plugin} data-mark={MARKS.has(state) ? state : undefined}>
                      {MARKS.has(state) ? state : <code>{breakName(state)}</code>}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** An option without a short default, and none. */
const MARKS = new Set(['✓', '—'])

/** A short, known default; otherwise only a mark that the option exists. */
function stateIn(name: string, version: string): string {
  const state = optionIn(name, version)
  if (!state) return '—'
  return state.default && state.default.length <= 24 ? state.default : '✓'
}
