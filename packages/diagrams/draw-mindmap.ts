import type { Statement } from './statement'
import { LINE_HEIGHT, linesOf, type OwnDrawing, partColour, shape, widest, words } from './svg-parts'

const GAP = { x: 40, y: 10 }
/** `id((Words))`, `[Words]`, `Words` */
const SHAPES: [RegExp, string][] = [
  [/^[^([{)"]*\(\((.+)\)\)$/, 'circle'],
  [/^[^([{)"]*\)\)(.+)\(\($/, 'cloud'],
  [/^[^([{)"]*\)(.+)\($/, 'cloud'],
  [/^[^([{)"]*\{\{(.+)\}\}$/, 'hexagon'],
  [/^[^([{)"]*\((.+)\)$/, 'rounded'],
  [/^[^([{)"]*\[(.+)\]$/, 'square'],
]

interface Idea {
  lines: string[]
  form: string
  indent: number
  ideas: Idea[]
  colour: string
}

export function drawMindmap([, ...statements]: Statement[]): OwnDrawing {
  const roots: Idea[] = []
  const names: string[] = []
  const above: Idea[] = []
  for (const { text, indent = 0 } of statements) {
    // Icons and classes only affect the appearance.
    if (/^::/.test(text)) continue
    while (above.length > 0 && above.at(-1)!.indent >= indent) above.pop()
    const siblings = above.at(-1)?.ideas ?? roots
    const colour = above.length > 1 ? above[1]!.colour : partColour(siblings.length)
    const idea: Idea = { ...readIdea(text), indent, ideas: [], colour }
    names.push(idea.lines.join(' '))
    siblings.push(idea)
    above.push(idea)
  }
  const parts: string[] = []
  const links: string[] = []
  const whole = { right: 0, bottom: 0 }
  for (const root of roots) whole.bottom = place(root, { x: 0, top: whole.bottom }).bottom
  return {
    left: -4,
    top: -4,
    width: whole.right + 8,
    height: Math.max(0, whole.bottom - GAP.y) + 8,
    parts: [...links, ...parts],
    names,
    missed: [],
  }

  /** Draws an idea vertically centred on its children; returns its centre, and the top of the next sibling. */
  function place(idea: Idea, { x, top }: { x: number; top: number }): { y: number; bottom: number } {
    const width = widest(idea.lines) + (idea.form === 'circle' ? 36 : 24)
    const height = heightOf(idea)
    const span = spanOf(idea)
    let bottom = top + (span - spanBelow(idea)) / 2
    const ends: { y: number; colour: string }[] = []
    for (const child of idea.ideas) {
      const placed = place(child, { x: x + width + GAP.x, top: bottom })
      ends.push({ y: placed.y, colour: child.colour })
      bottom = placed.bottom
    }
    const middle = ends.length > 0 ? (ends[0]!.y + ends.at(-1)!.y) / 2 : top
    const y = Math.min(Math.max(middle, top + height / 2), top + span - height / 2)
    const [from, to] = [x + width, x + width + GAP.x]
    for (const end of ends)
      links.push(
        shape('path', {
          d: `M${from} ${y}C${from + GAP.x / 2} ${y} ${from + GAP.x / 2} ${end.y} ${to} ${end.y}`,
          fill: 'none',
          stroke: end.colour,
          'stroke-width': 2,
        }),
      )
    const rx = idea.form === 'square' ? 0 : idea.form === 'circle' || idea.form === 'cloud' ? height / 2 : 6
    parts.push(
      shape('rect', {
        x,
        y: y - height / 2,
        width,
        height,
        rx,
        fill: 'var(--diagram-node-fill)',
        stroke: idea.colour,
      }),
      words(idea.lines, { x: x + width / 2, y }),
    )
    whole.right = Math.max(whole.right, x + width)
    return { y, bottom: top + span + GAP.y }
  }
}

function heightOf({ lines, form }: Idea): number {
  return lines.length * LINE_HEIGHT + (form === 'circle' ? 24 : 14)
}

/** Returns the height of an idea with its descendants. */
function spanOf(idea: Idea): number {
  return Math.max(heightOf(idea), spanBelow(idea))
}

function spanBelow({ ideas }: Idea): number {
  return ideas.reduce((sum, idea) => sum + spanOf(idea) + GAP.y, -GAP.y)
}

function readIdea(text: string): Pick<Idea, 'lines' | 'form'> {
  const [form, name] =
    SHAPES.map(([pattern, name]) => [pattern.exec(text), name] as const).find(([found]) => found) ?? []
  const label = (form?.[1] ?? text).trim().replace(/^"`?(.*?)`?"$/, '$1')
  return { lines: linesOf(label, 200), form: name ?? 'plain' }
}
