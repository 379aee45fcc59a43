import type { IndexGeneration } from '../index-format'
import { bareText, squeezeText } from '../text/fold'
import { listWords } from './query'

/** Returns the generations that a query names: "v2 cssPreflight", "tailwindcss 2". */
export function namedGenerations(query: string, generations: IndexGeneration[]): Set<IndexGeneration> {
  if (generations.length === 0) return new Set()
  const words = listWords(query)
  const squeezed = squeezeText(query)
  return new Set(
    generations.filter(({ names }) =>
      names.some(name => {
        const bare = bareText(squeezeText(name))
        // Latin names must be whole words; a Han name may be anywhere.
        return /^[\x20-\x7e]*$/.test(bare) ? words.has(bare) : squeezed.includes(bare)
      }),
    ),
  )
}
