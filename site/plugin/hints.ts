import type { FenceHooks } from 'inkstone/config'
import fences from '../data/generated/hints.json'
import { sampleKey } from './sample'

/** Path of the hints in `static/`; written with their ranges by `npm run sync`. */
export const hintsFile = 'data/option-hints.json'

/** Returns the key of a fence in site/data/generated/hints.json. */
export function hintKey({ language, code }: { language: string; code: string }): string {
  return sampleKey({ language, code })
}

/** Returns hints for plugin options in a config sample: type, default and purpose. */
export const hintsOf: FenceHooks['hints'] = fence => {
  const ranges = (fences as unknown as Record<string, [number, number, string][]>)[hintKey(fence)]
  return ranges && { source: hintsFile, ranges }
}
