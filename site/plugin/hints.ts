import type { FenceHooks } from 'inkstone/config'
import fences from '../data/generated/hints.json'
import { sampleKey } from './sample'

/** Where the hints lie in `static/`; `npm run sync` writes them with the ranges. */
export const hintsFile = 'data/option-hints.json'

/** Key of a fence in site/data/generated/hints.json. */
export function hintKey({ language, code }: { language: string; code: string }): string {
  return sampleKey({ language, code })
}

/** Options of the plugin in a config sample say their type, default and purpose. */
export const hintsOf: FenceHooks['hints'] = fence => {
  const ranges = (fences as unknown as Record<string, [number, number, string][]>)[hintKey(fence)]
  return ranges && { source: hintsFile, ranges }
}
