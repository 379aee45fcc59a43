import type { Statement } from '../statement'
import { HALO, type OwnDrawing, shape, widthOf, words } from '../svg-parts'
import { DAY } from './read-date'
import { type Gantt, readGantt } from './read-gantt'
import type { GanttTask } from './schedule-tasks'
import { placeTicks } from './time-axis'
import { findFreeTimes } from './work-days'

/** Width of the time axis. */
const WIDTH = 560
const ROW = 28
const BAR = 20
const AXIS = 26
const GAP = 6

interface Extent {
  left: number
  right: number
}

const MILESTONE = BAR / 2 + 1

/** A Gantt chart: one row per task, with a bar for its duration. */
export function drawGantt(statements: Statement[]): OwnDrawing {
  const gantt = readGantt(statements)
  const { sections, tasks, missed } = gantt
  if (tasks.length === 0) return { left: 0, top: 0, width: 0, height: 0, parts: [], names: [], missed }
  const from = Math.min(...tasks.map(task => task.from))
  const to = Math.max(from + 1, ...tasks.map(task => task.shownTo))
  const toX = (time: number) => ((time - from) / (to - from)) * WIDTH
  const whole: Extent = { left: 0, right: WIDTH }
  const front: string[] = []
  const rules: string[] = []
  let y = AXIS
  for (const [index, name] of sections.entries()) {
    if (name) openSection(name)
    for (const task of tasks.filter(({ tags, section }) => section === index && !tags.has('vert'))) {
      drawTask(task, { left: toX(task.from), right: toX(task.shownTo) })
      y += ROW
    }
  }
  const bottom = y + 4
  const markers = tasks.filter(({ tags }) => tags.has('vert'))
  const marks = markers.flatMap((task, index) => drawMarker(task, index))
  const axis = drawAxis()
  // Stripes narrower than a pixel would blur.
  const isNarrow = toX(from + DAY) < 1
  const free = (isNarrow ? [] : findFreeTimes({ from, to }, gantt.days)).map(time =>
    shape('rect', {
      x: toX(time.from),
      y: AXIS,
      width: toX(time.to) - toX(time.from),
      height: bottom - AXIS,
      fill: 'var(--diagram-group-fill)',
    }),
  )
  return {
    left: whole.left - 4,
    top: -4,
    width: whole.right - whole.left + 8,
    height: bottom + markers.length * 18 + 8,
    parts: [...free, ...axis, ...rules, ...marks, ...front],
    names: [...new Set(sections.flatMap((name, index) => [name, ...labelsIn(tasks, index)]))].filter(Boolean),
    missed,
  }

  function openSection(name: string): void {
    if (y > AXIS) {
      y += 4
      rules.push(shape('line', { x1: 0, y1: y, x2: WIDTH, y2: y, stroke: 'var(--diagram-inner-stroke)' }))
    }
    front.push(
      words([name], { x: 0, y: y + ROW / 2, size: 13, 'text-anchor': 'start', 'font-weight': 600, ...HALO }),
    )
    extend({ left: 0, right: 1.2 * widthOf(name, 13) })
    y += ROW
  }

  function drawTask({ label, tags }: GanttTask, bar: Extent): void {
    const middle = y + ROW / 2
    const centre = (bar.left + bar.right) / 2
    const isMilestone = tags.has('milestone')
    const reach = MILESTONE
    const shown = isMilestone ? { left: centre - reach, right: centre + reach } : bar
    front.push(drawBar(bar, { middle, isMilestone, look: lookOf(tags) }))
    extend(shown)
    const width = 1.1 * widthOf(label)
    if (!isMilestone && width + 2 * GAP < bar.right - bar.left) {
      front.push(words([label], { x: centre, y: middle }))
      return
    }
    // Beside the bar: after it, or before it if there is room only there.
    const isBefore = shown.right + GAP + width > WIDTH && shown.left - GAP - width >= 0
    const x = isBefore ? shown.left - GAP : shown.right + GAP
    front.push(words([label], { x, y: middle, 'text-anchor': isBefore ? 'end' : 'start', ...HALO }))
    extend({ left: isBefore ? x - width : x, right: isBefore ? x : x + width })
  }

  /** Draws a vertical line through all tasks, with its label below. */
  function drawMarker({ from: time, label }: GanttTask, index: number): string[] {
    const x = toX(time)
    const end = bottom + index * 18
    const half = (1.1 * widthOf(label)) / 2
    extend({ left: x - half, right: x + half })
    return [
      shape('line', {
        x1: x,
        y1: AXIS,
        x2: x,
        y2: end + 4,
        stroke: 'var(--diagram-part-2)',
        'stroke-width': 2,
        'stroke-dasharray': '4 3',
      }),
      words([label], { x, y: end + 12, ...HALO }),
    ]
  }

  function drawAxis(): string[] {
    const format = gantt.axisFormat ?? defaultFormat(gantt, to - from)
    return placeTicks({ from, to, width: WIDTH, format, step: gantt.step }).flatMap(({ time, label }) => {
      const x = toX(time)
      const half = (1.1 * widthOf(label)) / 2
      extend({ left: x - half, right: x + half })
      return [
        shape('line', { x1: x, y1: AXIS - 6, x2: x, y2: bottom, stroke: 'var(--diagram-inner-stroke)' }),
        words([label], { x, y: 8, fill: 'var(--diagram-text-muted)' }),
      ]
    })
  }

  function extend({ left, right }: Extent): void {
    whole.left = Math.min(whole.left, left)
    whole.right = Math.max(whole.right, right)
  }
}

/** Returns a date format, or a time format for spans below two days. */
function defaultFormat({ dateFormat }: Gantt, span: number): string {
  if (span >= 2 * DAY) return /[YXx]/.test(dateFormat) ? '%Y-%m-%d' : '%m-%d'
  if (span >= 600_000) return '%H:%M'
  return span >= 10_000 ? '%H:%M:%S' : '%H:%M:%S.%L'
}

function lookOf(tags: Set<string>) {
  const [fill, stroke] = tags.has('done')
    ? ['var(--diagram-group-fill)', 'var(--diagram-line)']
    : tags.has('active')
      ? ['var(--diagram-key-badge)', 'var(--diagram-part-2)']
      : ['var(--diagram-node-fill)', 'var(--diagram-node-stroke)']
  return tags.has('crit')
    ? { fill, stroke: 'var(--diagram-part-4)', 'stroke-width': 2 }
    : { fill, stroke, 'stroke-width': 1 }
}

function drawBar(
  { left, right }: Extent,
  { middle, isMilestone, look }: { middle: number; isMilestone: boolean; look: ReturnType<typeof lookOf> },
): string {
  const reach = MILESTONE
  if (isMilestone)
    return shape('path', {
      d: `M${(left + right) / 2} ${middle - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z`,
      ...look,
    })
  const width = Math.max(2, right - left)
  return shape('rect', { x: left, y: middle - BAR / 2, width, height: BAR, rx: 3, ...look })
}

function labelsIn(tasks: GanttTask[], index: number): string[] {
  return tasks.flatMap(({ section, label }) => (section === index ? [label] : []))
}
