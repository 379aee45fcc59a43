import { type Statement, withoutRemark } from '../statement'

export interface XySeries {
  kind: 'line' | 'bar'
  name: string
  values: number[]
}

interface XyAxis {
  title: string
  range?: [from: number, to: number]
  categories?: string[]
}

export interface XyChart {
  isHorizontal: boolean
  x: XyAxis
  y: XyAxis
  series: XySeries[]
  missed: Statement[]
}

const NUMBER = '[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)'
const TITLE = '(?:"([^"]*)"|([^"[\\]]*?))'
const AXIS = new RegExp(
  `^([xy])-axis\\s*${TITLE}\\s*(?:\\[(.*)\\]|(?<!\\S)(${NUMBER})\\s*-->\\s*(${NUMBER}))?$`,
)
const SERIES = new RegExp(`^(line|bar)\\s*${TITLE}\\s*\\[(.*)\\]$`)
const ONE_NUMBER = new RegExp(`^${NUMBER}$`)
/** Larger numbers lose digits or are infinite. */
const isValue = (text: string) => ONE_NUMBER.test(text) && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER

export function readXyChart([head, ...statements]: Statement[]): XyChart {
  const chart: XyChart = { isHorizontal: false, x: { title: '' }, y: { title: '' }, series: [], missed: [] }
  const written: { statement: Statement; series: XySeries }[] = []
  const [, orientation] = /^xychart(?:-beta)?(?:\s+(.+))?$/.exec(head?.text ?? '') ?? []
  chart.isHorizontal = orientation === 'horizontal'
  if (head && !/^(?:horizontal|vertical)?$/.test(orientation ?? '')) chart.missed.push(head)
  chart.missed.push(...joinLists(statements).filter(statement => !readStatement(statement)))
  for (const { statement, series } of written) {
    // Values without a category would be drawn outside.
    if (series.values.length > (chart.x.categories?.length ?? Number.POSITIVE_INFINITY))
      chart.missed.push(statement)
    else chart.series.push(series)
  }
  return chart

  function readStatement(statement: Statement): boolean {
    // Without this, a run of a thousand spaces causes catastrophic backtracking.
    const text = statement.text.replace(/\s+/g, ' ')
    const [, kind, quotedName, bareName, list] = SERIES.exec(text) ?? []
    if (kind) {
      const items = splitList(list!)
      if (items.length === 0 || !items.every(isValue)) return false
      const series = {
        kind: kind as XySeries['kind'],
        name: quotedName ?? bareName ?? '',
        values: items.map(Number),
      }
      written.push({ statement, series })
      return true
    }
    const [, axis, quoted, bare, categories, from, to] = AXIS.exec(text) ?? []
    if (from !== undefined && !(isValue(from) && isValue(to!))) return false
    if (!axis || bare?.includes('-->') || (axis === 'y' && categories !== undefined)) return false
    const known = chart[axis as 'x' | 'y']
    // A second definition would be lost.
    if (known.title || known.range || known.categories) return false
    chart[axis as 'x' | 'y'] = {
      title: quoted ?? bare ?? '',
      range: from === undefined ? undefined : [Number(from), Number(to)],
      categories: categories === undefined ? undefined : splitList(categories),
    }
    return true
  }
}

/** Joins lists that span several lines. */
function joinLists(statements: Statement[]): Statement[] {
  const joined: Statement[] = []
  for (const statement of statements) {
    const last = joined.at(-1)
    const text = withoutRemark(statement.text)
    if (last && /\[[^\]]*$/.test(last.text)) last.text += ` ${text}`
    else joined.push({ ...statement, text })
  }
  return joined
}

/** Splits at commas outside of quotes; ignores trailing commas. */
function splitList(text: string): string[] {
  const items = [...text.matchAll(/((?:"[^"]*"|[^",])*)(?:,|$)/g)].map(([, item]) => item!.trim())
  while (items.at(-1) === '') items.pop()
  return items.map(item => item.replace(/^"(.*)"$/, '$1'))
}
