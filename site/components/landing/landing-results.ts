import results from '@site/data/generated/landing.json'
import type { PlaygroundResult } from '../playground/plugin/transform'

type Result = PlaygroundResult & { still: string }

/** Returns the published plugin's output for an input of the landing page; computed by `npm run sync`. */
export function resultOf(input: string): Result {
  const found = (results as Record<string, Result>)[input]
  if (!found) throw new Error(`site/data/generated/landing.json has no result for ${input}; npm run sync`)
  return found
}

/** Returns the safe name of a class and the declarations of its rule. */
export function styleOf(name: string): { safe: string; style: string } {
  const { wxml, wxss } = resultOf(name)
  const safe = wxml.match(/class="([^"]*)"/)![1]!
  const style = wxss.split(`.${safe} {`)[1]!.split('}')[0]!.trim()
  return { safe, style }
}
