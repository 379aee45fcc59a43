import type { SearchHit } from 'inkstone-search/browser'
import { describe, expect, it } from 'vitest'
import { type DialogAction, type DialogState, isWaiting, openState, reduceDialog } from './dialog-state'
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
const start = openState({ text: '' })
const type = (text: string): DialogAction => ({ type: 'input', text, composing: false })
const compose = (text: string): DialogAction => ({ type: 'input', text, composing: true })
const enter: DialogAction = { type: 'await', openIn: 'here' }
const answer = (query: string, found = groups): DialogAction => ({
  type: 'answer',
  query,
  filter: '',
  groups: found,
  found: 2,
})
const fail = (query: string): DialogAction => ({
  type: 'fail',
  query,
  filter: '',
  failure: { kind: 'timeout', message: 'Socket timeout' },
})

describe('the screen', () => {
  it('goes from idle over loading and stalled to idle', () => {
    const steps = [type('a'), { type: 'stall' } as const, answer('a')]
    const seen = steps.map((_, index) => run(start, ...steps.slice(0, index + 1)).status)
    expect(seen).toEqual(['loading', 'stalled', 'idle'])
  })

  it('answers the old query until the new one is answered', () => {
    const asked = run(start, type('a'), answer('a'), type('ab'))
    expect(asked).toMatchObject({ typed: 'ab', asked: 'ab', screen: { kind: 'results', query: 'a', groups } })
    expect(isWaiting(asked)).toBe(true)
    const answered = run(asked, answer('ab', []))
    expect(answered.screen).toEqual({ kind: 'none', query: 'ab', filter: '' })
    expect(run(answered, type('abc')).screen).toEqual({ kind: 'none', query: 'ab', filter: '' })
  })

  it('drops answers and failures of another query', () => {
    const typing = run(start, type('a'), type('ab'))
    expect(run(typing, answer('a'))).toBe(typing)
    expect(run(typing, fail('a'))).toBe(typing)
  })

  it('asks nothing new for blanks and invisible characters, nor for results that still stand', () => {
    const answered = run(start, type('a'), answer('a'))
    expect(run(answered, type('a \u200b'))).toEqual({ ...answered, typed: 'a \u200b' })
    expect(isWaiting(run(answered, type('ab'), type('a')))).toBe(false)
    for (const blank of ['\u0000', '\u200b', '  ']) expect(run(start, type(blank)).status).toBe('idle')
  })

  it('is the start for an empty query, at once', () => {
    expect(run(start, type('a'), answer('a'), type('  '))).toMatchObject({
      screen: { kind: 'start' },
      status: 'idle',
    })
  })

  it('stays on the error until the next input, and asks again then', () => {
    const failed = run(start, type('a'), fail('a'))
    expect(failed).toMatchObject({ status: 'error', screen: { failure: { message: 'Socket timeout' } } })
    expect(run(failed, { type: 'stall' })).toBe(failed)
    expect(run(failed, type('ab'), type('a')).status).toBe('loading')
    expect(run(failed, type('ab'), answer('ab')).screen.kind).toBe('results')
  })

  it('offers the longest list of groups when nothing is found', () => {
    const one = groups.slice(0, 1)
    const state = run(start, type('a'), answer('a'), type('b'), answer('b', one), type('c'), answer('c', []))
    expect(state).toMatchObject({ screen: { kind: 'none' }, suggestions: ['指南', '问题'] })
  })
})

describe('an input method', () => {
  it('asks nothing before it commits, then once', () => {
    const composing = run(start, compose('r'), compose('ren yi'))
    expect(composing).toMatchObject({ typed: 'ren yi', asked: '', status: 'idle' })
    const committed = run(composing, type('任意'))
    expect(committed).toMatchObject({ typed: '任意', asked: '任意', status: 'loading' })
    // Some browsers report the same text again after the commit.
    expect(run(committed, type('任意'))).toBe(committed)
  })

  it('leaves the answer standing when it is given up', () => {
    const answered = run(start, type('a'), answer('a'))
    expect(run(answered, compose('ab'), type('a'))).toEqual(answered)
  })
})

describe('a filter', () => {
  it('asks again, keeps the rows meanwhile, and takes only its own answer', () => {
    const counted = { ...answer('a'), counts: { '': 3, api: 1 } } as DialogAction
    const shown = run(start, type('a'), counted)
    const narrowed = run(shown, { type: 'filter', filter: 'api' })
    expect(isWaiting(narrowed)).toBe(true)
    expect(narrowed).toMatchObject({ filter: 'api', screen: { kind: 'results', filter: '' } })
    expect(run(narrowed, answer('a'))).toBe(narrowed)
    const own = { ...answer('a'), filter: 'api' } as DialogAction
    expect(run(narrowed, own)).toMatchObject({
      screen: { filter: 'api' },
      counts: { query: 'a', of: { api: 1 } },
    })
    expect(isWaiting(run(narrowed, { type: 'filter', filter: '' }))).toBe(false)
  })

  it('is kept for the next query, and asks nothing without one', () => {
    expect(run(start, { type: 'filter', filter: 'api' })).toMatchObject({ filter: 'api', status: 'idle' })
  })
})

describe('choosing', () => {
  const shown = run(start, type('a'), answer('a'))

  it('moves in a circle and starts anew with each query', () => {
    const up = run(shown, { type: 'move', by: -1, count: 2 })
    expect(up.active).toBe(1)
    expect(run(up, { type: 'move', by: 1, count: 2 }).active).toBe(0)
    expect(run(up, type('ab')).active).toBe(0)
    expect(run(shown, { type: 'move', by: 1, count: 0 })).toBe(shown)
  })

  it('is not possible among the rows of another query', () => {
    const waiting = run(shown, type('ab'))
    expect(run(waiting, { type: 'move', by: 1, count: 2 })).toBe(waiting)
    expect(run(waiting, { type: 'activate', item: 1 })).toBe(waiting)
  })

  it('unfolds the rest of a page, but not of another query', () => {
    expect(run(shown, { type: 'expand', page: '/1' }).screen).toMatchObject({ expanded: ['/1'] })
    const waiting = run(shown, type('ab'))
    expect(run(waiting, { type: 'expand', page: '/1' })).toBe(waiting)
  })

  it('waits for the answer, once', () => {
    const waiting = run(shown, type('ab'), enter)
    expect(waiting.awaited).toBe('here')
    expect(run(waiting, { type: 'await', openIn: 'newTab' })).toBe(waiting)
    const answered = run(waiting, answer('ab'))
    expect(answered.awaited).toBe('here')
    expect(run(answered, { type: 'opened' }).awaited).toBeUndefined()
  })

  it('ends the wait with other text, a failure, or nothing found', () => {
    const waiting = run(shown, type('ab'), enter)
    for (const end of [type('abc'), fail('ab'), answer('ab', [])])
      expect(run(waiting, end).awaited).toBeUndefined()
    expect(run(shown, enter)).toBe(shown)
  })

  it('remembers an Enter from before the dialog was there', () => {
    expect(openState({ text: 'a', entered: true })).toMatchObject({ asked: 'a', awaited: 'here' })
    expect(openState({ text: '', entered: true }).awaited).toBeUndefined()
  })
})
