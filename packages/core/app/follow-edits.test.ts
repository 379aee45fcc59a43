import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEV_EVENT } from '../model'
import { followEdits } from './follow-edits'

const { error: log } = console
beforeEach(() => {
  console.error = () => {}
})
afterEach(() => {
  console.error = log
})

/** Simulates a tab that shows state 3 of the site. */
function openTab() {
  const listeners = new Map<string, (event: object) => void>()
  const sent: [string, object][] = []
  const reload = vi.fn()
  const user = { isActive: false }
  const meta = { content: '3' }
  const refresh = vi.fn(async () => {})
  const islands = { shown: ['a'], fresh: ['a'] }
  const island = (name: string) => ({ getAttribute: () => name, innerHTML: 'fresh' })
  const listing = (names: string[]) => ({ querySelectorAll: () => names.map(island) })
  const document = {
    querySelector: () => meta,
    getElementById: () => null,
    querySelectorAll: () => islands.shown.map(island),
  }
  vi.stubGlobal('fetch', async () => ({ text: async () => '' }))
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => listing(islands.fresh)
    },
  )
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/a', reload })
  vi.stubGlobal('navigator', { userActivation: user })
  vi.stubGlobal('addEventListener', () => {})
  const hot = {
    on: (name: string, run: (event: object) => void) => listeners.set(name, run),
    send: (name: string, data: object) => sent.push([name, data]),
  }
  const adapt = followEdits(hot as unknown as Parameters<typeof followEdits>[0], refresh)
  return {
    adapt,
    islands,
    refresh,
    meta,
    reload,
    user,
    receive: (name: string, event: object = {}) => listeners.get(name)!(event),
    update: (state: number) => listeners.get(DEV_EVENT.ok)!({ state, warnings: [] }),
    throws: (message: string) => console.error(new Error(message)),
    thrown: () => sent.flatMap(([name, data]) => (name === DEV_EVENT.thrown ? [data] : [])),
    sent,
  }
}

it('says which state of the site it shows, also of a page that was fetched before an edit', async () => {
  const { sent, update, receive, meta } = openTab()
  expect(sent).toEqual([[DEV_EVENT.rendered, { state: 3, address: '/a' }]])
  update(4)
  expect(meta.content).toBe('4')
  meta.content = '3'
  receive(DEV_EVENT.pages)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual([DEV_EVENT.rendered, { state: 3, address: '/a' }])
})

it('reports an error with its state, and shows the next state by a reload', () => {
  const { throws, thrown, update, reload } = openTab()
  throws('broken')
  expect(thrown()).toMatchObject([{ message: 'broken', state: 3 }])
  update(3)
  expect(reload).not.toHaveBeenCalled()
  update(4)
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['the site', (tab: ReturnType<typeof openTab>) => tab.update(4)],
  ['a page', (tab: ReturnType<typeof openTab>) => tab.receive(DEV_EVENT.pages)],
  ['a module', (tab: ReturnType<typeof openTab>) => tab.receive('vite:beforeUpdate')],
])('an error after an update of %s in place may be of neither state: a reload shows', (_of, act) => {
  const tab = openTab()
  act(tab)
  expect(tab.reload).not.toHaveBeenCalled()
  tab.throws('Hydration failed')
  expect(tab.thrown()).toEqual([])
  expect(tab.reload).toHaveBeenCalledOnce()
})

it('an error after a click is reported where it happened', () => {
  const { update, user, throws, thrown, reload } = openTab()
  update(4)
  user.isActive = true
  throws('broken')
  expect(thrown()).toMatchObject([{ message: 'broken', state: 4 }])
  expect(reload).not.toHaveBeenCalled()
})

it('a module that was missing is loaded with the next state; a request that failed is no error', () => {
  const { throws, update, thrown, reload } = openTab()
  throws('Failed to fetch')
  update(4)
  expect(reload).not.toHaveBeenCalled()
  throws('Failed to fetch dynamically imported module: /a.tsx')
  update(5)
  expect(thrown()).toEqual([])
  expect(reload).toHaveBeenCalledOnce()
})

it('asks what is wrong after a module has changed: it may throw while the page is rendered', async () => {
  const { sent, receive, refresh } = openTab()
  receive(DEV_EVENT.modules)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual([DEV_EVENT.rendered, { state: 3, address: '/a' }])
  expect(refresh).not.toHaveBeenCalled()
})

it.each([
  ['others', ['b', 'a'], 1],
  ['none, for it fails', [], 0],
])('fetches a page whose islands are %s now', async (_now, fresh, times) => {
  const { sent, receive, refresh, islands } = openTab()
  islands.fresh = fresh
  receive(DEV_EVENT.modules)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(refresh).toHaveBeenCalledTimes(times)
})

it('gives an island its new HTML unless React draws it, or has begun to', async () => {
  const { adapt, sent, receive } = openTab()
  const shown = ['createRoot', 'hydrateRoot', 'none'].map(innerHTML => ({
    getAttribute: () => 'a',
    innerHTML,
  }))
  const [created, hydrated] = shown as unknown as Element[]
  const root = { render() {}, unmount() {} }
  const dom = adapt({ createRoot: () => root, hydrateRoot: () => root } as unknown as Parameters<
    typeof adapt
  >[0])
  dom.createRoot(created!)
  dom.hydrateRoot(hydrated!, null)
  vi.stubGlobal('document', { ...document, querySelectorAll: () => shown })
  const fresh = shown.map(() => ({ getAttribute: () => 'a', innerHTML: 'fresh' }))
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => ({ querySelectorAll: () => fresh })
    },
  )
  receive(DEV_EVENT.modules)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(shown.map(({ innerHTML }) => innerHTML)).toEqual(['createRoot', 'hydrateRoot', 'fresh'])
})

it('hydrates what the page came with; what comes in place is rendered, for its module may be newer', () => {
  const tab = openTab()
  const done: string[] = []
  const root = { render: (tree: unknown) => done.push(`render ${tree}`), unmount() {} }
  const { hydrateRoot } = tab.adapt({
    createRoot: () => root,
    hydrateRoot: (_element: unknown, tree: unknown) => {
      done.push(`hydrate ${tree}`)
      return root
    },
  } as unknown as Parameters<typeof tab.adapt>[0])
  hydrateRoot({} as Element, 'first')
  tab.receive('vite:beforeUpdate')
  expect(hydrateRoot({} as Element, 'second')).toBe(root)
  expect(done).toEqual(['hydrate first', 'render second'])
})
