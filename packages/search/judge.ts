import type { SearchAnswer } from './protocol'

/** A query that readers type, and the pages that answer it; any of them counts. */
export interface JudgedQuery {
  query: string
  kind: string
  targets: string[]
}

/** How well a set of queries is answered, as shares from 0 to 1. */
export interface Judgement {
  queries: number
  /** Share of queries whose first page is right. */
  first: number
  /** Share with a right page among the first three. */
  three: number
  /** Share with no hit at all. */
  empty: number
}

/** A query and the pages found, in order. `place` counts from 1; 0 is not found. */
export interface Placed extends JudgedQuery {
  found: string[]
  place: number
}

/** Most rows that one page takes in a group of the dialog before "more of this page" is used. */
const ROWS_PER_PAGE = 2

/** Finds the place of the right page, in the order in which the dialog shows pages. */
export function placeAnswers(
  answers: { judged: JudgedQuery; answer: SearchAnswer }[],
  maxResultsPerGroup: number,
): Placed[] {
  return answers.map(({ judged, answer }) => {
    const found = listPages(answer, maxResultsPerGroup)
    return { ...judged, found, place: found.findIndex(page => judged.targets.includes(page)) + 1 }
  })
}

/** Sums up a set of queries. */
export function judge(placed: Placed[]): Judgement {
  const share = (isGood: (query: Placed) => boolean) => placed.filter(isGood).length / (placed.length || 1)
  return {
    queries: placed.length,
    first: share(({ place }) => place === 1),
    three: share(({ place }) => place >= 1 && place <= 3),
    empty: share(({ found }) => found.length === 0),
  }
}

/** Sums up a set of queries kind by kind. */
export function judgeKinds(placed: Placed[]): Map<string, Judgement> {
  const kinds = [...new Set(placed.map(({ kind }) => kind))].sort()
  return new Map(kinds.map(kind => [kind, judge(placed.filter(query => query.kind === kind))]))
}

/** Pages in the order of the dialog: group by group, each at most so long. */
function listPages({ hits }: SearchAnswer, limit: number): string[] {
  const groups = new Map<string, string[]>()
  for (const { hierarchy, url } of hits) {
    const group = groups.get(hierarchy.lvl0 ?? '') ?? []
    const page = url.split('#')[0]!
    const rows = group.filter(shown => shown === page).length
    if (group.length < limit && rows < ROWS_PER_PAGE) group.push(page)
    groups.set(hierarchy.lvl0 ?? '', group)
  }
  return [...new Set([...groups.values()].flat())]
}
