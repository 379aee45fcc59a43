import { linesOf, partColour, shape, widthOf, words } from '../svg-parts'
import type { XySeries } from './read-xy-chart'

const ROW = 20

/** Draws the names of series, as many per row as fit. */
export function drawLegend(
  series: XySeries[],
  { top, width }: { top: number; width: number },
): { parts: string[]; right: number; bottom: number } {
  let [x, y, right] = [0, top, 0]
  const parts = series.flatMap(({ name, kind }, index) => {
    if (!name) return []
    const label = linesOf(name).join(' ')
    const own = 18 + 1.1 * widthOf(label)
    if (x > 0 && x + own > width) [x, y] = [0, y + ROW]
    const middle = y + ROW / 2
    const mark =
      kind === 'bar'
        ? shape('rect', { x, y: middle - 6, width: 12, height: 12, rx: 2, fill: partColour(index) })
        : shape('line', {
            x1: x,
            y1: middle,
            x2: x + 12,
            y2: middle,
            stroke: partColour(index),
            'stroke-width': 3,
          })
    const text = words([label], { x: x + 18, y: middle, 'text-anchor': 'start' })
    right = Math.max(right, x + own)
    x += own + 20
    return [mark, text]
  })
  return { parts, right, bottom: parts.length > 0 ? y + ROW : top - 8 }
}
