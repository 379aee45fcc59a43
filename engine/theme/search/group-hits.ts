import type { SearchHit } from '../../search/browser'

/** A hit with the page it belongs to, when that page is a hit itself. */
export interface GroupedHit extends SearchHit {
  parent?: SearchHit
}

/** The hits under one top-level heading. */
export interface HitGroup {
  title: string
  hits: GroupedHit[]
}

/** Groups hits by top-level heading and inside by page, at most `limit` each, in the order they came. */
export function groupHits(hits: SearchHit[], limit: number): HitGroup[] {
  return collect(hits, hit => hit.hierarchy.lvl0 ?? '', limit).map(([title, members]) => ({
    title,
    hits: collect(members, hit => hit.hierarchy.lvl1 ?? '', limit).flatMap(([, siblings]) => {
      const page = siblings.find(hit => hit.type === 'lvl1')
      return siblings.map(hit =>
        page && hit !== page && hit.type !== 'lvl1' ? { ...hit, parent: page } : hit,
      )
    }),
  }))
}

function collect(hits: SearchHit[], key: (hit: SearchHit) => string, limit: number): [string, SearchHit[]][] {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const members = groups.get(key(hit)) ?? []
    if (members.length < limit) members.push(hit)
    groups.set(key(hit), members)
  }
  return [...groups]
}
