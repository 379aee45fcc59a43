import type { NavItem } from '../../../model'

/** Widths from which on the bar looks another way: the size of its text, the gap after an item, and what else it holds. */
const LOOKS = [
  { width: 997, text: 14, gap: 20, beside: 300 },
  { width: 1280, text: 15, gap: 28, beside: 450 },
]
/** A bar near the limit by this estimate may be over it. */
const MARGIN = 0.95

/** Whether the items of the bar may be too wide for it: most sites need no second set of them. */
export function mayOverflow(items: NavItem[]): boolean {
  return LOOKS.some(({ width, text, gap, beside }) => {
    const widths = items.map(item => gap + text * lengthOf('label' in item ? (item.label ?? '') : ''))
    return widths.reduce((sum, each) => sum + each, beside) > width * MARGIN
  })
}

/** In widths of a Chinese character. */
function lengthOf(label: string): number {
  return [...label].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 1 : 0.54), 0)
}
