import { HALO, LINE_HEIGHT, shape, widest, widthOf, words } from '../svg-parts'
import { LOOP_WIDTH, labelLines, type PlacedColumn } from './place-columns'
import type { MessageHead, SequenceStep } from './read-sequence'

export const LINE = 'var(--diagram-line)'
export const EDGE = { stroke: 'var(--diagram-node-stroke)', 'stroke-width': 1 }
const ARROW = 'var(--diagram-arrow)'
const BAR = 10

/** The drawing so far, and the position of the next step. */
export interface Canvas {
  columns: PlacedColumn[]
  whole: Extent
  frames: Frame[]
  grounds: string[]
  bars: string[]
  front: string[]
  /** Starts of each column's open activation bars. */
  active: number[][]
  ends: (number | undefined)[]
  dying: Set<number>
  /** Height of the last message, where activations start and end. */
  last: number
  y: number
}

/** A loop, alternative or coloured background around steps, as wide as its content. */
interface Frame extends Extent {
  type: string
  label: string
  top: number
  dividers: { y: number; label: string }[]
}

export interface Extent {
  left: number
  right: number
}

export function drawStep(on: Canvas, step: SequenceStep): void {
  if (step.kind === 'message') drawMessage(on, step)
  else if (step.kind === 'note') drawNote(on, step)
  else if (step.kind === 'open') openFrame(on, step)
  else if (step.kind === 'divide') divide(on, step.label)
  else if (step.kind === 'close') closeFrame(on, on.frames.pop()!)
  else if (step.kind === 'activate') on.active[step.column]!.push(on.last)
  else if (step.kind === 'deactivate') endBar(on, step.column, on.last)
  else on.dying.add(step.column)
}

function drawMessage(on: Canvas, step: Extract<SequenceStep, { kind: 'message' }>): void {
  const { from, to, head, isMutual } = step
  const [start, end] = [on.columns[from]!.centre, on.columns[to]!.centre]
  const lines = step.label ? labelLines(step.label, Math.abs(end - start) - 40) : []
  const height = lines.length * LINE_HEIGHT
  const look = { stroke: LINE, 'stroke-width': 1, 'stroke-dasharray': step.isDashed ? '6 4' : undefined }
  if (from === to) {
    const [x, far] = [start + reach(on, from), start + LOOP_WIDTH]
    on.y += 8
    on.last = on.y
    on.front.push(
      shape('polyline', {
        points: `${x},${on.y} ${far},${on.y} ${far},${on.y + 20} ${x},${on.y + 20}`,
        fill: 'none',
        ...look,
      }),
    )
    on.front.push(...drawEnd(head, { x, y: on.y + 20, ahead: -1 }))
    if (lines.length > 0)
      on.front.push(words(lines, { x: far + 8, y: on.y + 10, 'text-anchor': 'start', ...HALO }))
    extend(on, { left: start - 12, right: far + 16 + widest(lines) })
    on.y += Math.max(20, height / 2 + 10) + 10
  } else {
    const ahead = end > start ? 1 : -1
    const [x1, x2] = [start + ahead * reach(on, from), end - ahead * reach(on, to)]
    on.y += height + 6
    on.last = on.y
    if (lines.length > 0)
      on.front.push(words(lines, { x: (start + end) / 2, y: on.y - 4 - height / 2, ...HALO }))
    on.front.push(
      shape('line', { x1, y1: on.y, x2, y2: on.y, ...look }),
      ...drawEnd(head, { x: x2, y: on.y, ahead }),
    )
    if (isMutual) on.front.push(...drawEnd(head, { x: x1, y: on.y, ahead: -ahead }))
    extend(on, { left: Math.min(start, end) - 12, right: Math.max(start, end) + 12 })
    on.y += 14
  }
  for (const column of [from, to]) if (on.dying.delete(column)) endColumn(on, column)
}

/** Ends a destroyed participant's line at its last message. */
function endColumn(on: Canvas, column: number): void {
  on.ends[column] = on.last
  on.front.push(...drawEnd('cross', { x: on.columns[column]!.centre, y: on.last, ahead: 0 }))
}

