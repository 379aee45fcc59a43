import { describe, expect, it } from 'vitest'
import { emptyHits } from '../fixtures'
import { openPage, type PageAction, reducePage } from './page-state'

const answer = (query: string, page: number): PageAction => ({
  type: 'answer',
  query,
  filter: '',
  answer: { hits: emptyHits(2), nbHits: 20, page, nbPages: 2 },
})
const run = (...actions: PageAction[]) => actions.reduce(reducePage, openPage({ query: '甲' }))

describe('reducePage', () => {
  it('adds page after page', () => {
    const first = run(answer('甲', 0))
    expect(first).toMatchObject({ count: 20, loaded: 1, pages: 2, loading: false })
    const second = [{ type: 'more' } as const, answer('甲', 1)].reduce(reducePage, first)
    expect(second.hits).toHaveLength(4)
    expect(reducePage(second, { type: 'more' })).toBe(second)
  })

  it('begins anew with another query and ignores answers to the last one', () => {
    const typed = run(answer('甲', 0), { type: 'input', query: '乙' })
    expect(typed).toMatchObject({ hits: [], loading: true })
    expect(reducePage(typed, answer('甲', 0))).toBe(typed)
  })

  it('has nothing to load for a blank or invisible query', () => {
    for (const query of ['', '  ', '\u0000', '\u200b'])
      expect(openPage({ query })).toMatchObject({ loading: false })
  })

  it('goes on after the pages that were there before a step back', () => {
    const back = reducePage(openPage({ query: '甲', pages: 2 }), answer('甲', 0))
    expect(back).toMatchObject({ loaded: 2, pages: 2, loading: false })
    expect(reducePage(back, { type: 'more' })).toBe(back)
  })

  it('begins anew with another filter, keeps the counts, and drops answers without it', () => {
    const counted = answer('甲', 0) as Extract<PageAction, { type: 'answer' }>
    counted.answer = { ...counted.answer, documents: 3, facets: { category: { api: 2 } } }
    const narrowed = run(counted, { type: 'input', query: '甲', filter: 'api' })
    expect(narrowed).toMatchObject({ filter: 'api', hits: [], loading: true, counts: { api: 2, '': 3 } })
    expect(reducePage(narrowed, counted)).toBe(narrowed)
  })

  it('takes an answer once', () => {
    const first = run(answer('甲', 0))
    expect(reducePage(first, answer('甲', 0))).toBe(first)
  })

  it('hides the hits with the first Escape and clears the query with the second', () => {
    const hidden = run(answer('甲', 0), { type: 'escape' })
    expect(hidden).toMatchObject({ query: '甲', shown: false })
    expect(reducePage(hidden, { type: 'input', query: '甲' })).toMatchObject({ shown: true, count: 20 })
    expect(reducePage(hidden, { type: 'escape' })).toMatchObject({ query: '', loading: false })
  })

  it('tells a failure and stops loading', () => {
    const failed = run({
      type: 'fail',
      query: '甲',
      filter: '',
      failure: { kind: 'api', message: 'x', status: 500 },
    })
    expect(failed).toMatchObject({ loading: false, failure: { status: 500 } })
  })
})
