import type { SearchHit } from 'inkstone-search/browser'

/** A hit, with its page if that is a hit as well. */
export interface GroupedHit extends SearchHit {
  parent?: SearchHit
  /** Whether an earlier row shows the same passage, for example from a shared partial. */
  repeats?: boolean
}

/** The hits of one page: the visible ones, and those behind "more of this page". */
interface PageHits {
  key: string
  shown: GroupedHit[]
  hidden: GroupedHit[]
}

export interface HitGroup {
  title: string
  pages: PageHits[]
}

/** A selectable row: a hit, or "more of this page". */
export type ResultRow = { kind: 'hit'; hit: GroupedHit } | { kind: 'more'; page: string; count: number }

/** Maximum number of rows per page in a group, until expanded. */
const ROWS_PER_PAGE = 2

/** Groups hits by top-level heading, then by page, with at most `limit` rows per group, in the order of the hits. */
export function groupHits(hits: SearchHit[], limit: number): HitGroup[] {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of withoutRepeats(hits)) {
    const title = hit.hierarchy.lvl0 ?? ''
    groups.set(title, [...(groups.get(title) ?? []), hit])
  }
  return [...groups].map(([title, members]) => ({ title, pages: choosePages(members, limit) }))
}

/** Returns the rows of a group; `expanded` are the pages shown completely. */
export function rowsOf({ pages }: HitGroup, expanded: string[]): ResultRow[] {
  return pages.flatMap(({ key, shown, hidden }) => {
    const isExpanded = expanded.includes(key)
    const hits = isExpanded ? [...shown, ...hidden] : shown
    const rows: ResultRow[] = hits.map(hit => ({ kind: 'hit', hit }))
    return isExpanded || hidden.length === 0
      ? rows
      : [...rows, { kind: 'more', page: key, count: hidden.length }]
  })
}

/** Groups hits by page, with the page itself first; drops pages for which the group has no row left. */
function choosePages(hits: SearchHit[], limit: number): PageHits[] {
  const pages = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const key = pageOf(hit)
    pages.set(key, [...(pages.get(key) ?? []), hit])
  }
  let left = limit
  const chosen: PageHits[] = []
  for (const [key, found] of pages) {
    if (left === 0) break
    const page = found.find(hit => hit.type === 'lvl1')
    const rest: GroupedHit[] = found.filter(hit => hit !== page)
    const rows: GroupedHit[] = page ? [page, ...rest.map(hit => ({ ...hit, parent: page }))] : rest
    const count = Math.min(left, ROWS_PER_PAGE)
    chosen.push({ key, shown: rows.slice(0, count), hidden: rows.slice(count) })
    left -= Math.min(count, rows.length)
  }
  return chosen
}

/** Removes duplicate hits and content hits that repeat a passage; marks headings whose passage is repeated. */
function withoutRepeats(hits: SearchHit[]): GroupedHit[] {
  const ids = new Set<string>()
  const passages = new Set<string>()
  return hits.flatMap((hit): GroupedHit[] => {
    if (ids.has(hit.objectID)) return []
    ids.add(hit.objectID)
    const passage = hit.content?.replace(/\s+/g, ' ').trim()
    if (!passage) return [hit]
    const repeats = passages.has(passage)
    passages.add(passage)
    if (!repeats) return [hit]
    return hit.type === 'content' ? [] : [{ ...hit, repeats }]
  })
}

export function pageOf({ url }: SearchHit): string {
  return url.split('#')[0]!
}
