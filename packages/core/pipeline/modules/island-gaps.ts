import { gapError } from '../../model'
import type { BundledModule } from '../project/project'

/** A module whose components fail where a browser could not run them: a page that draws one is not made. */
export function withGaps(
  exports: Record<string, unknown>,
  { gaps }: Pick<BundledModule, 'gaps'>,
): Record<string, unknown> {
  const failing = Object.entries(gaps).map(([name, gap]) => {
    const { displayName, name: called } = (exports[name] ?? {}) as { displayName?: string; name?: string }
    const fails = () => {
      throw gapError(gap)
    }
    // The tag on the page is found by it.
    return [name, Object.assign(fails, { displayName: displayName ?? called })]
  })
  return { ...exports, ...Object.fromEntries(failing) }
}
