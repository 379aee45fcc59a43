import type { NavItem } from '../../../model'

/** Layout of the navbar by minimum viewport width: text size, gap after an item, and width of its other content. */
const LOOKS = [
  { width: 997, text: 14, gap: 20, beside: 300 },
  { width: 1280, text: 15, gap: 28, beside: 450 },
]
/** Safety factor of the estimate. */
const MARGIN = 0.95

/** Whether the navbar items may be too wide; otherwise, the page does not need the overflow menu. */
export function mayOverflow(items: NavItem[]): boolean {
  return LOOKS.some(({ width, text, gap, beside }) => {
    const widths = items.map(item => gap + text * lengthOf('label' in item ? (item.label ?? '') : ''))
    return widths.reduce((sum, each) => sum + each, beside) > width * MARGIN
  })
}

/** Returns the text width in units of a Chinese character. */
function lengthOf(label: string): number {
  return [...label].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 1 : 0.54), 0)
}
