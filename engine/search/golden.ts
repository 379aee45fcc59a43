import type { SearchAnswer } from './protocol'

/** A query that readers type, and the pages that answer it. */
export interface GoldenQuery {
  query: string
  kind: string
  pages: string[]
}

/** How well a list of golden queries is answered. */
export interface GoldenResult {
  /** Share of queries whose first page is right. */
  first: number
  /** Share with a right page among the first three. */
  three: number
  /** Queries with no hit at all. */
  empty: string[]
  /** What came first where that was not right. `place` counts from 1; 0 is not found. */
  misses: (GoldenQuery & { place: number; found: string[] })[]
}

/** Judges answers by the pages in the order in which the dialog shows them. */
export function judgeGolden(
  answers: { golden: GoldenQuery; answer: SearchAnswer }[],
  maxResultsPerGroup: number,
): GoldenResult {
  const places = answers.map(({ golden, answer }) => {
    const found = listPages(answer, maxResultsPerGroup)
    return { ...golden, found, place: found.findIndex(page => golden.pages.includes(page)) + 1 }
  })
  const share = (isGood: (place: number) => boolean) =>
    places.filter(({ place }) => isGood(place)).length / (places.length || 1)
  return {
    first: share(place => place === 1),
    three: share(place => place >= 1 && place <= 3),
    empty: places.filter(({ found }) => found.length === 0).map(({ query }) => query),
    misses: places.filter(({ place }) => place !== 1),
  }
}

/** Pages in the order of the dialog: group by group, each at most so long. */
function listPages({ hits }: SearchAnswer, limit: number): string[] {
  const groups = new Map<string, string[]>()
  for (const { hierarchy, url } of hits) {
    const group = groups.get(hierarchy.lvl0 ?? '') ?? []
    if (group.length < limit) group.push(url.split('#')[0]!)
    groups.set(hierarchy.lvl0 ?? '', group)
  }
  return [...new Set([...groups.values()].flat())]
}
