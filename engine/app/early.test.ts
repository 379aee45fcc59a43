import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { ClientSite } from '../model'
import { createEarlyScript } from './early'

type Settings = Parameters<typeof createEarlyScript>[0]
type Handler = (event: unknown) => void

const dark: ClientSite['colorMode'] = {
  defaultMode: 'dark',
  disableSwitch: false,
  respectPrefersColorScheme: false,
}

/** Runs the script in a browser of cardboard. */
function run(
  settings: Partial<Settings> = {},
  at: { store?: object; search?: string; systemDark?: boolean } = {},
) {
  const attributes: Record<string, string> = {}
  const classes: string[] = []
  const handlers = new Map<string, Handler>()
  const window: Pick<Window, '__early'> = {}
  const root = {
    setAttribute(name: string, value: unknown) {
      if (/[^\w-]/.test(name)) throw new Error('InvalidCharacterError')
      attributes[name] = String(value)
    },
    classList: { add: (name: string) => classes.push(name) },
  }
  const context = {
    window,
    document: { documentElement: root },
    location: { search: at.search ?? '' },
    URLSearchParams,
    AbortController,
    matchMedia: () => ({ matches: at.systemDark ?? false }),
    addEventListener(kind: string, handler: Handler, { signal }: { signal: AbortSignal }) {
      handlers.set(kind, handler)
      signal.addEventListener('abort', () => handlers.delete(kind))
    },
  }
  const store = at.store
  Object.defineProperty(context, 'localStorage', {
    get() {
      if (!store) throw new Error('SecurityError')
      return store
    },
  })
  runInNewContext(createEarlyScript({ colorMode: dark, storageNamespace: '', ...settings }), context)
  return { attributes, classes, handlers, early: window.__early! }
}

const announcement = { id: 'announcement-bar', content: '', isCloseable: true }
const respectful = { ...dark, respectPrefersColorScheme: true }

describe('colour mode', () => {
  it('is the default without a choice', () => {
    const { attributes, classes } = run({}, { store: {} })
    expect(attributes).toEqual({ 'data-theme': 'dark', 'data-theme-choice': 'dark' })
    expect(classes).toEqual(['js'])
  })
  it('is the stored choice', () => {
    expect(run({}, { store: { theme: 'light' } }).attributes).toEqual({
      'data-theme': 'light',
      'data-theme-choice': 'light',
    })
  })
  it('is what the query says, before the stored choice', () => {
    const { attributes } = run({}, { store: { theme: 'light' }, search: '?docusaurus-theme=dark' })
    expect(attributes['data-theme']).toBe('dark')
  })
  it('follows the system when that is respected', () => {
    const { attributes } = run({ colorMode: respectful }, { store: {}, systemDark: false })
    expect(attributes).toEqual({ 'data-theme': 'light', 'data-theme-choice': 'system' })
  })
  it('is the stored choice even when the system is respected', () => {
    const at = { store: { theme: 'light' }, systemDark: true }
    expect(run({ colorMode: respectful }, at).attributes['data-theme']).toBe('light')
  })
  it('ignores garbage and missing storage', () => {
    expect(run({}, { store: { theme: '<b>' } }).attributes['data-theme']).toBe('dark')
    expect(run({}, {}).attributes['data-theme']).toBe('dark')
  })
  it('ignores the storage when the switch is disabled', () => {
    const { attributes } = run({ colorMode: { ...dark, disableSwitch: true } }, { store: { theme: 'light' } })
    expect(attributes['data-theme']).toBe('dark')
  })
  it('reads the key with the namespace', () => {
    const store = { theme: 'dark', 'theme-x1': 'light' }
    expect(run({ storageNamespace: '-x1' }, { store }).attributes['data-theme']).toBe('light')
  })
})

describe('announcement', () => {
  const flag = 'data-announcement-bar-initially-dismissed'
  it('says nothing when there is none', () => {
    expect(run({}, { store: {} }).attributes).not.toHaveProperty(flag)
  })
  it.each([
    [{}, 'false'],
    [{ 'docusaurus.announcement.dismiss': 'true' }, 'false'],
    [{ 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'announcement-bar' }, 'true'],
    [{ 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'annoucement-bar' }, 'true'],
    [{ 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'older' }, 'false'],
    [
      { 'docusaurus.announcement.dismiss': 'false', 'docusaurus.announcement.id': 'announcement-bar' },
      'false',
    ],
  ])('with %j is dismissed: %s', (store, dismissed) => {
    expect(run({ announcement }, { store }).attributes[flag]).toBe(dismissed)
  })
})

describe('attributes', () => {
  it('copies data parameters', () => {
    const { attributes } = run({}, { search: '?docusaurus-data-mode=embed&other=1&docusaurus-data-%3C=x' })
    expect(attributes['data-mode']).toBe('embed')
    expect(Object.keys(attributes)).toHaveLength(3)
  })
  it('tells remembered tabs', () => {
    const store = { 'docusaurus.tab.npm2yarn': 'pnpm', 'docusaurus.tab.My Tab': 'a', other: 'b' }
    const { attributes } = run({}, { store })
    expect(attributes).toMatchObject({ 'data-tab-npm2yarn': 'pnpm', 'data-tab-my_20tab': 'a' })
    expect(Object.keys(attributes)).toHaveLength(4)
  })
})

describe('early clicks', () => {
  const event = (over: object) => ({
    preventDefault() {},
    target: { closest: () => null },
    ...over,
  })

  it('queues buttons and search keys, wakes the app, and stops', () => {
    const { early, handlers } = run()
    let woken = 0
    early.wake = () => woken++
    const button = { closest: () => ({ dataset: { early: 'menu' } }) }
    handlers.get('click')!(event({ type: 'click', target: button }))
    handlers.get('click')!(event({ type: 'click' }))
    handlers.get('keydown')!(event({ key: 'K', ctrlKey: true }))
    handlers.get('keydown')!(event({ key: '/' }))
    handlers.get('keydown')!(
      event({
        key: '/',
        target: { closest: (selector: string) => (selector.includes('input') ? {} : null) },
      }),
    )
    handlers.get('keydown')!(event({ key: 'k' }))
    handlers.get('keydown')!(event({}))
    expect([...early.queue]).toEqual(['menu', 'search', 'search'])
    expect(woken).toBe(3)
    early.stop()
    expect(handlers.size).toBe(0)
  })

  it('queues a button in the page without taking the click away, and wakes the app', () => {
    const { early, handlers } = run()
    let woken = 0
    early.wake = () => woken++
    const button = { dataset: {} }
    const target = { closest: (selector: string) => (selector.includes('main button') ? button : null) }
    const preventDefault = () => expect.unreachable('the click is the browser’s too')
    handlers.get('click')!(event({ type: 'click', target, preventDefault }))
    expect([...early.queue]).toEqual([button])
    expect(woken).toBe(1)
  })
})

it('stays small', () => {
  const script = createEarlyScript({ colorMode: respectful, announcement, storageNamespace: '-abc' })
  expect(script.length).toBeLessThan(1536)
  expect(script).not.toContain('</')
})
