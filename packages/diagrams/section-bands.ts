import { LINE_HEIGHT, linesOf, partColour, shape, widest, words } from './svg-parts'

/** Adjacent columns below a common title. */
export interface Section {
  title?: string
  widths: number[]
}

export interface PlacedSection {
  lines: string[]
  left: number
  width: number
  columns: { left: number; width: number }[]
}

const GAP = 10

/** Positions sections and their columns, wide enough for the titles. */
export function placeSections(sections: Section[]): PlacedSection[] {
  let left = 0
  return sections.map(({ title, widths }) => {
    // A title without columns gets space as well.
    const own = widths.length > 0 ? widths : [80]
    const sum = own.reduce((all, width) => all + width + GAP, -GAP)
    const lines = title ? linesOf(title, Math.max(80, sum - 16)) : []
    const missing = Math.max(0, 1.15 * widest(lines) + 16 - sum) / own.length
    const placed: PlacedSection = { lines, left, width: 0, columns: [] }
    for (const width of own) {
      placed.columns.push({ left, width: width + missing })
      left += width + missing + GAP
    }
    placed.width = left - GAP - placed.left
    return placed
  })
}

/** Returns the height of the titles with the gap below; zero without titles. */
export function bandHeight(sections: PlacedSection[]): number {
  const lines = Math.max(0, ...sections.map(section => section.lines.length))
  return lines > 0 ? lines * LINE_HEIGHT + 24 : 0
}

export function drawBands(sections: PlacedSection[]): string[] {
  const height = bandHeight(sections) - 10
  return sections.flatMap(({ lines, left, width }, index) =>
    lines.length === 0
      ? []
      : [
          shape('rect', {
            x: left,
            y: 0,
            width,
            height,
            rx: 4,
            fill: 'var(--diagram-node-fill)',
            stroke: partColour(index),
          }),
          words(lines, { x: left + width / 2, y: height / 2, 'font-weight': 600 }),
        ],
  )
}
