import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { EarlyQueue } from '../../client/early-queue'
import type { ClientSite } from '../../model'
import { bundleEarly } from './bundle-early'

type Settings = Parameters<typeof bundleEarly>[0]
type Handler = (event: unknown) => void

const dark: ClientSite['colorMode'] = {
  defaultMode: 'dark',
  disableSwitch: false,
  respectPrefersColorScheme: false,
}

/** Runs the script in a mock browser. */
async function run(
  settings: Partial<Settings> = {},
  at: { store?: object; search?: string; systemDark?: boolean } = {},
) {
  const attributes: Record<string, string> = {}
  const classes: string[] = []
  const handlers = new Map<string, Handler>()
  const window: { __early?: EarlyQueue } = {}
  const root = {
    setAttribute(name: string, value: unknown) {
      if (/[^\w-]/.test(name)) throw new Error('InvalidCharacterError')
      attributes[name] = String(value)
    },
    classList: { add: (name: string) => classes.push(name) },
  }
  const css: string[] = []
  const document: { documentElement: object; getElementById(): object; adoptedStyleSheets?: object[] } = {
    documentElement: root,
    getElementById: () => ({}),
  }
  const context = {
    window,
    document,
    CSSStyleSheet: class {
      replaceSync(rules: string) {
        css.push(rules)
      }
    },
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
  const { code } = await bundleEarly({ colorMode: dark, storageNamespace: '', ...settings })
  runInNewContext(code, context)
  return { attributes, classes, handlers, early: window.__early!, css, sheets: document.adoptedStyleSheets }
}

const announcement = { id: 'announcement-bar', content: '', isCloseable: true }
const respectful = { ...dark, respectPrefersColorScheme: true }

describe('colour mode', () => {
  it('is the default without a choice', async () => {
    const { attributes, classes } = await run({}, { store: {} })
    expect(attributes).toEqual({ 'data-theme': 'dark', 'data-theme-choice': 'dark' })
    expect(classes).toEqual(['js'])
  })
  it('is the stored choice', async () => {
    expect((await run({}, { store: { theme: 'light' } })).attributes).toEqual({
      'data-theme': 'light',
      'data-theme-choice': 'light',
    })
  })
  it('is what the query says, before the stored choice', async () => {
    const { attributes } = await run({}, { store: { theme: 'light' }, search: '?docusaurus-theme=dark' })
    expect(attributes['data-theme']).toBe('dark')
  })
  it('follows the system when that is respected', async () => {
    const { attributes } = await run({ colorMode: respectful }, { store: {}, systemDark: false })
    expect(attributes).toEqual({ 'data-theme': 'light', 'data-theme-choice': 'system' })
  })
  it('is the stored choice even when the system is respected', async () => {
    const at = { store: { theme: 'light' }, systemDark: true }
    expect((await run({ colorMode: respectful }, at)).attributes['data-theme']).toBe('light')
  })
  it('ignores garbage and missing storage', async () => {
    expect((await run({}, { store: { theme: '<b>' } })).attributes['data-theme']).toBe('dark')
    expect((await run({}, {})).attributes['data-theme']).toBe('dark')
  })
  it('ignores the storage when the switch is disabled', async () => {
    const { attributes } = await run(
      { colorMode: { ...dark, disableSwitch: true } },
      { store: { theme: 'light' } },
    )
    expect(attributes['data-theme']).toBe('dark')
  })
  it('reads the key with the namespace', async () => {
    const store = { theme: 'dark', 'theme-x1': 'light' }
    expect((await run({ storageNamespace: '-x1' }, { store })).attributes['data-theme']).toBe('light')
  })
})

describe('announcement', () => {
  const flag = 'data-announcement-bar-initially-dismissed'
  it('says nothing when there is none', async () => {
    expect((await run({}, { store: {} })).attributes).not.toHaveProperty(flag)
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
  ])('with %j is dismissed: %s', async (store, dismissed) => {
    expect((await run({ announcement }, { store })).attributes[flag]).toBe(dismissed)
  })
})

describe('attributes', () => {
  it('copies data parameters', async () => {
    const { attributes } = await run(
      {},
      { search: '?docusaurus-data-mode=embed&other=1&docusaurus-data-%3C=x' },
    )
    expect(attributes['data-mode']).toBe('embed')
    expect(Object.keys(attributes)).toHaveLength(3)
  })
})

describe('remembered tabs', () => {
  it('show by rules for what was chosen, until the runtime has started', async () => {
    const store = { 'docusaurus.tab.npm2yarn': 'pnpm', 'docusaurus.tab.My Tab': 'a"]{}' }
    const { css, sheets } = await run({}, { store })
    expect(sheets).toHaveLength(1)
    const tabs = 'html:not([data-tabs-live]) .tabs[data-group="npm2yarn"]:has(>[data-value="pnpm"])'
    expect(css[0]).toContain(`${tabs}>.tab-panel{display:none}${tabs}>[data-value="pnpm"]{display:block}`)
    expect(css[0]).toContain('[data-group="My Tab"]:has(>[data-value="a\\"]{}"])')
  })
  it('need no rules where nothing was chosen', async () => {
    expect((await run({}, { store: { theme: 'light' } })).sheets).toBeUndefined()
  })
})

describe('early uses', () => {
  const element = (...matching: string[]) => ({
    closest: (selector: string) => (matching.some(part => selector.includes(part)) ? {} : null),
    matches: (selector: string) => matching.some(part => selector.includes(part)),
  })
  const use = (type: string, over: object) => {
    const event = {
      type,
      target: element(),
      defaultPrevented: false,
      preventDefault: () => {
        event.defaultPrevented = true
      },
      ...over,
    }
    return event
  }

  it('are queued when they are of the shell or in the page, until that ends', async () => {
    const { early, handlers } = await run()
    let woken = 0
    early.onUse = () => woken++
    const ofShell = [
      use('click', { target: element('data-early') }),
      use('keydown', { key: 'Enter', target: element('a[data-early]') }),
      use('keydown', { key: 'K', ctrlKey: true }),
      use('keydown', { key: '/' }),
    ]
    const inPage = use('click', { target: element('main :is(button,input,[data-island])') })
    const others = [
      use('click', {}),
      // Opens a new tab.
      use('click', { target: element('data-key'), ctrlKey: true }),
      use('keydown', { key: '/', target: { ...element(), tagName: 'INPUT' } }),
      use('keydown', { key: 'k' }),
      use('keydown', { key: 'k', ctrlKey: true, isComposing: true }),
      // Browsers send such events on autofill.
      use('keydown', {}),
    ]
    for (const event of [...ofShell, inPage, ...others]) handlers.get(event.type)!(event)
    expect([...early.queue]).toEqual([...ofShell, inPage])
    expect(woken).toBe(5)
    // Events inside the page keep their default action.
    expect([...ofShell, inPage].map(event => event.defaultPrevented)).toEqual([true, true, true, true, false])
    early.stop()
    expect(handlers.size).toBe(0)
  })
})

it('stays small', async () => {
  const { code: script } = await bundleEarly({
    colorMode: respectful,
    announcement,
    storageNamespace: '-abc',
  })
  expect(script.length).toBeLessThan(3000)
  expect(script).not.toContain('</')
})

it('is not compiled again for settings that it was made of', async () => {
  const first = await bundleEarly({ colorMode: dark, storageNamespace: '' })
  expect(await bundleEarly({ colorMode: dark, storageNamespace: '' }, first)).toBe(first)
  expect((await bundleEarly({ colorMode: dark, storageNamespace: '-b' }, first)).code).toContain('-b')
})
