import { bandHeight, drawBands, placeSections } from '../section-bands'
import type { Statement } from '../statement'
import { LINE_HEIGHT, linesOf, type OwnDrawing, partColour, shape, widest, words } from '../svg-parts'
import { readTimeline, type Timeline, type TimelinePeriod } from './read-timeline'

const LABEL_WIDTH = 130
const EVENT_GAP = 8
/** Space for the time axis. */
const AXIS = 36

interface Column {
  label: string[]
  events: string[][]
  colour: string
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

type Picture = Pick<OwnDrawing, 'width' | 'height' | 'parts'>

/** A timeline: periods next to or below each other, with their events. */
export function drawTimeline(statements: Statement[]): OwnDrawing {
  const timeline = readTimeline(statements)
  const { sections, missed } = timeline
  const { width, height, parts } = timeline.isDown ? drawDown(timeline) : drawAcross(timeline)
  return {
    left: -4,
    top: -4,
    width: width + 8,
    height: height + 8,
    parts: sections.length > 0 ? parts : [],
    names: sections
      .flatMap(({ title, periods }) => [
        title ?? '',
        ...periods.map(({ label, events }) => [label, events.join(', ')].filter(Boolean).join(': ')),
      ])
      .map(name => linesOf(name).join(' '))
      .filter(Boolean),
    missed,
  }
}

function drawAcross({ sections }: Timeline): Picture {
  const columns = toColumns(sections, LABEL_WIDTH)
  const placed = placeSections(
    sections.map(({ title }, index) => ({ title, widths: columns[index]!.map(widthFor) })),
  )
  const top = bandHeight(placed)
  const boxHeight = heightFor(columns.flat().map(({ label }) => label))
  const axis = top + boxHeight + AXIS / 2
  const first = axis + AXIS / 2
  const end = placed.at(-1) ? placed.at(-1)!.left + placed.at(-1)!.width + 16 : 0
  const whole = { width: end, height: first }
  const front = columns.flatMap((own, section) =>
    own.flatMap(({ label, events, colour }, index) => {
      const { left: x, width } = placed[section]!.columns[index]!
      let y = first
      const boxes = events.map(lines => {
        const box = { x, y, width, height: heightFor([lines]) }
        y += box.height + EVENT_GAP
        return drawEvent(lines, box)
      })
      whole.height = Math.max(whole.height, y - EVENT_GAP)
      return [
        ...drawPeriod(label, { x, y: top, width, height: boxHeight }, colour),
        ...drawDot({ x: x + width / 2, y: axis }, colour),
        ...boxes.flat(),
      ]
    }),
  )
  return {
    ...whole,
    parts: [...drawBands(placed), ...drawArrow({ x: 0, y: axis }, { x: end, y: axis }), ...front],
  }
}

function drawDown({ sections }: Timeline): Picture {
  const columns = toColumns(sections, 240)
  const labelWidth = Math.max(72, ...columns.flat().map(({ label }) => 1.1 * widest(label) + 16))
  const axis = labelWidth + AXIS / 2
  const x = axis + AXIS / 2
  const whole = { width: x, height: 0 }
  let y = 0
  const front = columns.flatMap((own, section) => {
    const title = sections[section]!.title
    const lines = title ? linesOf(title, 240) : []
    const parts = lines.length > 0 ? [words(lines, titleAt(lines))] : []
    y += lines.length > 0 ? heightFor([lines]) + 4 : 0
    whole.width = Math.max(whole.width, axis + 12 + 1.2 * widest(lines))
    return [...parts, ...own.flatMap(drawRow)]
  })
  whole.height = y + 4
  return { ...whole, parts: [...drawArrow({ x: axis, y: 0 }, { x: axis, y: y + 4 }), ...front] }

  function titleAt(lines: string[]) {
    return {
      x: axis + 12,
      y: y + heightFor([lines]) / 2,
      'text-anchor': 'start',
      'font-weight': 600,
    }
  }

  function drawRow({ label, events, colour }: Column): string[] {
    const height = heightFor([label])
    const [top, middle] = [y, y + height / 2]
    const boxes = events.flatMap(lines => {
      const box = { x, y, width: 1.1 * widest(lines) + 16, height: heightFor([lines]) }
      y += box.height + EVENT_GAP
      whole.width = Math.max(whole.width, x + box.width)
      return drawEvent(lines, box)
    })
    y = Math.max(y, top + height + EVENT_GAP) + 6
    return [
      ...drawPeriod(label, { x: 0, y: top, width: labelWidth, height }, colour),
      ...drawDot({ x: axis, y: middle }, colour),
      ...boxes,
    ]
  }
}

/** Returns the columns; periods have the colour of their section, or different ones without sections. */
function toColumns(sections: Timeline['sections'], eventWidth: number): Column[][] {
  const toColumn = ({ label, events }: TimelinePeriod, part: number): Column => ({
    label: linesOf(label, LABEL_WIDTH),
    events: events.map(event => linesOf(event, eventWidth)),
    colour: partColour(part),
  })
  return sections.map(({ title, periods }, index) =>
    periods.map((period, own) => toColumn(period, title ? index : own)),
  )
}

function drawPeriod(label: string[], box: Box, colour: string): string[] {
  const look = { rx: 4, fill: 'var(--diagram-node-fill)', stroke: colour, 'stroke-width': 1.5 }
  return [
    shape('rect', { ...box, ...look }),
    words(label, { x: box.x + box.width / 2, y: box.y + box.height / 2, 'font-weight': 500 }),
  ]
}

function drawEvent(lines: string[], box: Box): string[] {
  const look = { rx: 4, fill: 'var(--diagram-group-fill)', stroke: 'var(--diagram-inner-stroke)' }
  return [
    shape('rect', { ...box, ...look }),
    words(lines, { x: box.x + box.width / 2, y: box.y + box.height / 2 }),
  ]
}

function drawDot({ x, y }: { x: number; y: number }, colour: string): string[] {
  return [
    shape('circle', { cx: x, cy: y, r: 5, fill: colour, stroke: 'var(--diagram-bg)', 'stroke-width': 2 }),
  ]
}

/** Draws the time axis, to the right or downwards. */
function drawArrow(from: { x: number; y: number }, to: { x: number; y: number }): string[] {
  const head =
    from.y === to.y
      ? `${to.x},${to.y} ${to.x - 8},${to.y - 4} ${to.x - 8},${to.y + 4}`
      : `${to.x},${to.y} ${to.x - 4},${to.y - 8} ${to.x + 4},${to.y - 8}`
  return [
    shape('line', {
      x1: from.x,
      y1: from.y,
      x2: to.x,
      y2: to.y,
      stroke: 'var(--diagram-line)',
      'stroke-width': 2,
    }),
    shape('polygon', { points: head, fill: 'var(--diagram-arrow)' }),
  ]
}

function widthFor({ label, events }: Column): number {
  return Math.max(72, 1.1 * widest([...label, ...events.flat()]) + 16)
}

function heightFor(labels: string[][]): number {
  return Math.max(0, ...labels.map(lines => lines.length)) * LINE_HEIGHT + 14
}
