import { DATA } from '../model'

/** Elements with a default action: a second click would revert it, or follow a link twice. */
const ANSWERED = 'a, label, summary, select, textarea, input'

/**
 * Returns the element to click again once scripts are loaded: a control, or any element in an island, where
 * each may have handlers.
 */
export function repeatedAt(target: Element): HTMLElement | null {
  const control = target.closest<HTMLElement>('button, input:not([type="file"])')
  if (control) return control
  return target.closest(`[${DATA.island}]`) && !target.closest(ANSWERED) ? (target as HTMLElement) : null
}
