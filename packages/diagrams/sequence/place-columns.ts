import { linesOf, widest } from '../svg-parts'
import type { Sequence, SequenceColumn, SequenceStep } from './read-sequence'

/** Font size of names, larger than that of labels. */
export const NAME_LETTERS = 13
/** Longer labels wrap. */
const LABEL_WIDTH = 220
export const LOOP_WIDTH = 30

export interface PlacedColumn extends SequenceColumn {
  lines: string[]
  centre: number
  half: number
}

/** Returns the lines of a label; `room` may be wider than the default. */
export function labelLines(label: string, room = 0): string[] {
  return linesOf(label, Math.max(LABEL_WIDTH, room))
}

/** Positions the columns as close to each other as names and labels allow. */
export function placeColumns({ columns, steps }: Sequence): PlacedColumn[] {
  const distances = steps.flatMap(step => distancesOf(step))
  const placed: PlacedColumn[] = []
  for (const [index, column] of columns.entries()) {
    const lines = labelLines(column.label)
    const half = Math.max(40, widest(lines, NAME_LETTERS) / 2 + 16, titleShare(column, columns))
    const before = placed.at(-1)
    const centre = Math.max(
      before ? before.centre + before.half + half + (before.box === column.box ? 24 : 40) : 0,
      ...distances
        .filter(({ to }) => to === index)
        .map(({ from, width }) => (placed[from]?.centre ?? 0) + width),
    )
    placed.push({ ...column, lines, half, centre })
  }
  return placed
}

/** Returns half of a column's share of its box title. */
function titleShare({ box }: SequenceColumn, columns: SequenceColumn[]): number {
  if (!box) return 0
  const inside = columns.filter(column => column.box === box).length
  return (1.15 * widest([box.title])) / inside / 2
}

interface Distance {
  from: number
  to: number
  width: number
}

/** Returns the distances between columns that a step needs. */
function distancesOf(step: SequenceStep): Distance[] {
  if (step.kind !== 'message' && step.kind !== 'note') return []
  const width = widest(labelLines(step.label))
  if (step.kind === 'message') {
    const [from, to] = [Math.min(step.from, step.to), Math.max(step.from, step.to)]
    return from === to
      ? [{ from, to: to + 1, width: LOOP_WIDTH + width + 32 }]
      : [{ from, to, width: width + 40 }]
  }
  const [from, to] = [Math.min(...step.columns), Math.max(...step.columns)]
  if (step.place === 'right') return [{ from, to: from + 1, width: width + 52 }]
  if (step.place === 'left') return [{ from: from - 1, to: from, width: width + 52 }]
  if (from < to) return [{ from, to, width: width - 16 }]
  return [
    { from: from - 1, to: from, width: width / 2 + 32 },
    { from, to: from + 1, width: width / 2 + 32 },
  ].filter(distance => distance.from >= 0)
}
