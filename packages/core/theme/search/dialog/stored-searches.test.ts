import { describe, expect, it } from 'vitest'
import { emptyHits } from '../fixtures'
import { openStoredSearches, toRemember } from './stored-searches'

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs'
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs'

function memory(stored: Record<string, string> = {}) {
  const slotOf = (key: string) => ({
    get: () => stored[key] ?? null,
    set: (value: string) => {
      stored[key] = value
    },
  })
  const canOpen = (url: string) => url.startsWith('/') && !url.startsWith('//')
  return { stored, open: () => openStoredSearches({ indexName: 'docs', slotOf, canOpen }) }
}
const [hit] = emptyHits(1)
const ids = (hits: { objectID: string }[]) => hits.map(own => own.objectID)

describe('stored searches', () => {
  it('keeps the newest seven, each once, without marks', () => {
    const { stored, open } = memory()
    const searches = open()
    for (const own of [...emptyHits(9), ...emptyHits(9).slice(3, 4)]) searches.remember(own)
    expect(ids(open().recent())).toEqual(['3', '8', '7', '6', '5', '4', '2'])
    expect(stored[RECENT]).not.toContain('snippet')
  })

  it('keeps four when there were favourites as it opened, and ten of those', () => {
    const { open } = memory()
    for (const own of emptyHits(12)) open().favor(own)
    const searches = open()
    for (const own of emptyHits(30).slice(20)) searches.remember(own)
    expect(searches.recent()).toHaveLength(4)
    expect(searches.favorites()).toHaveLength(10)
  })

  it('moves a search to the favourites, and never remembers one of those', () => {
    const { open } = memory()
    open().remember(hit!)
    open().favor(hit!)
    open().remember(hit!)
    expect([ids(open().recent()), ids(open().favorites())]).toEqual([[], ['0']])
    open().forgetFavorite(hit!)
    open().remember(hit!)
    open().forgetRecent(hit!)
    expect([open().recent(), open().favorites()]).toEqual([[], []])
  })

  it('reads garbage as nothing', () => {
    for (const garbage of [
      '',
      '{',
      'null',
      '7',
      '{}',
      '[null,1,{}]',
      '[{"objectID":"1"}]',
      '[{"objectID":1,"url":2}]',
    ]) {
      const { open } = memory({ [RECENT]: garbage, [FAVORITE]: garbage })
      expect([open().recent(), open().favorites()], garbage).toEqual([[], []])
    }
  })

  it.each([
    { ...hit, type: '__proto__' },
    { ...hit, type: 'constructor' },
    { ...hit, url: '//evil.example/x' },
    { ...hit, url: 'javascript:alert(1)' },
  ])('drops a hit that cannot be drawn or opened: $type $url', garbage => {
    const { open } = memory({ [RECENT]: JSON.stringify([garbage, { ...hit, objectID: 'good' }]) })
    expect(ids(open().recent())).toEqual(['good'])
  })

  it('keeps one of two hits with the same name', () => {
    const { open } = memory({ [RECENT]: JSON.stringify([hit, hit]) })
    expect(ids(open().recent())).toEqual(['0'])
  })

  it('takes only texts from what is stored', () => {
    const evil = [
      { ...hit, content: { toString: 'x' }, hierarchy: { ...hit!.hierarchy, lvl2: ['<img>'] }, extra: 1 },
    ]
    const { open } = memory({ [RECENT]: JSON.stringify(evil) })
    expect(open().recent()).toEqual([
      { objectID: '0', url: '/0', type: 'lvl1', content: null, hierarchy: hit!.hierarchy },
    ])
  })

  it('lives on in memory when the storage takes nothing', () => {
    const slotOf = () => ({ get: () => null, set: () => {} })
    const searches = openStoredSearches({ indexName: 'docs', slotOf, canOpen: () => true })
    searches.remember(hit!)
    expect(ids(searches.recent())).toEqual(['0'])
  })
})

describe('toRemember', () => {
  it('is the page of a passage, or the section when the page is no hit', () => {
    const passage = { ...hit!, type: 'content' as const, content: '一句话', url: '/0#a' }
    expect(toRemember(hit!)).toBe(hit)
    expect(toRemember({ ...passage, parent: hit! })).toBe(hit)
    expect(toRemember(passage)).toMatchObject({ objectID: '/0#a', url: '/0#a', type: 'lvl1', content: null })
    const inSection = { ...passage, hierarchy: { ...passage.hierarchy, lvl3: '节' } }
    expect(toRemember(inSection)).toMatchObject({ type: 'lvl3', content: null })
  })
})
