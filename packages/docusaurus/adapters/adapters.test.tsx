import DocCardList from '@theme/DocCardList'
import { ClientProvider, createClient, createStore } from 'inkstone/client'
import type { ClientSite, Doc, PageBlock, PagePlace } from 'inkstone/model'
import { clientText } from 'inkstone/theme/text/index'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import CopyButton from '../theme/CodeBlock/Buttons/CopyButton'
import DocCard from '../theme/DocCard'
import Link from './Link'
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  findSidebarCategory,
  useCurrentSidebarCategory,
  useDoc,
  useDocsSidebar,
  useDocsVersion,
} from './plugin-content-docs/client'
import { Redirect, useHistory } from './router'
import {
  createStorageSlot,
  duplicates,
  isRegexpStringMatch,
  ThemeClassNames,
  uniq,
  useClearQueryString,
  useQueryString,
  useQueryStringValue,
} from './theme-common'
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  useScrollPositionBlocker,
} from './theme-common/internal'
import useDocusaurusContext from './useDocusaurusContext'

const site = {
  baseUrl: '/x/',
  storageNamespace: '',
  colorMode: { defaultMode: 'dark' },
  docs: [
    { pluginId: 'default', path: '/docs', versions: [{ name: 'current', label: 'Next', isLast: true }] },
  ],
  navbar: { items: [] },
} as unknown as ClientSite

const place: PagePlace = {
  path: '/docs/a',
  docId: 'a',
  docs: { pluginId: 'default', version: 'current', alternates: {} },
  category: () => [
    { label: 'B', href: '/docs/b', external: false, description: 'second' },
    { label: 'Others', href: '/docs/others', external: false, count: 3 },
    { label: 'Away', href: 'https://a.example/', external: true },
  ],
  sidebarNodes: () => ({
    id: 'main',
    nodes: [
      { type: 'link', label: 'A', href: '/docs/a', external: false, docId: 'a' },
      {
        type: 'category',
        label: 'Others',
        collapsed: false,
        collapsible: true,
        items: [{ type: 'link', label: 'Away', href: 'https://a.example/', external: true }],
      },
      { type: 'html', html: '<hr>' },
    ],
  }),
}

function clientAt(at: Partial<PagePlace> = place) {
  const page = { title: '', ...at } as PageBlock
  return createClient({ site, text: clientText, page, main: '', sidebar: '' })
}

function render(element: ReactNode, client = clientAt()): string {
  return renderToStaticMarkup(<ClientProvider client={client}>{element}</ClientProvider>)
}

/** Returns a hook's result on a page. */
function read<Value>(hook: () => Value, client = clientAt()): Value {
  let value: Value
  const Reader = () => {
    value = hook()
    return null
  }
  render(<Reader />, client)
  return value!
}

afterEach(() => vi.unstubAllGlobals())

test('a link takes what a navigation is given, and shows none of it', () => {
  const html = render(
    <Link to="/a" isNavLink activeClassName="on">
      A
    </Link>,
  )
  expect(html).toBe('<a href="/x/a">A</a>')
})

test('a document knows its version, its sidebar and what stands beside it', () => {
  expect(read(useDocsVersion)).toEqual({
    pluginId: 'default',
    version: 'current',
    label: 'Next',
    isLast: true,
  })
  expect(read(useCurrentSidebarCategory).items.map(({ type, href }) => [type, href])).toEqual([
    ['link', '/x/docs/b'],
    ['category', '/x/docs/others'],
    ['link', 'https://a.example/'],
  ])
  const sidebarNodes: PagePlace['sidebarNodes'] = () => ({
    id: 'main',
    nodes: [
      {
        type: 'category',
        label: 'Letters',
        href: '/docs/letters',
        collapsed: false,
        collapsible: true,
        items: [{ type: 'link', label: 'A', href: '/docs/a', external: false, docId: 'a' }],
      },
    ],
  })
  const { label, href } = read(useCurrentSidebarCategory, clientAt({ ...place, sidebarNodes }))
  expect([label, href]).toEqual(['Letters', '/x/docs/letters'])
  expect(read(useDocsSidebar)).toMatchObject({
    name: 'main',
    items: [
      { type: 'link', href: '/x/docs/a', docId: 'a' },
      { type: 'category', items: [{ href: 'https://a.example/' }] },
      { type: 'html', value: '<hr>' },
    ],
  })
})

