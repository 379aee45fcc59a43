import { afterEach, expect, it, vi } from 'vitest'
import { turnPage } from './turn-page'

const attributes = new Set<string>()
const root = {
  setAttribute: (name: string) => attributes.add(name),
  removeAttribute: (name: string) => attributes.delete(name),
}

/** Mocks a browser with or without view transitions; `log` records the order of calls. */
function browse(log: string[], { fades = true, reduced = false } = {}) {
  const startViewTransition = (change: () => Promise<void>) => {
    log.push('picture')
    const updateCallbackDone = Promise.resolve().then(change)
    return {
      updateCallbackDone,
      ready: Promise.resolve(),
      finished: updateCallbackDone.then(() => void log.push(`faded ${[...attributes]}`)),
      skipTransition: () => log.push('skipped'),
    }
  }
  vi.stubGlobal('document', { documentElement: root, ...(fades && { startViewTransition }) })
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
}

afterEach(() => attributes.clear())

it.each([
  ['a browser that cannot fade', { fades: false }],
  ['a visitor who wants no motion', { reduced: true }],
])('for %s the page changes at once', async (_, options) => {
  const log: string[] = []
  browse(log, options)
  const turned = turnPage({ live: false }, () => log.push('changed'))
  expect(log).toEqual(['changed'])
  await turned
  expect(attributes.size).toBe(0)
})

it('fades elsewhere, and takes its mark away at the end', async () => {
  const log: string[] = []
  browse(log)
  await turnPage({ live: false }, () => log.push('changed'))
  expect(log.slice(0, 2)).toEqual(['picture', 'changed'])
  await vi.waitFor(() => expect(attributes.size).toBe(0))
  expect(log.at(-1)).toBe('faded data-turning')
})

it('waits for React without holding the picture', async () => {
  const log: string[] = []
  browse(log)
  const hydrating = Promise.resolve().then(() => void log.push('hydrated'))
  await turnPage({ live: false, hydrating }, () => log.push('changed'))
  expect(log.indexOf('skipped')).toBeLessThan(log.indexOf('changed'))
  expect(log.indexOf('hydrated')).toBeLessThan(log.indexOf('changed'))
})
