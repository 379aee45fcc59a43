import { LINE_HEIGHT, widest } from '../svg-parts'

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface PlacedLabel {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  box: Box
}

const GAP = 5

/** Places the label of a point on the side where it overlaps least. */
export function placeLabel(
  lines: string[],
  { x, y, radius }: { x: number; y: number; radius: number },
  { taken, whole }: { taken: Box[]; whole: Box },
): PlacedLabel {
  const width = 1.1 * widest(lines)
  const height = lines.length * LINE_HEIGHT
  const [beside, apart] = [radius + GAP, radius + 2 + height / 2]
  const slant = 0.7 * radius + 2
  const sides: [right: number, down: number][] = [
    [0, apart],
    [beside, 0],
    [-beside, 0],
    [0, -apart],
    [slant, slant + height / 2],
    [-slant, slant + height / 2],
    [slant, -slant - height / 2],
    [-slant, -slant - height / 2],
  ]
  const places = sides.map(([right, down]): PlacedLabel => {
    const left = right > 0 ? x + right : right < 0 ? x + right - width : x - width / 2
    const middle = y + down
    return {
      x: x + right,
      y: middle,
      anchor: right > 0 ? 'start' : right < 0 ? 'end' : 'middle',
      box: { left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 },
    }
  })
  const costs = places.map(({ box }) => {
    const hidden = taken.reduce((sum, other) => sum + sharedArea(box, other), 0)
    // Equal costs select the first place.
    return Math.round(hidden + width * height - sharedArea(box, whole))
  })
  return places[costs.indexOf(Math.min(...costs))]!
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
