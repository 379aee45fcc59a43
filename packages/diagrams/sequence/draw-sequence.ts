import type { Statement } from '../statement'
import { HALO, LINE_HEIGHT, type OwnDrawing, shape, widest, widthOf, words } from '../svg-parts'
import { LOOP_WIDTH, labelLines, NAME_LETTERS, type PlacedColumn, placeColumns } from './place-columns'
import { type MessageHead, readSequence, type SequenceStep } from './read-sequence'

const LINE = 'var(--diagram-line)'
const ARROW = 'var(--diagram-arrow)'
const EDGE = { stroke: 'var(--diagram-node-stroke)', 'stroke-width': 1 }
const BAR = 10

/** A loop, a choice or a coloured ground around steps, as wide as what is in it. */
interface Frame extends Extent {
  type: string
  label: string
  top: number
  dividers: { y: number; label: string }[]
}

interface Extent {
  left: number
  right: number
}

/** A sequence diagram: who takes part stands above, what happens below each other. */
export function drawSequence(statements: Statement[]): OwnDrawing {
  const sequence = readSequence(statements)
  const columns = placeColumns(sequence)
  const headHeight = Math.max(
    36,
    ...columns.map(({ lines, isActor }) => lines.length * 18 + (isActor ? 38 : 18)),
  )
  const whole: Extent = { left: 0, right: 0 }
  const frames: Frame[] = []
  const grounds: string[] = []
  const bars: string[] = []
  const front: string[] = []
  /** Where the bars of a column begin that have not ended. */
  const active = columns.map((): number[] => [])
  const ends: (number | undefined)[] = []
  const dying = new Set<number>()
  /** The height of the last message: what is activated or not any more changes there. */
  let last = headHeight + 8
  let y = headHeight + 16
  for (const step of sequence.steps) draw(step)
  const bottom = y + 8
  for (const [column, starts] of active.entries()) while (starts.length > 0) endBar(column, bottom - 8)
  for (const { centre, half } of columns) extend({ left: centre - half, right: centre + half })
  const boxes = drawBoxes(columns, bottom, whole)
  const lifelines = columns.map(({ centre }, index) =>
    line({
      x1: centre,
      y1: headHeight,
      x2: centre,
      y2: ends[index] ?? bottom,
      stroke: LINE,
      'stroke-dasharray': '6 4',
      'stroke-width': 0.75,
    }),
  )
  const heads = columns.flatMap(column => drawHead(column, headHeight))
  const top = boxes.length > 0 ? -30 : 0
  return {
    left: whole.left - 4,
    top: top - 4,
    width: whole.right - whole.left + 8,
    height: bottom - top + 8,
    parts: [...boxes, ...grounds, ...lifelines, ...bars, ...front, ...heads],
    names: columns.map(({ lines }) => lines.join(' ')),
    missed: sequence.missed,
  }

  function draw(step: SequenceStep): void {
    if (step.kind === 'message') drawMessage(step)
    else if (step.kind === 'note') drawNote(step)
    else if (step.kind === 'open') openFrame(step)
    else if (step.kind === 'divide') divide(step.label)
    else if (step.kind === 'close') closeFrame(frames.pop()!)
    else if (step.kind === 'activate') active[step.column]!.push(last)
    else if (step.kind === 'deactivate') endBar(step.column, last)
    else dying.add(step.column)
  }

  function drawMessage(step: Extract<SequenceStep, { kind: 'message' }>): void {
    const { from, to, head, isMutual } = step
    const [start, end] = [columns[from]!.centre, columns[to]!.centre]
    const lines = step.label ? labelLines(step.label, Math.abs(end - start) - 40) : []
    const height = lines.length * LINE_HEIGHT
    const look = { stroke: LINE, 'stroke-width': 1, 'stroke-dasharray': step.isDashed ? '6 4' : undefined }
    if (from === to) {
      const [x, far] = [start + reach(from), start + LOOP_WIDTH]
      y += 8
      last = y
      front.push(
        shape('polyline', {
          points: `${x},${y} ${far},${y} ${far},${y + 20} ${x},${y + 20}`,
          fill: 'none',
          ...look,
        }),
      )
      front.push(...drawEnd(head, { x, y: y + 20, ahead: -1 }))
      if (lines.length > 0)
        front.push(words(lines, { x: far + 8, y: y + 10, 'text-anchor': 'start', ...HALO }))
      extend({ left: start - 12, right: far + 16 + widest(lines) })
      y += Math.max(20, height / 2 + 10) + 10
    } else {
      const ahead = end > start ? 1 : -1
      const [x1, x2] = [start + ahead * reach(from), end - ahead * reach(to)]
      y += height + 6
      last = y
      if (lines.length > 0) front.push(words(lines, { x: (start + end) / 2, y: y - 4 - height / 2, ...HALO }))
      front.push(line({ x1, y1: y, x2, y2: y, ...look }), ...drawEnd(head, { x: x2, y, ahead }))
      if (isMutual) front.push(...drawEnd(head, { x: x1, y, ahead: -ahead }))
      extend({ left: Math.min(start, end) - 12, right: Math.max(start, end) + 12 })
      y += 14
    }
    for (const column of [from, to]) if (dying.delete(column)) endColumn(column)
  }

  /** What is destroyed ends at its last message. */
  function endColumn(column: number): void {
    ends[column] = last
    front.push(...drawEnd('cross', { x: columns[column]!.centre, y: last, ahead: 0 }))
  }

  function drawNote({ place, columns: at, label }: Extract<SequenceStep, { kind: 'note' }>): void {
    const centres = at.map(column => columns[column]!.centre)
    const [first, final] = [Math.min(...centres), Math.max(...centres)]
    const lines = labelLines(label, final - first + 16)
    const width = Math.max(widest(lines) + 24, final > first ? final - first + 40 : 60)
    const height = lines.length * LINE_HEIGHT + 12
    const left =
      place === 'right' ? first + 12 : place === 'left' ? first - 12 - width : (first + final - width) / 2
    y += 4
    front.push(
      shape('rect', {
        x: left,
        y,
        width,
        height,
        rx: 2,
        fill: 'var(--diagram-key-badge)',
        ...EDGE,
        'stroke-width': 0.75,
      }),
    )
    front.push(words(lines, { x: left + width / 2, y: y + height / 2 }))
    extend({ left: left - 8, right: left + width + 8 })
    y += height + 10
    last = y
  }

  function openFrame({ type, label }: { type: string; label: string }): void {
    y += 6
    frames.push({
      type,
      label,
      top: y,
      left: Number.POSITIVE_INFINITY,
      right: Number.NEGATIVE_INFINITY,
      dividers: [],
    })
    y += type === 'rect' ? 6 : 26
  }

  function divide(label: string): void {
    frames.at(-1)!.dividers.push({ y: y + 4, label })
    y += 26
  }

  function closeFrame({ type, label, top, dividers, ...inside }: Frame): void {
    y += 6
    if (inside.left > inside.right) Object.assign(inside, { left: -40, right: columns.at(-1)?.centre ?? 0 })
    const title = label ? `${type} [${label}]` : type
    // It is bold.
    const titleWidth = widthOf(title) * 1.15 + 16
    const titles = [titleWidth, ...dividers.map(divider => widthOf(divider.label) + 32)]
    const [left, right] = [inside.left - 8, Math.max(inside.right + 8, inside.left - 8 + Math.max(...titles))]
    const box = { x: left, y: top, width: right - left, height: y - top }
    extend({ left, right })
    if (type === 'rect') grounds.unshift(shape('rect', { ...box, rx: 4, fill: 'var(--diagram-group-fill)' }))
    else {
      grounds.push(shape('rect', { ...box, fill: 'none', ...EDGE }))
      front.push(
        shape('rect', { ...box, width: titleWidth, height: 20, fill: 'var(--diagram-group-hdr)', ...EDGE }),
      )
      front.push(words([title], { x: left + 8, y: top + 10, 'text-anchor': 'start', 'font-weight': 600 }))
    }
    for (const divider of dividers) {
      grounds.push(
        line({ x1: left, y1: divider.y, x2: right, y2: divider.y, stroke: LINE, 'stroke-dasharray': '6 4' }),
      )
      if (divider.label)
        front.push(words([`[${divider.label}]`], { x: left + 8, y: divider.y + 12, 'text-anchor': 'start' }))
    }
    y += 6
  }

  function extend({ left, right }: Extent): void {
    for (const extent of [whole, frames.at(-1)]) {
      if (!extent) continue
      extent.left = Math.min(extent.left, left)
      extent.right = Math.max(extent.right, right)
    }
  }

  function endBar(column: number, end: number): void {
    const start = active[column]!.pop()
    if (start === undefined) return
    const x = columns[column]!.centre - BAR / 2 + active[column]!.length * 4
    bars.unshift(
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

  /** Half of a bar, where there is one. */
  function reach(column: number): number {
    return active[column]!.length > 0 ? BAR / 2 : 0
  }
}

function drawBoxes(columns: PlacedColumn[], bottom: number, whole: Extent): string[] {
  const boxes = [...new Set(columns.map(({ box }) => box))].filter(box => box !== undefined)
  return boxes.flatMap(box => {
    const inside = columns.filter(column => column.box === box)
    const title = widthOf(box.title) / 2
    const [first, last] = [inside[0]!, inside.at(-1)!]
    const middle = (first.centre - first.half + last.centre + last.half) / 2
    const left = Math.min(first.centre - first.half, middle - title) - 8
    const right = Math.max(last.centre + last.half, middle + title) + 8
    whole.left = Math.min(whole.left, left)
    whole.right = Math.max(whole.right, right)
    return [
      shape('rect', {
        x: left,
        y: -30,
        width: right - left,
        height: bottom + 30,
        rx: 4,
        fill: 'var(--diagram-group-fill)',
        stroke: 'var(--diagram-inner-stroke)',
      }),
      box.title ? words([box.title], { x: middle, y: -16, 'font-weight': 600 }) : '',
    ]
  })
}

function drawHead({ lines, centre, half, isActor }: PlacedColumn, height: number): string[] {
  if (!isActor)
    return [
      shape('rect', {
        x: centre - half,
        y: 0,
        width: 2 * half,
        height,
        rx: 4,
        fill: 'var(--diagram-node-fill)',
        ...EDGE,
      }),
      words(lines, { x: centre, y: height / 2, size: NAME_LETTERS, 'font-weight': 500 }),
    ]
  const base = height - lines.length * 18
  const look = { fill: 'var(--diagram-node-fill)', ...EDGE }
  return [
    shape('circle', { cx: centre, cy: base - 24, r: 7, ...look }),
    shape('path', { d: `M${centre - 14} ${base - 2}a14 14 0 0 1 28 0z`, ...look }),
    words(lines, { x: centre, y: (base + height) / 2, size: NAME_LETTERS, 'font-weight': 500 }),
  ]
}

/** The end of a message that goes ahead to the right (1) or to the left (-1). */
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

function line(attributes: Record<string, string | number | undefined>): string {
  return shape('line', attributes)
}
