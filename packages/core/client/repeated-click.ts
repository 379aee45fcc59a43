import { DATA } from '../model'

/** What browsers answer to by themselves: a second click would undo the first, or follow a link twice. */
const ANSWERED = 'a, label, summary, select, textarea, input'

/** The element to click again once a page can answer: a control, or anything in an island, where all may have handlers. */
export function repeatedAt(target: Element): HTMLElement | null {
  const control = target.closest<HTMLElement>('button, input:not([type="file"])')
  if (control) return control
  return target.closest(`[${DATA.island}]`) && !target.closest(ANSWERED) ? (target as HTMLElement) : null
}
