import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ClientSite, PageBlock } from '../model'
import { selectTab } from './enhance/tabs'
import { findActiveDocs } from './hooks/find-docs'
import {
  ClientProvider,
  type ClientText,
  createClient,
  createErrorMessage,
  PageMain,
  useAnnouncement,
  useColorMode,
  useDocs,
  useLocation,
  useMobileSidebar,
  usePage,
  useScrollControl,
  useSidebarNodes,
  useSite,
  useTitleFormatter,
} from './index'
import * as contexts from './react/contexts'
import { IslandTree } from './server'
import { nextChoice } from './state/color-mode'

const version = (name: string, isLast: boolean) => ({ name, label: name, isLast, path: '', mainPath: '' })
const site = {
  title: 'Site',
  baseUrl: '/x/',
  storageNamespace: '',
  colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true },
  docs: [
    { pluginId: 'default', path: '/docs', versions: [version('2.0', true), version('1.0', false)] },
    { pluginId: 'api', path: '/docs/api', versions: [version('current', true)] },
  ],
} as unknown as ClientSite
const text = { islandFailed: 'failed', retry: 'retry' } as ClientText
const page = {
  build: 'b',
  path: '/docs/intro',
  title: 'Intro',
  htmlClass: '',
  searchTag: 'default',
  sidebar: { id: 'main', url: '/side.json' },
  docs: { pluginId: 'default', version: '1.0', alternates: {} },
} as PageBlock

const makeClient = () => createClient({ site, text, page, main: '<p>main</p>', sidebar: '<ul></ul>' })

function Probe({ hook }: { hook(): unknown }) {
  return <pre dangerouslySetInnerHTML={{ __html: JSON.stringify(hook()) ?? 'null' }} />
}

function Island({ n, children }: { n: number; children?: ReactNode }) {
  return (
    <section>
      {n} {useColorMode().mode} {children}
    </section>
  )
}

/** Returns a hook's result on the server as JSON. */
function renderHook(hook: () => unknown): unknown {
  const html = renderToStaticMarkup(
    <ClientProvider client={makeClient()}>
      <Probe hook={hook} />
    </ClientProvider>,
  )
  return JSON.parse(html.slice('<pre>'.length, -'</pre>'.length))
}

describe('hooks on the server', () => {
  it('know the page and nothing of the browser', () => {
    expect(renderHook(usePage)).toMatchObject({ path: '/docs/intro' })
    expect(renderHook(useLocation)).toEqual({ pathname: '/x/docs/intro', search: '', hash: '' })
    expect(renderHook(useColorMode)).toEqual({ mode: 'dark', choice: null, ready: false })
    expect(renderHook(useAnnouncement)).toEqual({ active: false })
    expect(renderHook(() => useTitleFormatter()('Intro'))).toBe('Intro | Site')
    expect(renderHook(useMobileSidebar)).toMatchObject({ shown: false, rendered: false, panel: 'secondary' })
    expect(renderHook(() => useSidebarNodes())).toMatchObject({ id: 'main', html: { __html: '<ul></ul>' } })
  })
  it('order the candidate versions: active, preferred, latest', () => {
    const candidates = renderHook(() => useDocs('default').candidates.map(({ name }) => name))
    expect(candidates).toEqual(['1.0', '2.0'])
  })
})