function drawNote(on: Canvas, { place, columns: at, label }: Extract<SequenceStep, { kind: 'note' }>): void {
  const centres = at.map(column => on.columns[column]!.centre)
  const [first, final] = [Math.min(...centres), Math.max(...centres)]
  const lines = labelLines(label, final - first + 16)
  const width = Math.max(widest(lines) + 24, final > first ? final - first + 40 : 60)
  const height = lines.length * LINE_HEIGHT + 12
  const left =
    place === 'right' ? first + 12 : place === 'left' ? first - 12 - width : (first + final - width) / 2
  on.y += 4
  on.front.push(
    shape('rect', {
      x: left,
      y: on.y,
      width,
      height,
      rx: 2,
      fill: 'var(--diagram-key-badge)',
      ...EDGE,
      'stroke-width': 0.75,
    }),
  )
  on.front.push(words(lines, { x: left + width / 2, y: on.y + height / 2 }))
  extend(on, { left: left - 8, right: left + width + 8 })
  on.y += height + 10
  on.last = on.y
}

function openFrame(on: Canvas, { type, label }: { type: string; label: string }): void {
  on.y += 6
  on.frames.push({
    type,
    label,
    top: on.y,
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    dividers: [],
  })
  on.y += type === 'rect' ? 6 : 26
}

function divide(on: Canvas, label: string): void {
  on.frames.at(-1)!.dividers.push({ y: on.y + 4, label })
  on.y += 26
}

function closeFrame(on: Canvas, { type, label, top, dividers, ...inside }: Frame): void {
  on.y += 6
  if (inside.left > inside.right) Object.assign(inside, { left: -40, right: on.columns.at(-1)?.centre ?? 0 })
  const title = label ? `${type} [${label}]` : type
  // Bold text is wider.
  const titleWidth = widthOf(title) * 1.15 + 16
  const titles = [titleWidth, ...dividers.map(divider => widthOf(divider.label) + 32)]
  const [left, right] = [inside.left - 8, Math.max(inside.right + 8, inside.left - 8 + Math.max(...titles))]
  const box = { x: left, y: top, width: right - left, height: on.y - top }
  extend(on, { left, right })
  if (type === 'rect') on.grounds.unshift(shape('rect', { ...box, rx: 4, fill: 'var(--diagram-group-fill)' }))
  else {
    on.grounds.push(shape('rect', { ...box, fill: 'none', ...EDGE }))
    on.front.push(
      shape('rect', { ...box, width: titleWidth, height: 20, fill: 'var(--diagram-group-hdr)', ...EDGE }),
    )
    on.front.push(words([title], { x: left + 8, y: top + 10, 'text-anchor': 'start', 'font-weight': 600 }))
  }
  for (const divider of dividers) {
    on.grounds.push(
      shape('line', {
        x1: left,
        y1: divider.y,
        x2: right,
        y2: divider.y,
        stroke: LINE,
        'stroke-dasharray': '6 4',
      }),
    )
    if (divider.label)
      on.front.push(words([`[${divider.label}]`], { x: left + 8, y: divider.y + 12, 'text-anchor': 'start' }))
  }
  on.y += 6
}

export function extend(on: Canvas, { left, right }: Extent): void {
  for (const extent of [on.whole, on.frames.at(-1)]) {
    if (!extent) continue
    extent.left = Math.min(extent.left, left)
    extent.right = Math.max(extent.right, right)
  }
}

export function endBar(on: Canvas, column: number, end: number): void {
  const start = on.active[column]!.pop()
  if (start === undefined) return
  const x = on.columns[column]!.centre - BAR / 2 + on.active[column]!.length * 4
  on.bars.unshift(
    shape('rect', {
      x,
      y: start,
      width: BAR,
      height: Math.max(end - start, 8),
      fill: 'var(--diagram-node-fill)',
      ...EDGE,
    }),
  )
}

/** Returns half of the activation bar's width, if there is one. */
function reach(on: Canvas, column: number): number {
  return on.active[column]!.length > 0 ? BAR / 2 : 0
}

/** Draws the end of a message to the right (1) or to the left (-1). */
function drawEnd(head: MessageHead, { x, y, ahead }: { x: number; y: number; ahead: number }): string[] {
  const back = x - 8 * ahead
  if (head === 'arrow')
    return [shape('polygon', { points: `${x},${y} ${back},${y - 4} ${back},${y + 4}`, fill: ARROW })]
  const look = { fill: 'none', stroke: ARROW, 'stroke-width': 1.5 }
  if (head === 'open')
    return [shape('polyline', { points: `${back},${y - 4} ${x},${y} ${back},${y + 4}`, ...look })]
  if (head === 'none') return []
  const middle = x - 5 * ahead
  return [shape('path', { d: `M${middle - 4} ${y - 4}l8 8m0 -8l-8 8`, ...look })]
}
