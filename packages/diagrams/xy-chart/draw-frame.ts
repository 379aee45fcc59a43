import { LINE_HEIGHT, linesOf, shape, widest, words } from '../svg-parts'
import type { Categories } from './place-categories'
import type { XyChart } from './read-xy-chart'
import type { ValueScale } from './value-scale'

export type ToPoint = (along: number, share: number) => { x: number; y: number }

interface FrameInput {
  chart: XyChart
  categories: Categories
  scale: ValueScale
  isHorizontal: boolean
  toPoint: ToPoint
}

interface Frame {
  grid: string[]
  front: string[]
  left: number
  right: number
  bottom: number
}

const MUTED = { fill: 'var(--diagram-text-muted)' }
const GAP = 8

export function drawFrame({ chart, categories, scale, isHorizontal, toPoint }: FrameInput): Frame {
  const { band, width, height } = categories
  const ticks = scale.ticks.map(String)
  const tickWidth = 1.1 * widest(ticks)
  const frame: Frame = {
    grid: scale.ticks.flatMap(tick => drawTick(tick)),
    front: [
      drawBase(),
      ...categories.labels.flatMap((lines, index) => (lines ? drawName(lines, index) : [])),
    ],
    left: -GAP - (isHorizontal ? categories.room : tickWidth),
    right: width + Math.max(4, isHorizontal ? tickWidth / 2 : 0),
    bottom: height + (isHorizontal ? 24 : categories.room),
  }
  if (categories.isSlanted)
    for (const [index, lines] of categories.labels.entries())
      frame.left = Math.min(frame.left, band * (index + 0.5) - 0.71 * 1.1 * widest(lines ?? []) - 6)
  const [below, beside] = isHorizontal ? [chart.y.title, chart.x.title] : [chart.x.title, chart.y.title]
  if (below) {
    const lines = linesOf(below, width)
    const high = lines.length * LINE_HEIGHT
    frame.front.push(words(lines, { x: width / 2, y: frame.bottom + 4 + high / 2, 'font-weight': 500 }))
    frame.bottom += high + 8
  }
  if (beside) {
    const lines = linesOf(beside, Math.max(160, height))
    const high = lines.length * LINE_HEIGHT
    const [x, y] = [frame.left - 4 - high / 2, height / 2]
    frame.front.push(words(lines, { x, y, transform: `rotate(-90 ${x} ${y})`, 'font-weight': 500 }))
    frame.left -= high + 8
    // Space for a title that is longer than its axis.
    frame.bottom = Math.max(frame.bottom, y + (1.1 * widest(lines)) / 2)
  }
  return frame

  function drawTick(tick: number): string[] {
    const share = scale.shareOf(tick)
    const [from, to] = [toPoint(0, share), toPoint(isHorizontal ? height : width, share)]
    return [
      shape('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: 'var(--diagram-inner-stroke)' }),
      isHorizontal
        ? words([String(tick)], { x: to.x, y: height + 14, ...MUTED })
        : words([String(tick)], { x: -GAP, y: from.y, 'text-anchor': 'end', ...MUTED }),
    ]
  }

  function drawBase(): string {
    const share = scale.shareOf(scale.base)
    const [from, to] = [toPoint(0, share), toPoint(isHorizontal ? height : width, share)]
    return shape('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: 'var(--diagram-line)' })
  }

  function drawName(lines: string[], index: number): string {
    const along = band * (index + 0.5)
    if (isHorizontal) return words(lines, { x: -GAP, y: along, 'text-anchor': 'end' })
    if (!categories.isSlanted)
      return words(lines, { x: along, y: height + 6 + (lines.length * LINE_HEIGHT) / 2 })
    const y = height + 12
    return words(lines, { x: along, y, 'text-anchor': 'end', transform: `rotate(-45 ${along} ${y})` })
  }
}
