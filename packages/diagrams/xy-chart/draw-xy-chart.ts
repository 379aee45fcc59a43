import type { Statement } from '../statement'
import { linesOf, type OwnDrawing, partColour, shape, widest, words } from '../svg-parts'
import { drawFrame, type ToPoint } from './draw-frame'
import { drawLegend } from './draw-legend'
import { placeCategories, SHARE_OF_BARS } from './place-categories'
import { readXyChart, type XyChart, type XySeries } from './read-xy-chart'
import { createScale } from './value-scale'

export function drawXyChart(
  statements: Statement[],
  { settings = '' }: { settings?: string } = {},
): OwnDrawing {
  const chart = readXyChart(statements)
  const { series, missed } = chart
  if (series.length === 0) return { left: 0, top: 0, width: 0, height: 0, parts: [], names: [], missed }
  const isHorizontal = chart.isHorizontal || /\bchartOrientation["']?\s*:\s*["']?horizontal/.test(settings)
  const showsValues = /\bshowDataLabel["']?\s*:\s*true/.test(settings)
  const labels = labelsOf(chart)
  const bars = series.filter(({ kind }) => kind === 'bar')
  const scale = createScale({
    values: series.flatMap(({ values }) => values),
    range: chart.y.range,
    hasBars: bars.length > 0,
  })
  const valueWidth = showsValues ? 1.1 * widest(bars.flatMap(({ values }) => values.map(String))) + 6 : 0
  const thickest = Math.max(48, isHorizontal ? 0 : valueWidth)
  const categories = placeCategories(labels, {
    isHorizontal,
    bars: bars.length,
    thinnest: isHorizontal ? 0 : valueWidth,
    isNumeric: chart.x.categories === undefined,
  })
  const { band, width, height } = categories
  const toPoint: ToPoint = (along, share) =>
    isHorizontal ? { x: share * width, y: along } : { x: along, y: (1 - share) * height }
  const frame = drawFrame({ chart, categories, scale, isHorizontal, toPoint })
  const legend = drawLegend(series, { top: frame.bottom + 8, width })
  const right = Math.max(frame.right, legend.right, isHorizontal ? width + valueWidth : 0)
  const above = showsValues ? 18 : 12
  return {
    left: frame.left - 4,
    top: -above,
    width: right - frame.left + 8,
    height: legend.bottom + above + 8,
    parts: [
      ...frame.grid,
      ...bars.flatMap(drawBars),
      ...series.flatMap(one => (one.kind === 'line' ? drawLine(one) : [])),
      ...frame.front,
      ...legend.parts,
    ],
    names: labels.flatMap((label, index) => {
      const values = series.map(({ values }) => values[index]).filter(value => value !== undefined)
      return [linesOf(label).join(' '), values.join(' ')].filter(Boolean).join(': ') || []
    }),
    missed,
  }

  function drawBars(own: XySeries): string[] {
    const size = Math.min(thickest, (band * SHARE_OF_BARS) / bars.length)
    const first = -(size * bars.length) / 2 + size * bars.indexOf(own)
    return own.values.flatMap((value, index) => {
      const start = band * (index + 0.5) + first
      const [one, other] = [
        toPoint(start, scale.shareOf(scale.base)),
        toPoint(start + size, scale.shareOf(value)),
      ]
      const bar = shape('rect', {
        x: Math.min(one.x, other.x),
        y: Math.min(one.y, other.y),
        width: Math.abs(one.x - other.x),
        height: Math.abs(one.y - other.y),
        fill: colourOf(own),
        stroke: 'var(--diagram-bg)',
      })
      return showsValues ? [bar, drawValue(value, start + size / 2)] : [bar]
    })
  }

  /** Draws a value above or to the right of its bar: category names may be on the other side. */
  function drawValue(value: number, along: number): string {
    const { x, y } = toPoint(along, Math.max(scale.shareOf(value), scale.shareOf(scale.base)))
    return isHorizontal
      ? words([String(value)], { x: x + 6, y, 'text-anchor': 'start' })
      : words([String(value)], { x, y: y - 8 })
  }

  function drawLine(own: XySeries): string[] {
    const points = own.values.map((value, index) => toPoint(band * (index + 0.5), scale.shareOf(value)))
    return [
      shape('polyline', {
        points: points.map(({ x, y }) => `${x},${y}`).join(' '),
        fill: 'none',
        stroke: colourOf(own),
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      }),
      ...points.map(({ x, y }) =>
        shape('circle', { cx: x, cy: y, r: 3.5, fill: colourOf(own), stroke: 'var(--diagram-bg)' }),
      ),
    ]
  }

  function colourOf(own: XySeries): string {
    return partColour(series.indexOf(own))
  }
}

/** Returns the categories, or else numbers in the axis range; without a range, counts from 1. */
function labelsOf({ x, series }: XyChart): string[] {
  if (x.categories) return x.categories
  const count = Math.max(...series.map(({ values }) => values.length))
  const [from, to] = x.range ?? [1, count]
  const step = count > 1 ? (to - from) / (count - 1) : 0
  const digits = step === 0 ? 2 : Math.min(12, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(step)))))
  return Array.from({ length: count }, (_, index) => String(Number((from + index * step).toFixed(digits))))
}
