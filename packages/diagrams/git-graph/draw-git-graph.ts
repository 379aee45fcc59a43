import type { Statement } from '../statement'
import {
  LINE_HEIGHT,
  linesOf,
  type OwnDrawing,
  partColour,
  shape,
  widest,
  widthOf,
  words,
} from '../svg-parts'
import { type GitCommit, type GitGraph, readGitGraph } from './read-git-graph'

const DOT = 8
/** Curvature of a line between branches. */
const BEND = 24

/** A commit with its position and the space for its label. */
interface PlacedCommit extends GitCommit {
  lane: number
  x: number
  y: number
  lines: string[]
}

/** A git graph: one row per branch, commits from left to right. */
export function drawGitGraph(
  statements: Statement[],
  { mainBranch }: { mainBranch?: string } = {},
): OwnDrawing {
  const graph = readGitGraph(statements, mainBranch)
  const nameWidth = widest(graph.branches.map(({ name }) => name)) + 24
  const placed = placeCommits(graph, nameWidth + 16)
  const { commits, laneHeight, above, width } = placed
  const lanes = graph.branches.flatMap(({ name, lane }) => {
    const y = above + lane * laneHeight
    return [
      shape('line', {
        x1: nameWidth,
        y1: y,
        x2: width,
        y2: y,
        stroke: 'var(--diagram-inner-stroke)',
        'stroke-dasharray': '4 4',
      }),
      shape('rect', {
        x: 0,
        y: y - 13,
        width: nameWidth - 8,
        height: 26,
        rx: 4,
        fill: 'var(--diagram-node-fill)',
        stroke: partColour(lane),
      }),
      words([name], { x: (nameWidth - 8) / 2, y, 'font-weight': 500 }),
    ]
  })
  const lines = commits.flatMap(commit =>
    commit.parents.map((parent, index) => {
      const from = commits[parent]!
      // A merge line runs along the merged branch, a branching line along the new one.
      const { lane } = index > 0 ? from : commit
      return shape('path', {
        d: pathBetween(from, commit, index > 0),
        fill: 'none',
        stroke: partColour(lane),
        'stroke-width': 3,
      })
    }),
  )
  return {
    left: -4,
    top: 0,
    width: width + 8,
    height: laneHeight * graph.branches.length + 8,
    parts: [...lanes, ...lines, ...commits.flatMap(commit => drawCommit(commit, partColour(commit.lane)))],
    names: [
      ...graph.branches.map(({ name }) => name),
      ...graph.commits.flatMap(({ label, tags }) => [label, ...tags].filter(Boolean)),
    ],
    missed: graph.missed,
  }
}

function placeCommits({ commits, branches }: GitGraph, start: number) {
  const labels = commits.map(({ label }) => (label ? linesOf(label, 140) : []))
  const tags = Math.max(0, ...commits.map(commit => commit.tags.length))
  const above = 24 + tags * 22
  const laneHeight = above + 16 + Math.max(0, ...labels.map(lines => lines.length)) * LINE_HEIGHT
  let x = start
  const placed = commits.map((commit, index): PlacedCommit => {
    const half = Math.max(16, widest(labels[index]!) / 2, ...commit.tags.map(tag => widthOf(tag) / 2 + 8)) + 6
    x += half
    const { lane } = branches.find(({ name }) => name === commit.branch)!
    const own = { ...commit, x, y: above + lane * laneHeight, lane, lines: labels[index]! }
    x += half
    return own
  })
  return { commits: placed, laneHeight, above, width: x + 8 }
}

function pathBetween(from: PlacedCommit, to: PlacedCommit, isMerged: boolean): string {
  if (from.y === to.y) return `M${from.x} ${from.y}H${to.x}`
  const bend = Math.min(BEND, to.x - from.x)
  if (isMerged)
    return `M${from.x} ${from.y}H${to.x - bend}C${to.x} ${from.y} ${to.x} ${from.y} ${to.x} ${to.y}`
  return `M${from.x} ${from.y}C${from.x} ${to.y} ${from.x} ${to.y} ${from.x + bend} ${to.y}H${to.x}`
}

function drawCommit({ x, y, lines, tags, look }: PlacedCommit, colour: string): string[] {
  const bg = 'var(--diagram-bg)'
  const dot = { stroke: colour, 'stroke-width': 3 }
  const height = lines.length * LINE_HEIGHT
  return [
    look === 'highlight'
      ? shape('rect', { x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT, fill: colour, ...dot })
      : shape('circle', { cx: x, cy: y, r: DOT - 1, fill: look === 'normal' ? colour : bg, ...dot }),
    look === 'reverse'
      ? shape('path', { d: `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`, fill: 'none', ...dot, 'stroke-width': 2 })
      : '',
    look === 'merge' ? shape('circle', { cx: x, cy: y, r: 3, fill: colour }) : '',
    lines.length > 0
      ? words(lines, {
          x,
          y: y + DOT + 6 + height / 2,
          stroke: bg,
          'stroke-width': 4,
          'paint-order': 'stroke',
        })
      : '',
    ...tags.flatMap((tag, index) => {
      const top = y - DOT - 24 - index * 22
      const width = widthOf(tag) + 14
      return [
        shape('rect', {
          x: x - width / 2,
          y: top,
          width,
          height: 18,
          rx: 3,
          fill: 'var(--diagram-key-badge)',
          stroke: 'var(--diagram-inner-stroke)',
        }),
        words([tag], { x, y: top + 9 }),
      ]
    }),
  ].filter(Boolean)
}
