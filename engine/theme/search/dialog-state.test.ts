import { describe, expect, it } from 'vitest'
import type { SearchHit } from '../../search/browser'
import { type DialogAction, type DialogState, openState, reduceDialog } from './dialog-state'
import { groupHits } from './group-hits'

const hit = (
  objectID: string,
  lvl0: string,
  lvl1: string,
  type: SearchHit['type'] = 'content',
): SearchHit => ({
  objectID,
  type,
  url: `/${objectID}`,
  content: null,
  hierarchy: { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  snippet: {},
  highlight: {},
})
const groups = groupHits([hit('1', '指南', '甲'), hit('2', '问题', '乙')], 5)
const run = (state: DialogState, ...actions: DialogAction[]) => actions.reduce(reduceDialog, state)
const answer = (query: string, found = groups): DialogAction => ({
  type: 'answer',
  query,
  groups: found,
  nbHits: 2,
})
const fail = (query: string): DialogAction => ({
  type: 'fail',
  query,
  failure: { kind: 'timeout', message: 'Socket timeout' },
})

describe('reduceDialog', () => {
  it('goes from idle over loading and stalled to idle', () => {
    let state = openState('')
    const seen: string[] = []
    for (const action of [{ type: 'input', query: 'a' }, { type: 'stall' }, answer('a')] as DialogAction[]) {
      state = reduceDialog(state, action)
      seen.push(state.status)
    }
    expect(seen).toEqual(['loading', 'stalled', 'idle'])
  })

  it('keeps the screen while a search runs', () => {
    const shown = run(openState(''), { type: 'input', query: 'a' }, answer('a'))
    expect(run(shown, { type: 'input', query: 'ab' }, { type: 'stall' })).toMatchObject({
      screen: 'results',
      status: 'stalled',
      groups,
    })
  })

  it('stays on the error until the next input, and never loses it to a late answer', () => {
    const failed = run(openState(''), { type: 'input', query: 'a' }, fail('a'))
    expect(failed).toMatchObject({ status: 'error', screen: 'error', failure: { message: 'Socket timeout' } })
    expect(run(failed, { type: 'stall' })).toBe(failed)
    expect(run(failed, { type: 'input', query: 'ab' }).status).toBe('loading')
    expect(run(failed, { type: 'input', query: 'ab' }, answer('ab'))).toMatchObject({
      screen: 'results',
      failure: undefined,
    })
  })

  it('drops answers and failures of an older query', () => {
    const typing = run(openState(''), { type: 'input', query: 'a' }, { type: 'input', query: 'ab' })
    expect(run(typing, answer('a'))).toBe(typing)
    expect(run(typing, fail('a'))).toBe(typing)
  })

  it('shows the start screen for an empty query at once', () => {
    const shown = run(openState(''), { type: 'input', query: 'a' }, answer('a'))
    expect(run(shown, { type: 'input', query: '  ' })).toMatchObject({
      screen: 'start',
      status: 'idle',
      groups: [],
    })
  })

  it('moves in a circle and starts anew with each query', () => {
    const shown = run(openState(''), { type: 'input', query: 'a' }, answer('a'))
    const up = run(shown, { type: 'move', by: -1, count: 2 })
    expect(up.active).toBe(1)
    expect(run(up, { type: 'move', by: 1, count: 2 }).active).toBe(0)
    expect(run(up, { type: 'input', query: 'ab' }).active).toBe(0)
    expect(run(shown, { type: 'move', by: 1, count: 0 })).toBe(shown)
  })

  it('remembers the longest list of groups as suggestions', () => {
    const one = groups.slice(0, 1)
    const state = run(
      openState(''),
      { type: 'input', query: 'a' },
      answer('a'),
      { type: 'input', query: 'b' },
      answer('b', one),
      { type: 'input', query: 'c' },
      answer('c', []),
    )
    expect(state).toMatchObject({ screen: 'none', suggestions: ['指南', '问题'] })
  })
})

describe('groupHits', () => {
  it('takes at most so many of a group, in the order they came', () => {
    const hits = Array.from({ length: 8 }, (_, index) =>
      hit(String(index), index % 2 ? '乙' : '甲', String(index)),
    )
    const grouped = groupHits(hits, 3)
    expect(grouped.map(group => [group.title, group.hits.map(own => own.objectID)])).toEqual([
      ['甲', ['0', '2', '4']],
      ['乙', ['1', '3', '5']],
    ])
  })

  it('gathers the hits of a page and names its page as parent', () => {
    const hits = [hit('text', '甲', '页'), hit('other', '甲', '别页'), hit('page', '甲', '页', 'lvl1')]
    const [group] = groupHits(hits, 5)
    expect(group!.hits.map(own => [own.objectID, own.parent?.objectID])).toEqual([
      ['text', 'page'],
      ['page', undefined],
      ['other', undefined],
    ])
  })
})
