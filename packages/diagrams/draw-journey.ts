import { bandHeight, drawBands, placeSections } from './section-bands'
import type { Statement } from './statement'
import { LINE_HEIGHT, linesOf, type OwnDrawing, partColour, shape, widest, words } from './svg-parts'

/** `Make tea: 5: Me, Cat` */
const TASK = /^([^:]+):\s*(\d+(?:\.\d+)?)\s*(?::(.*))?$/
const LEVEL = 26
const FACE = 11
/** Space for the score labels, left of the first task. */
const MARGIN = 24

interface Task {
  lines: string[]
  score: number
  actors: string[]
}

/** Lines of an actor's name. */
const toActorLines = (name: string) => linesOf(name, 130)
const actorRows = ({ actors }: Task) => actors.flatMap(toActorLines)

interface Stretch {
  title?: string
  tasks: Task[]
}

export function drawJourney([, ...statements]: Statement[]): OwnDrawing {
  const stretches: Stretch[] = []
  const missed = statements.filter(({ text }) => !readStatement(stretches, text))
  const tasks = stretches.flatMap(stretch => stretch.tasks)
  const actors = [...new Set(tasks.flatMap(task => task.actors))]
  const sections = placeSections(
    stretches.map(({ title, tasks: own }) => ({ title, widths: own.map(widthFor) })),
  )
  const columns = stretches.flatMap((stretch, index) =>
    sections[index]!.columns.slice(0, stretch.tasks.length),
  )
  const scores = tasks.map(({ score }) => score)
  const [lowest, highest] = [Math.floor(Math.min(1, ...scores)), Math.ceil(Math.max(5, ...scores))]
  const top = bandHeight(sections)
  const boxHeight = Math.max(0, ...tasks.map(({ lines }) => lines.length)) * LINE_HEIGHT + 14
  const base = top + boxHeight + 28 + (highest - lowest) * LEVEL
  const right = sections.at(-1) ? sections.at(-1)!.left + sections.at(-1)!.width : 0
  const yOf = (score: number) => base - (score - lowest) * LEVEL
  const points = tasks.map(({ score }, index) => ({ x: centreOf(columns[index]!), y: yOf(score) }))
  return {
    left: -MARGIN - 4,
    top: -4,
    width: right + MARGIN + 8,
    height: base + 24 + Math.max(0, ...tasks.map(task => actorRows(task).length)) * LINE_HEIGHT,
    parts:
      stretches.length === 0
        ? []
        : [
            ...drawBands(sections),
            ...drawLevels(),
            shape('polyline', {
              points: points.map(({ x, y }) => `${x},${y}`).join(' '),
              fill: 'none',
              stroke: 'var(--diagram-line)',
              'stroke-width': 1.5,
            }),
            ...tasks.flatMap(drawTask),
          ],
    names: [
      ...new Set(stretches.flatMap(({ title, tasks: own }) => [title ?? '', ...own.map(nameOf)])),
    ].filter(Boolean),
    missed,
  }

  /** Draws a line for each score, with its number. */
  function drawLevels(): string[] {
    return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index).flatMap(score => [
      shape('line', {
        x1: 0,
        y1: yOf(score),
        x2: right,
        y2: yOf(score),
        stroke: 'var(--diagram-inner-stroke)',
      }),
      words([String(score)], {
        x: -10,
        y: yOf(score),
        'text-anchor': 'end',
        fill: 'var(--diagram-text-muted)',
      }),
    ])
  }

  function drawTask({ lines, score, actors: own }: Task, index: number): string[] {
    const { left, width } = columns[index]!
    const { x, y } = points[index]!
    return [
      shape('rect', {
        x: left,
        y: top,
        width,
        height: boxHeight,
        rx: 4,
        fill: 'var(--diagram-group-fill)',
        stroke: 'var(--diagram-inner-stroke)',
      }),
      words(lines, { x, y: top + boxHeight / 2 }),
      ...drawFace(score, { x, y }),
      ...own.flatMap((actor, place) => {
        const rows = own.slice(0, place).flatMap(toActorLines).length
        const name = toActorLines(actor)
        const first = base + 28 + rows * LINE_HEIGHT
        const start = x - (widest(own.flatMap(toActorLines)) + 14) / 2
        return [
          shape('circle', { cx: start + 4, cy: first, r: 4, fill: partColour(actors.indexOf(actor)) }),
          words(name, {
            x: start + 14,
            y: first + ((name.length - 1) * LINE_HEIGHT) / 2,
            'text-anchor': 'start',
          }),
        ]
      }),
    ]
  }
}

/** Draws a face: smiling above three, frowning below. */
function drawFace(score: number, { x, y }: { x: number; y: number }): string[] {
  const stroke = score > 3 ? partColour(0) : score < 3 ? partColour(3) : 'var(--diagram-line)'
  const bend = score > 3 ? 4 : score < 3 ? -4 : 0
  const mouth = y + 4 - bend / 2
  const look = { stroke, 'stroke-width': 1.5 }
  return [
    shape('circle', { cx: x, cy: y, r: FACE, fill: 'var(--diagram-bg)', ...look }),
    shape('circle', { cx: x - 4, cy: y - 3, r: 1.5, fill: stroke }),
    shape('circle', { cx: x + 4, cy: y - 3, r: 1.5, fill: stroke }),
    shape('path', { d: `M${x - 5} ${mouth}q5 ${bend} 10 0`, fill: 'none', ...look }),
  ]
}

function widthFor(task: Task): number {
  return Math.max(72, 1.1 * widest(task.lines) + 16, 1.1 * widest(actorRows(task)) + 20)
}

function centreOf({ left, width }: { left: number; width: number }): number {
  return left + width / 2
}

function nameOf({ lines, score, actors }: Task): string {
  return `${lines.join(' ')}: ${[score, ...actors].join(' ')}`
}

/** Adds a statement to the sections; returns false if it is invalid. */
function readStatement(stretches: Stretch[], text: string): boolean {
  const [, title] = /^section\s+(.+)$/.exec(text) ?? []
  if (title) {
    stretches.push({ title, tasks: [] })
    return true
  }
  const [, label, score, people = ''] = TASK.exec(text) ?? []
  if (!label || Number(score) > 10) return false
  if (stretches.length === 0) stretches.push({ tasks: [] })
  stretches.at(-1)!.tasks.push({
    lines: linesOf(label.trim(), 110),
    score: Number(score),
    actors: people
      .split(',')
      .map(name => linesOf(name).join(' ').trim())
      .filter(Boolean),
  })
  return true
}
