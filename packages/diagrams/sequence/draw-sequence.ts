import type { Statement } from '../statement'
import { type OwnDrawing, shape, widthOf, words } from '../svg-parts'
import { type Canvas, drawStep, EDGE, type Extent, endBar, extend, LINE } from './draw-steps'
import { NAME_LETTERS, type PlacedColumn, placeColumns } from './place-columns'
import { readSequence } from './read-sequence'

/** A sequence diagram: participants at the top, messages from top to bottom. */
export function drawSequence(statements: Statement[]): OwnDrawing {
  const sequence = readSequence(statements)
  const columns = placeColumns(sequence)
  const headHeight = Math.max(
    36,
    ...columns.map(({ lines, isActor }) => lines.length * 18 + (isActor ? 38 : 18)),
  )
  const canvas: Canvas = {
    columns,
    whole: { left: 0, right: 0 },
    frames: [],
    grounds: [],
    bars: [],
    front: [],
    active: columns.map(() => []),
    ends: [],
    dying: new Set(),
    last: headHeight + 8,
    y: headHeight + 16,
  }
  for (const step of sequence.steps) drawStep(canvas, step)
  const { whole, grounds, bars, front, ends } = canvas
  const bottom = canvas.y + 8
  for (const [column, starts] of canvas.active.entries())
    while (starts.length > 0) endBar(canvas, column, bottom - 8)
  for (const { centre, half } of columns) extend(canvas, { left: centre - half, right: centre + half })
  const boxes = drawBoxes(columns, bottom, whole)
  const lifelines = columns.map(({ centre }, index) =>
    shape('line', {
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