describe('developer errors', () => {
  const hooks: [name: string, hook: () => unknown, providers: (typeof contexts)[keyof typeof contexts][]][] =
    [
      ['useSite', useSite, [contexts.RuntimeProvider]],
      ['useColorMode', useColorMode, [contexts.ColorModeProvider]],
      ['useAnnouncement', useAnnouncement, [contexts.AnnouncementBarProvider]],
      ['useScrollControl', useScrollControl, [contexts.ScrollControllerProvider]],
      [
        'useMobileSidebar',
        useMobileSidebar,
        [
          contexts.NavbarMobileSidebarProvider,
          contexts.NavbarSecondaryMenuContentProvider,
          contexts.NavbarSecondaryMenuDisplayProvider,
        ],
      ],
      ['useDocs', useDocs, [contexts.DocsPreferredVersionContextProvider, contexts.DocsVersionProvider]],
      [
        'useSidebarNodes',
        useSidebarNodes,
        [contexts.DocsSidebarProvider, contexts.DocSidebarItemsExpandedStateProvider],
      ],
      ['usePage', usePage, [contexts.DocProvider]],
      ['useTitleFormatter', useTitleFormatter, [contexts.TitleFormatterProvider]],
    ]
  const cases = hooks.flatMap(([name, hook, providers]) =>
    providers.map(Provider => ({ name, hook, Provider, provider: Provider.displayName })),
  )

  it.each(cases)('$name without the $provider names both', ({ name, hook, Provider, provider }) => {
    const without = <Provider value={null}>{<Probe hook={hook} />}</Provider>
    const error = catchError(() =>
      renderToString(<ClientProvider client={makeClient()}>{without}</ClientProvider>),
    )
    expect(error.name).toBe('ReactContextError')
    expect(error.message).toBe(`Hook ${name} is called outside the <${provider}>. `)
  })
  it('and without any provider each names one of its own', () => {
    for (const [name, hook, [first]] of hooks) {
      const error = catchError(() => renderToString(<Probe hook={hook} />))
      expect(error.message).toBe(`Hook ${name} is called outside the <${first!.displayName}>. `)
    }
  })
  it('knows every provider of the reference', () => {
    expect(cases.map(({ provider }) => provider).toSorted()).toEqual([
      'AnnouncementBarProvider',
      'ClientProvider',
      'ColorModeProvider',
      'DocProvider',
      'DocSidebarItemsExpandedStateProvider',
      'DocsPreferredVersionContextProvider',
      'DocsSidebarProvider',
      'DocsVersionProvider',
      'NavbarMobileSidebarProvider',
      'NavbarSecondaryMenuContentProvider',
      'NavbarSecondaryMenuDisplayProvider',
      'ScrollControllerProvider',
      'TitleFormatterProvider',
    ])
  })
  it('tells that a tab does not exist', () => {
    const tabs = { querySelectorAll: () => [] } as unknown as HTMLElement
    expect(() => selectTab(tabs, 'deno')).toThrow("Can't select invalid tab value=deno")
  })
  it('tells that the docs plugin is not enabled', () => {
    const error = catchError(() => renderHook(() => useDocs('nope')))
    expect(error.message).toContain('does not seem to be enabled (pluginId=nope')
    expect(createErrorMessage(error)).toContain('\n\nCause:\n')
  })
  it('lists the docs paths when a page belongs to none', () => {
    expect(findActiveDocs(site, '/docs/api/a').pluginId).toBe('api')
    expect(findActiveDocs(site, '/docs').pluginId).toBe('default')
    expect(() => findActiveDocs(site, '/docsy')).toThrow(
      'Can\'t find active docs plugin for "/docsy" pathname, while it was expected to be found. Maybe you tried to use a docs feature that can only be used on a docs-related page? Existing docs plugin paths are: /docs, /docs/api',
    )
  })
})

describe('createErrorMessage', () => {
  it('joins nested causes', () => {
    const error = new Error('a', { cause: new Error('b', { cause: 'c' }) })
    expect(createErrorMessage(error)).toBe('a\n\nCause:\nb\n\nCause:\nc')
  })
  it('ends when causes go in a circle', () => {
    const error = new Error('a')
    error.cause = error
    expect(createErrorMessage(error)).toBe('a')
  })
})

describe('nextChoice', () => {
  it('flips when the system is not respected', () => {
    expect([nextChoice('dark', false), nextChoice('light', false), nextChoice(null, false)]).toEqual([
      'light',
      'dark',
      'dark',
    ])
  })
  it('goes round when it is', () => {
    expect([nextChoice(null, true), nextChoice('light', true), nextChoice('dark', true)]).toEqual([
      'light',
      'dark',
      null,
    ])
    expect(() => nextChoice('blue' as 'dark', true)).toThrow('unexpected color mode blue')
  })
})

describe('inert content', () => {
  it('is drawn as it is', () => {
    const html = renderToString(
      <ClientProvider client={makeClient()}>
        <PageMain className="c" />
      </ClientProvider>,
    )
    expect(html).toBe('<main id="ink:main" class="c"><p>main</p></main>')
  })
  it('of an island is its slot, and hooks work inside', () => {
    const html = renderToStaticMarkup(
      <IslandTree client={makeClient()} component={Island as never} props={{ n: 3 }} slot="<b>slot</b>" />,
    )
    expect(html).toBe('<section>3 dark <div data-slot=""><b>slot</b></div></section>')
  })
})

function catchError(run: () => unknown): Error {
  try {
    run()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}
