import type { Statement } from './statement'
import { linesOf, type OwnDrawing, partColour, round, shape, widest, words } from './svg-parts'

const RADIUS = 100
const ROW = 26
const PART = /^"([^"]+)"\s*:\s*(\d+(?:\.\d+)?)$/

interface Part {
  label: string
  value: number
}

/** A pie chart with a legend of names and percentages. */
export function drawPie([head, ...statements]: Statement[]): OwnDrawing {
  const parts: Part[] = []
  const missed = statements.filter(({ text }) => {
    const [, label, value] = PART.exec(text) ?? []
    if (label) parts.push({ label: linesOf(label).join(' '), value: Number(value) })
    return !label
  })
  const sum = parts.reduce((all, { value }) => all + value, 0)
  const showsData = /\bshowData\b/.test(head?.text ?? '')
  const rows = parts.map(({ label, value }) => {
    const share = `${round((100 * value) / (sum || 1))}%`
    return `${label}: ${showsData ? `${value} (${share})` : share}`
  })
  const height = Math.max(2 * RADIUS, rows.length * ROW)
  const legend = { x: 2 * RADIUS + 32, y: (height - rows.length * ROW) / 2 }
  return {
    left: -4,
    top: -4,
    width: legend.x + 24 + 1.1 * widest(rows) + 8,
    height: height + 8,
    parts: [
      ...drawSlices(parts, sum, { x: RADIUS, y: height / 2 }),
      ...rows.flatMap((row, index) => {
        const y = legend.y + index * ROW
        return [
          shape('rect', { x: legend.x, y: y + 6, width: 14, height: 14, rx: 3, fill: partColour(index) }),
          words([row], { x: legend.x + 24, y: y + 13, 'text-anchor': 'start' }),
        ]
      }),
    ],
    names: rows,
    missed,
  }
}

function drawSlices(parts: Part[], sum: number, { x, y }: { x: number; y: number }): string[] {
  const point = (share: number) => {
    const angle = 2 * Math.PI * (share - 0.25)
    return `${x + RADIUS * Math.cos(angle)} ${y + RADIUS * Math.sin(angle)}`
  }
  let from = 0
  return parts.map(({ value }, index) => {
    const look = { fill: partColour(index), stroke: 'var(--diagram-bg)', 'stroke-width': 2 }
    const share = value / (sum || 1)
    const to = from + share
    const d = `M${x} ${y}L${point(from)}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${point(to)}Z`
    from = to
    // An arc that ends at its start has no length, so a full share is a circle.
    return share > 0.9999
      ? shape('circle', { cx: x, cy: y, r: RADIUS, ...look })
      : shape('path', { d, ...look })
  })
}
