import type { SearchAnswer } from './protocol'

/** A typical query with the pages that answer it; any of them counts as correct. */
export interface JudgedQuery {
  query: string
  kind: string
  targets: string[]
}

/** Quality of the answers to a set of queries, as shares from 0 to 1. */
export interface Judgement {
  queries: number
  /** Share of queries with a correct first page. */
  first: number
  /** Share with a correct page among the first three. */
  three: number
  /** Share without any hit. */
  empty: number
}

/** A query with the pages found, in order. `place` counts from 1; 0 means not found. */
export interface Placed extends JudgedQuery {
  found: string[]
  place: number
}

/** Maximum number of rows per page in a group of the dialog, before "more of this page" is used. */
const ROWS_PER_PAGE = 2

/** Finds the rank of the correct page, in the order of the dialog. */
export function placeAnswers(
  answers: { judged: JudgedQuery; answer: SearchAnswer }[],
  maxResultsPerGroup: number,
): Placed[] {
  return answers.map(({ judged, answer }) => {
    const found = listPages(answer, maxResultsPerGroup)
    return { ...judged, found, place: found.findIndex(page => judged.targets.includes(page)) + 1 }
  })
}

/** Summarizes a set of queries. */
export function judge(placed: Placed[]): Judgement {
  const share = (isGood: (query: Placed) => boolean) => placed.filter(isGood).length / (placed.length || 1)
  return {
    queries: placed.length,
    first: share(({ place }) => place === 1),
    three: share(({ place }) => place >= 1 && place <= 3),
    empty: share(({ found }) => found.length === 0),
  }
}

/** Summarizes a set of queries by kind. */
export function judgeKinds(placed: Placed[]): Map<string, Judgement> {
  const kinds = [...new Set(placed.map(({ kind }) => kind))].sort()
  return new Map(kinds.map(kind => [kind, judge(placed.filter(query => query.kind === kind))]))
}

/** Lists pages in the order of the dialog: group by group, each limited to a number of rows. */
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