test('categories of a sidebar are found, and where they lead', () => {
  const inner = { type: 'category', label: 'Inner', items: [{ type: 'link', href: '/x/docs/a' }] }
  const sidebar = [{ type: 'html' }, { type: 'category', label: 'Outer', items: [{ type: 'html' }, inner] }]
  expect(findSidebarCategory(sidebar, category => category === inner)).toBe(inner)
  expect(findSidebarCategory(sidebar, ({ href }) => href === '/')).toBeUndefined()
  expect(sidebar.map(findFirstSidebarItemLink)).toEqual([undefined, '/x/docs/a'])
  expect(filterDocCardListItems(sidebar)).toEqual([sidebar[1]])
})

test('a document knows what it and the others of its version say, where pages are drawn', () => {
  const doc = (id: string, title: string) =>
    ({ id, title, source: `docs/${id}.md`, tags: [] }) as unknown as Doc
  const documents = () => [doc('a', 'First'), doc('guide/b', 'Second')]
  const document = () => ({ ...doc('a', 'First'), frontMatter: { level: 3 } })
  const client = clientAt({ ...place, document, documents })
  const { metadata, frontMatter } = read(useDoc, client)
  expect([metadata.title, metadata.permalink, metadata.source]).toEqual([
    'First',
    '/x/docs/a',
    '@site/docs/a.md',
  ])
  expect([frontMatter.level, frontMatter.none, metadata.description]).toEqual([3, undefined, undefined])
  expect(read(useDocsVersion, client).docs).toMatchObject({ 'guide/b': { title: 'Second' } })
  expect(() => read(useDoc).metadata.title).toThrow(/has no "title" here, only: id, permalink, version/)
})

test('links of the navbar are known by both names that Docusaurus has for an address', () => {
  const items = [
    { type: 'link', label: 'Chat', href: 'https://chat.example', external: true },
    { type: 'search' },
  ]
  const client = createClient({
    site: { ...site, locale: { path: 'en' }, navbar: { items } } as unknown as ClientSite,
    text: clientText,
    page: { title: '', ...place } as PageBlock,
    main: '',
    sidebar: '',
  })
  const { siteConfig } = read(useDocusaurusContext as () => never, client) as {
    siteConfig: { themeConfig: { navbar: { items: object[] } } }
  }
  expect(siteConfig.themeConfig.navbar.items).toMatchObject([
    { to: 'https://chat.example', href: 'https://chat.example' },
    { type: 'search' },
  ])
})

test('elsewhere, and where sidebars are not known, it says so', () => {
  const elsewhere = clientAt({ path: '/about' })
  expect(() => read(useDocsVersion, elsewhere)).toThrow(/is for components on documents/)
  expect(() => read(useCurrentSidebarCategory, elsewhere)).toThrow(/at build time only: .*\.static\.tsx/)
  expect(() => read(useDocsSidebar, elsewhere)).toThrow(/^useDocsSidebar\(\) knows/)
  expect(() => read(useDocsVersion).docs).toThrow(/has no "docs" here, only: pluginId, version/)
})

test('cards are those that are given, else the place of the category', () => {
  const Chosen = () => <DocCardList items={useCurrentSidebarCategory().items.slice(0, 2)} />
  expect(render(<Chosen />)).toBe(
    '<ul class="entry-list"><li><h2 class="entry-title"><a href="/x/docs/b">B</a></h2><p class="entry-note">second</p></li><li><h2 class="entry-title"><a href="/x/docs/others">Others</a></h2><p class="entry-note">3 个项目</p></li></ul>',
  )
  const written = [
    { type: 'link', label: 'Away', href: 'https://a.example/' },
    { type: 'category', label: 'Within', items: [{ label: 'First', href: '/docs/first' }] },
  ]
  expect(render(<DocCardList items={written} />).match(/<a [^>]*>[^<]*/g)).toEqual([
    '<a class="external" href="https://a.example/" target="_blank" rel="noopener noreferrer">Away',
    '<a href="/x/docs/first">Within',
  ])
  expect(render(<DocCardList />)).toBe('<ink-cards></ink-cards>')
  expect(render(<DocCard item={written[1]!} />).match(/<a [^>]*>[^<]*/g)).toEqual([
    '<a href="/x/docs/first">Within',
  ])
})

