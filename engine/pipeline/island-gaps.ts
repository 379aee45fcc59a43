import { gapError } from '../model'
import type { BundledModule } from './project'

/** A module whose components fail where a browser could not run them: a page that draws one is not made. */
export function withGaps(
  exports: Record<string, unknown>,
  { gaps }: Pick<BundledModule, 'gaps'>,
): Record<string, unknown> {
  const failing = Object.entries(gaps).map(([name, gap]) => [
    name,
    () => {
      throw gapError(gap)
    },
  ])
  return { ...exports, ...Object.fromEntries(failing) }
}
