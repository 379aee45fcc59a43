import { headingKey, type TokenMatch } from './lookup'

/** A page and how well it answers, before its text is read. */
export interface PageScore {
  page: number
  score: number
  /** Score of its best heading. */
  heading: number
  /** Share of the query that stands on the page, by rarity. */
  coverage: number
}

const LEVEL_WEIGHTS = [0, 8, 4, 3, 2.5, 2, 2]

/** Orders pages by the terms they share with one variant of the query. */
export function rankPages(matches: TokenMatch[], isAllowed: (page: number) => boolean): PageScore[] {
  const total = matches.reduce((sum, match) => sum + match.idf, 0)
  const headings = scoreHeadings(matches, total)
  const sums = new Map<number, { score: number; found: number }>()
  for (const { idf, pages } of matches) {
    for (const [page, strength] of pages) {
      if (!isAllowed(page)) continue
      const sum = sums.get(page) ?? { score: 0, found: 0 }
      sum.score += idf * strength
      sum.found += idf
      sums.set(page, sum)
    }
  }
  return [...sums]
    .map(([page, { score, found }]) => {
      const coverage = found / total
      const heading = headings.get(page) ?? 0
      return { page, coverage, heading, score: score * coverage ** 3 + 1.5 * heading }
    })
    .sort((a, b) => b.score - a.score || a.page - b.page)
}

/** By page, the best heading: rarity of its terms, its level, and how much of the query it holds. */
function scoreHeadings(matches: TokenMatch[], total: number): Map<number, number> {
  const sums = new Map<number, { score: number; found: number }>()
  for (const { idf, headings } of matches) {
    for (const [key, { strength, level }] of headings) {
      const sum = sums.get(key) ?? { score: 0, found: 0 }
      sum.score += (idf * strength * LEVEL_WEIGHTS[level]!) / 8
      sum.found += idf
      sums.set(key, sum)
    }
  }
  const best = new Map<number, number>()
  const perPage = headingKey(1, 0)
  for (const [key, { score, found }] of sums) {
    const page = Math.floor(key / perPage)
    const value = score * (found / total) ** 3
    if (value > (best.get(page) ?? 0)) best.set(page, value)
  }
  return best
}
