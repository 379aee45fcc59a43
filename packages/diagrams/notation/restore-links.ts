/** Edges of a box, or the coordinates of a point. */
type Box = [left: number, top: number, right: number, bottom: number]
type Point = [x: number, y: number]

const BOX =
  /<g class="(node|subgraph)" data-id="([^"]*)"[^>]*>\s*(<[^>]+>(?:\s*<(?:rect|circle|ellipse|line|path|polygon)[^>]*>)*)/g
const LINK = /<polyline class="edge" data-from="([^"]*)" data-to="([^"]*)"[^>]*? points="([^"]*)"/g

/**
 * Corrects the position of links in nested groups: unless the innermost group contains both ends, the renderer
 * draws them relative to the origin.
 */
export function restoreLinks(svg: string): string {
  const boxes = new Map<string, Box>()
  const corners: Point[] = []
  for (const [, kind, id, shapes] of svg.matchAll(BOX)) {
    const box = readBox(shapes!)
    if (!box) continue
    boxes.set(id!, box)
    if (kind === 'subgraph') corners.push([box[0], box[1]])
  }
  const moves = [...svg.matchAll(LINK)].map(([, from, to, written]) => {
    const points = written!.split(' ').map(point => point.split(',').map(Number) as Point)
    const ends = [boxes.get(from!), boxes.get(to!)] as const
    return {
      from,
      to,
      by: ends[0] && ends[1] ? moveOf([points[0]!, points.at(-1)!], [ends[0], ends[1]], corners) : undefined,
    }
  })
  let link = 0
  const moved = svg.replace(LINK, whole => {
    const { by } = moves[link++]!
    return by ? whole.replace('<polyline', `<polyline transform="translate(${by.join()})"`) : whole
  })
  // Link labels are in the same order.
  const left = [...moves]
  return moved.replace(/<g class="edge-label" data-from="([^"]*)" data-to="([^"]*)"/g, (whole, from, to) => {
    const index = left.findIndex(move => move.from === from && move.to === to)
    const [move] = index < 0 ? [] : left.splice(index, 1)
    return move?.by ? whole.replace('<g', `<g transform="translate(${move.by.join()})"`) : whole
  })
}

/** Returns the offset for a link, unless it already touches its ends. */
function moveOf(points: [Point, Point], ends: readonly [Box, Box], corners: Point[]): Point | undefined {
  const farness = ([x, y]: Point) =>
    points.reduce((sum, point, end) => sum + distance([point[0] + x, point[1] + y], ends[end]!), 0)
  const near = 8
  if (farness([0, 0]) < near) return undefined
  return corners.find(corner => farness(corner) < near)
}

/** Returns the distance from a point to the edge of a box. */
function distance([x, y]: Point, [left, top, right, bottom]: Box): number {
  const [across, down] = [Math.max(left - x, x - right), Math.max(top - y, y - bottom)]
  return across < 0 && down < 0 ? -Math.max(across, down) : Math.hypot(Math.max(across, 0), Math.max(down, 0))
}

function readBox(shapes: string): Box | undefined {
  const corners: Point[] = []
  const add = (x: number, y: number) => corners.push([x, y])
  for (const [, x, y, width, height] of shapes.matchAll(
    / x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
  )) {
    add(Number(x), Number(y))
    add(Number(x) + Number(width), Number(y) + Number(height))
  }
  for (const [, x, y, rx, ry] of shapes.matchAll(
    / cx="([-\d.]+)" cy="([-\d.]+)" rx?="([\d.]+)"(?: ry="([\d.]+)")?/g,
  )) {
    add(Number(x) - Number(rx), Number(y) - Number(ry ?? rx))
    add(Number(x) + Number(rx), Number(y) + Number(ry ?? rx))
  }
  for (const [, points] of shapes.matchAll(/ points="([^"]*)"/g))
    for (const point of points!.split(' ')) add(...(point.split(',').map(Number) as Point))
  if (corners.length === 0) return undefined
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)]
}
