import type { SearchHit } from 'inkstone-search/browser'
import { describe, expect, it } from 'vitest'
import { emptyHits } from '../fixtures'
import { groupHits, rowsOf } from './group-hits'

/** "甲/page" is a page, "甲/page#a" a passage of it, both under 甲. */
function hit(id: string, more: Partial<SearchHit> = {}): SearchHit {
  const [plain] = emptyHits(1)
  const [lvl0, page] = id.split(/[/#]/)
  const type = id.includes('#') ? 'content' : 'lvl1'
  const hierarchy = { ...plain!.hierarchy, lvl0: lvl0!, lvl1: page! }
  return { ...plain!, objectID: id, url: `/${id}`, type, hierarchy, content: `文 ${id}`, ...more }
}

/** Returns the titles of groups with the names of their rows. */
function show(hits: SearchHit[], limit = 5, expanded: string[] = []) {
  return groupHits(hits, limit).map(group => [
    group.title,
    ...rowsOf(group, expanded).map(row => (row.kind === 'hit' ? row.hit.objectID : `+${row.count}`)),
  ])
}

describe('groupHits', () => {
  it('keeps the order in which groups and pages came', () => {
    expect(show([hit('乙/b'), hit('甲/a'), hit('乙/c')])).toEqual([
      ['乙', '乙/b', '乙/c'],
      ['甲', '甲/a'],
    ])
  })

  it('puts a page above its passages and names it as their parent', () => {
    const hits = [hit('甲/a#1'), hit('甲/b'), hit('甲/a')]
    expect(show(hits)).toEqual([['甲', '甲/a', '甲/a#1', '甲/b']])
    const [group] = groupHits(hits, 5)
    expect(group!.pages[0]!.shown.map(({ parent }) => parent?.objectID)).toEqual([undefined, '甲/a'])
  })

  it('shows two rows of a page until more is asked for, so that others have room', () => {
    const hits = [1, 2, 3, 4].map(part => hit(`甲/a#${part}`)).concat([hit('甲/b'), hit('甲/c')])
    expect(show(hits)).toEqual([['甲', '甲/a#1', '甲/a#2', '+2', '甲/b', '甲/c']])
    expect(show(hits, 5, ['/甲/a'])).toEqual([['甲', '甲/a#1', '甲/a#2', '甲/a#3', '甲/a#4', '甲/b', '甲/c']])
  })

  it('shows at most so many rows of a group', () => {
    const hits = ['a', 'b', 'c', 'd'].flatMap(page => [hit(`甲/${page}`), hit(`甲/${page}#1`)])
    expect(show(hits, 5)).toEqual([['甲', '甲/a', '甲/a#1', '甲/b', '甲/b#1', '甲/c', '+1']])
    expect(show(hits, 1)).toEqual([['甲', '甲/a', '+1']])
  })

  it('says a sentence once: of a partial on many pages, or a hit that came twice', () => {
    const same = { content: '同一 句话' }
    const hits = [
      hit('甲/a#1', same),
      hit('甲/b#1', { content: '同一  句话 ' }),
      hit('甲/c', same),
      hit('甲/a#1', same),
    ]
    expect(show(hits)).toEqual([['甲', '甲/a#1', '甲/c']])
    const [group] = groupHits(hits, 5)
    expect(group!.pages.map(({ shown }) => shown[0]!.repeats)).toEqual([undefined, true])
  })
})
