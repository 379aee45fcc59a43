import type { SearchHit } from 'inkstone-search/browser'

/** Returns numbered hits without matches, for tests. */
export function emptyHits(count: number): SearchHit[] {
  return Array.from({ length: count }, (_, index) => ({
    objectID: String(index),
    type: 'lvl1',
    url: `/${index}`,
    content: null,
    hierarchy: {
      lvl0: '指南',
      lvl1: `第 ${index} 页`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    snippet: {},
    highlight: {},
  }))
}
