import { gapError } from '../../model'
import type { BundledModule } from '../project/project'

/** Replaces exports that could not run in a browser by components that throw, so that pages using them fail. */
export function withGaps(
  exports: Record<string, unknown>,
  { gaps }: Pick<BundledModule, 'gaps'>,
): Record<string, unknown> {
  const failing = Object.entries(gaps).map(([name, gap]) => {
    const { displayName, name: called } = (exports[name] ?? {}) as { displayName?: string; name?: string }
    const fails = () => {
      throw gapError(gap)
    }
    // Used to find the component's tag in the page.
    return [name, Object.assign(fails, { displayName: displayName ?? called })]
  })
  return { ...exports, ...Object.fromEntries(failing) }
}
