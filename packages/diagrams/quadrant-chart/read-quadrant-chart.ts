import { type Statement, withoutRemark } from '../statement'

interface QuadrantPoint {
  label: string
  /** Shares of the whole, from the left and from the bottom. */
  x: number
  y: number
  look: PointLook
}

/** The author's style of a point. */
interface PointLook {
  radius?: number
  fill?: string
  stroke?: string
  'stroke-width'?: number
}

export interface QuadrantChart {
  /** Labels of low and high values. */
  axes: { x: string[]; y: string[] }
  /** Counterclockwise from the upper right. */
  quadrants: (string | undefined)[]
  points: QuadrantPoint[]
  missed: Statement[]
}

const AXIS = /^([xy])-axis\s+(.+)$/
const QUADRANT = /^quadrant-([1-4])\s+(.+)$/
const SHARE = '\\s*((?:0|1)(?:\\.\\d+)?|\\.\\d+)\\s*'
const POINT = new RegExp(`^(.+?)(?::::([\\w-]+))?\\s*:\\s*\\[${SHARE},${SHARE}\\]\\s*(.*)$`)
const CLASS = /^classDef\s+([\w-]+)\s+(.+)$/
/** A larger point would hide the whole chart. */
const LARGEST = 200
const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

export function readQuadrantChart([, ...statements]: Statement[]): QuadrantChart {
  const chart: QuadrantChart = { axes: { x: [], y: [] }, quadrants: [], points: [], missed: [] }
  const classes = new Map<string, PointLook>()
  // Classes may be defined after the points that use them.
  const others = statements.filter(({ text }) => {
    const [, name, facts] = CLASS.exec(withoutRemark(text)) ?? []
    const look = name && readLook(facts!)
    if (look) classes.set(name, look)
    return !look
  })
  chart.missed = others.filter(({ text }) => !readStatement(withoutRemark(text)))
  return chart

  function readStatement(text: string): boolean {
    const [, axis, ends] = AXIS.exec(text) ?? []
    if (ends) return addAxis(axis as 'x' | 'y', ends)
    const [, quadrant, name] = QUADRANT.exec(text) ?? []
    if (name) {
      // A second definition would be lost.
      if (chart.quadrants[Number(quadrant) - 1]) return false
      chart.quadrants[Number(quadrant) - 1] = unquote(name)
      return true
    }
    const [, label, className, x, y, facts = ''] = POINT.exec(text) ?? []
    const look = facts ? readLook(facts) : {}
    const shared = classes.get(className ?? '')
    if (!label || !look || Number(x) > 1 || Number(y) > 1) return false
    chart.points.push({ label: unquote(label), x: Number(x), y: Number(y), look: { ...shared, ...look } })
    return true
  }

  function addAxis(axis: 'x' | 'y', ends: string): boolean {
    if (chart.axes[axis].length > 0) return false
    chart.axes[axis] = readEnds(ends)
    return true
  }
}

/** Reads the labels of an axis; a single label with an arrow shows the arrow. */
function readEnds(text: string): string[] {
  const ends = text.split(/\s*-->\s*/).map(unquote)
  return ends.length === 2 && !ends[1] ? [`${ends[0]} →`] : ends
}

/** Parses `radius: 12, color: #ff3300`; undefined if invalid. */
function readLook(text: string): PointLook | undefined {
  const look: PointLook = {}
  const isRead = text.split(',').every(fact => {
    const [, key, value = ''] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(fact) ?? []
    const number = Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(value)?.[1])
    if (key === 'radius') look.radius = number
    else if (key === 'stroke-width') look['stroke-width'] = number
    else if (key === 'color') look.fill = value
    else if (key === 'stroke-color') look.stroke = value
    else return false
    return key.endsWith('color') ? COLOUR.test(value) : number <= LARGEST
  })
  return isRead ? look : undefined
}

function unquote(text: string): string {
  return text.trim().replace(/^"`?(.*?)`?"$/, '$1')
}
