import { pageOfKey } from './lookup'
import type { MatchedVariant } from './matched-variant'

/** Score of a page by its postings, before its text is loaded. */
export interface PageScore {
  page: number
  score: number
  /** Score of its best heading. */
  heading: number
  /** Share of the query that occurs on the page. */
  coverage: number
}

/** By heading level; the last one is for keywords. */
const LEVEL_WEIGHTS = [0, 1, 0.5, 0.4, 0.3, 0.25, 0.25, 0.9]

/** Ranks pages by the terms that they share with one variant of the query. */
export function rankPages(variant: MatchedVariant, factorOf: (page: number) => number): PageScore[] {
  const { matches, coverage, factor } = variant
  const headings = scoreHeadings(variant)
  const sums = new Map<number, { score: number; tokens: number }>()
  matches.forEach(({ weight, pages }, index) => {
    for (const [page, strength] of pages) {
      const sum = sums.get(page) ?? { score: 0, tokens: 0 }
      sum.score += weight * strength
      sum.tokens |= 1 << index
      sums.set(page, sum)
    }
  })
  return [...sums].flatMap(([page, { score, tokens }]) => {
    const own = factor * factorOf(page)
    if (own === 0) return []
    const share = coverage(tokens)
    const heading = own * (headings.get(page) ?? 0)
    return [{ page, coverage: share, heading, score: own * score * share ** 2 + 1.2 * heading }]
  })
}

/** Returns the score of the best heading of each page: weight of its terms, level, and coverage. */
function scoreHeadings({ matches, coverage }: MatchedVariant): Map<number, number> {
  const sums = new Map<number, { score: number; tokens: number }>()
  matches.forEach(({ weight, headings }, index) => {
    for (const [key, { strength, level }] of headings) {
      const sum = sums.get(key) ?? { score: 0, tokens: 0 }
      sum.score += weight * strength * LEVEL_WEIGHTS[level]!
      sum.tokens |= 1 << index
      sums.set(key, sum)
    }
  })
  const best = new Map<number, number>()
  for (const [key, { score, tokens }] of sums) {
    const value = score * coverage(tokens) ** 2
    if (value > (best.get(pageOfKey(key)) ?? 0)) best.set(pageOfKey(key), value)
  }
  return best
}
