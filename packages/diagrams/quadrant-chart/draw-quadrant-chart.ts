import type { Statement } from '../statement'
import { LINE_HEIGHT, linesOf, type OwnDrawing, partColour, shape, widest, words } from '../svg-parts'
import { type Box, placeLabel } from './place-label'
import { readQuadrantChart } from './read-quadrant-chart'

const SIDE = 440
const HALF = SIDE / 2
const WORDS = HALF - 24
/** Counterclockwise from the upper right. */
const CORNERS = [
  { x: HALF, y: 0 },
  { x: 0, y: 0 },
  { x: 0, y: HALF },
  { x: HALF, y: HALF },
]

/** A quadrant chart: points by two values, in a square of four parts. */
export function drawQuadrantChart(statements: Statement[]): OwnDrawing {
  const { axes, quadrants, points, missed } = readQuadrantChart(statements)
  const names = [...quadrants, ...axes.x, ...axes.y, ...points.map(({ label }) => label)]
  const placed = points.map(({ label, x, y, look }) => {
    const own = look.radius ?? 5
    // Including the stroke.
    const radius = own + (look.stroke ? (look['stroke-width'] ?? 1) / 2 : 0)
    return { lines: linesOf(label, 140), look, own, radius, x: x * SIDE, y: (1 - y) * SIDE }
  })
  const taken = placed.map(
    ({ x, y, radius }): Box => ({
      left: x - radius,
      right: x + radius,
      top: y - radius,
      bottom: y + radius,
    }),
  )
  const grounds = CORNERS.flatMap((corner, index) => drawQuadrant(corner, index))
  for (const line of [0, HALF, SIDE])
    taken.push(
      { left: line - 2, right: line + 2, top: 0, bottom: SIDE },
      { left: 0, right: SIDE, top: line - 2, bottom: line + 2 },
    )
  const whole: Box = { left: 0, right: SIDE, top: 0, bottom: SIDE }
  for (const box of taken) extend(box)
  const room = { left: 0, right: SIDE, top: -8, bottom: SIDE + 8 }
  const labels = placed.map(point => {
    const { box, anchor, x, y } = placeLabel(point.lines, point, { taken, whole: room })
    taken.push(box)
    extend(box)
    return words(point.lines, { x, y, 'text-anchor': anchor })
  })
  const axisParts = [...drawAxis('x'), ...drawAxis('y')]
  return {
    left: whole.left - 4,
    top: whole.top - 4,
    width: whole.right - whole.left + 8,
    height: whole.bottom - whole.top + 8,
    parts:
      names.length === 0
        ? []
        : [
            ...grounds,
            shape('rect', {
              x: 0,
              y: 0,
              width: SIDE,
              height: SIDE,
              fill: 'none',
              stroke: 'var(--diagram-line)',
            }),
            shape('path', {
              d: `M${HALF} 0V${SIDE}M0 ${HALF}H${SIDE}`,
              fill: 'none',
              stroke: 'var(--diagram-line)',
            }),
            ...axisParts,
            ...placed.map(({ x, y, own, look: { radius: _, ...look } }) =>
              shape('circle', { cx: x, cy: y, r: own, fill: partColour(0), ...look }),
            ),
            ...labels,
          ],
    names: names.flatMap(name => (name ? linesOf(name).join(' ') : [])),
    missed,
  }

  /** Draws a quadrant; its label is above the points, or centred if there are none. */
  function drawQuadrant({ x, y }: { x: number; y: number }, index: number): string[] {
    const lines = quadrants[index] ? linesOf(quadrants[index], WORDS) : []
    const height = lines.length * LINE_HEIGHT
    const middle = { x: x + HALF / 2, y: points.length > 0 ? y + 10 + height / 2 : y + HALF / 2 }
    const half = (1.15 * widest(lines)) / 2
    if (lines.length > 0)
      taken.push({
        left: middle.x - half,
        right: middle.x + half,
        top: middle.y - height / 2,
        bottom: middle.y + height / 2,
      })
    const fill = index % 2 === 0 ? 'var(--diagram-node-fill)' : 'var(--diagram-group-fill)'
    return [
      shape('rect', { x, y, width: HALF, height: HALF, fill }),
      ...(lines.length > 0 ? [words(lines, { ...middle, 'font-weight': 600 })] : []),
    ]
  }

  /** Draws the labels of an axis: low at the start, high at the end; a single one is centred. */
  function drawAxis(axis: 'x' | 'y'): string[] {
    const ends = axes[axis].map(end => linesOf(end, SIDE / axes[axis].length - 24))
    const height = Math.max(0, ...ends.map(lines => lines.length)) * LINE_HEIGHT
    if (height > 0) extend(axis === 'x' ? { bottom: SIDE + 10 + height } : { left: -10 - height })
    const step = SIDE / ends.length
    return ends.map((lines, index) => {
      const along = step * (index + 0.5)
      const x = axis === 'x' ? along : -10 - height / 2
      const y = axis === 'x' ? SIDE + 10 + height / 2 : SIDE - along
      const transform = axis === 'y' ? `rotate(-90 ${x} ${y})` : undefined
      return words(lines, { x, y, transform, fill: 'var(--diagram-text-muted)' })
    })
  }

  function extend(box: Partial<Box>): void {
    whole.left = Math.min(whole.left, box.left ?? 0)
    whole.top = Math.min(whole.top, box.top ?? 0)
    whole.right = Math.max(whole.right, box.right ?? 0)
    whole.bottom = Math.max(whole.bottom, box.bottom ?? 0)
  }
}