test('names in the address are read, changed and cleared', () => {
  const address = { href: 'https://s.example/x/docs/a?tag=one&q=2#there' }
  const replaceState = (_state: unknown, _title: string, url: URL) =>
    Object.assign(address, { href: url.href })
  vi.stubGlobal('history', { state: null, replaceState })
  vi.stubGlobal('location', address)
  const at = { pathname: '/x/docs/a', search: '?tag=one&q=2', hash: '#there' }
  const client = { ...clientAt(), location: createStore(at) }
  expect(read(() => useQueryString('tag')[0], client)).toBe('one')
  read(() => useQueryString('tag'), client)[1]('two')
  expect(client.location.get().search).toBe('?q=2&tag=two')
  expect(read(() => useQueryStringValue('tag'), client)).toBe('two')
  read(useClearQueryString, client)()
  expect(client.location.get()).toEqual({ pathname: '/x/docs/a', search: '', hash: '#there' })
  expect(address.href).toBe('https://s.example/x/docs/a#there')
  expect(read(() => useQueryStringValue('tag'), client)).toBeNull()
})

test('an address may come in parts', () => {
  const parts = { pathname: '/api', search: 'v=2', hash: '#top' }
  expect(render(<Redirect to={parts} />)).toContain('<a href="/x/api?v=2#top">/api?v=2#top</a>')
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  read(useHistory).push({ pathname: '/x/a', search: '?q' })
  expect(assign).toHaveBeenCalledWith('/x/a?q')
})

test('a slot of the storage needs no component', () => {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }
  vi.stubGlobal('window', { localStorage, dispatchEvent() {} })
  vi.stubGlobal('location', { href: 'https://s.example/' })
  vi.stubGlobal('StorageEvent', class {})
  createStorageSlot('mine').set('yes')
  expect([...stored]).toEqual([['mine', 'yes']])
  expect(createStorageSlot('mine').get()).toBe('yes')
})

test('an element stays where it is on the screen', () => {
  const scrollBy = vi.fn()
  vi.stubGlobal('window', { scrollBy, addEventListener() {} })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  const tops = [100, 130]
  const element = { getBoundingClientRect: () => ({ top: tops.shift() }) } as unknown as HTMLElement
  read(useScrollPositionBlocker).blockElementScrollPositionUntilNextRender(element)
  expect(scrollBy).toHaveBeenCalledWith(0, 30)
})

test('classes have the names that stylesheets of Docusaurus sites use', () => {
  expect(ThemeClassNames.docs.docMarkdown).toBe('theme-doc-markdown')
  expect(ThemeClassNames.common.admonitionType('tip')).toBe('theme-admonition-tip')
})

test('a copy button takes the code of the block around it, or its own', () => {
  const metadata = createCodeBlockMetadata({
    code: 'a: 1\n',
    className: 'language-yaml',
    metastring: 'title="A" x',
  })
  expect(metadata).toMatchObject({ code: 'a: 1', language: 'yaml', title: 'A', lineNumbersStart: undefined })
  const wordWrap = { isEnabled: false, isCodeScrollable: false, toggle: () => {} }
  const button = render(
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CopyButton className="own" />
    </CodeBlockContextProvider>,
  )
  expect(button).toMatch(/^<button type="button" class="clean-btn own" title="复制" aria-label="[^"]+"><svg/)
  expect(render(<CopyButton code="a" />)).toContain('<button')
  expect(() => render(<CopyButton />)).toThrow(/outside the <CodeBlockContextProvider>/)
})

test('small helpers of the theme are there for components that use them', () => {
  expect(duplicates([1, 2, 1, 1])).toEqual([1, 1])
  expect(duplicates([{ id: 1 }, { id: 1 }], (a, b) => a.id === b.id)).toEqual([{ id: 1 }])
  expect(uniq([1, 2, 1])).toEqual([1, 2])
  expect([isRegexpStringMatch('^/a', '/A/b'), isRegexpStringMatch(undefined, '/a')]).toEqual([true, false])
})
