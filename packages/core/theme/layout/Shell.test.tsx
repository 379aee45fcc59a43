import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClientProvider, createClient, createErrorMessage } from '../../client'
import type { ClientSite, NavItem, PageBlock } from '../../model'
import { clientText } from '../text'
import { blameNavbar } from './navbar/blame-navbar'
import { Shell } from './Shell'

const base = {
  title: '站点',
  baseUrl: '/base/',
  locale: { label: '简体中文' },
  storageNamespace: '',
  colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false },
  navbar: { title: '插件', hideOnScroll: false, items: [] },
  footer: { columns: [] },
  docs: [
    {
      pluginId: 'default',
      path: '/docs',
      versions: [{ name: 'current', label: 'Next', isLast: true, path: '/docs', mainPath: '/docs/intro' }],
    },
  ],
  search: { openOn: [] },
  quotedSurfaces: 'en',
}
const block = { path: '/docs/intro', searchTag: 'default' } as PageBlock

function makeClient(site: object, page: Partial<PageBlock> = {}) {
  return createClient({
    site: { ...base, ...site } as unknown as ClientSite,
    text: clientText,
    page: { ...block, ...page },
    main: '<p>正文</p>',
    sidebar: '<ul><li>侧栏</li></ul>',
  })
}

function render(site: object, page?: Partial<PageBlock>): string {
  return renderToString(
    <ClientProvider client={makeClient(site, page)}>
      <Shell footerHtml="<p>页脚</p>" />
    </ClientProvider>,
  )
}
const withItems = (...items: NavItem[]) => render({ navbar: { ...base.navbar, items } })

test('the parts stand in reading order', () => {
  const html = render({}, { sidebar: { id: 's', url: '/s.json' } })
  const parts = [
    '跳到主要内容',
    'aria-label="主导航"',
    'id="ink:sidebar"',
    '<main id="ink:main">',
    'id="ink:footer"',
  ]
  const places = parts.map(part => html.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(html).not.toMatch(/ style=/)
})

test('a page without a sidebar has none, and without items no menu button', () => {
  const html = render({})
  expect(html).not.toContain('id="ink:sidebar"')
  expect(html).not.toContain('data-early="menu"')
})

test('the brand uses every field of the logo but its style, which the stylesheet holds', () => {
  const logo = {
    src: '/logo.svg',
    srcDark: '/dark.svg',
    href: '/welcome',
    target: '_self',
    width: 28,
    height: '2em',
    className: 'mine',
    style: { marginTop: 4 },
  }
  const html = render({ navbar: { ...base.navbar, title: undefined, logo } })
  expect(html).toContain('class="brand" href="/base/welcome" target="_self"')
  expect(html).toMatch(
    /src="\/base\/logo\.svg" alt="站点"[^>]*width="28" height="2em" class="logo-navbar for-light mine"/,
  )
  expect(html).toMatch(/src="\/base\/dark\.svg"[^>]*class="logo-navbar for-dark mine"/)
  expect(html).not.toContain('margin')
})

test('the toggle waits for the client, and is gone when the switch is disabled', () => {
  expect(render({})).toMatch(/color-toggle[^>]*disabled=""/)
  expect(render({ colorMode: { ...base.colorMode, disableSwitch: true } })).not.toContain('color-toggle')
})

test('the announcement is in the HTML of every page; some cannot be closed', () => {
  const announcement = { id: 'a', content: '<b>新</b>', isCloseable: true }
  expect(render({ announcement })).toMatch(/<header class="announcement">.*<b>新<\/b>.*aria-label="关闭"/)
  expect(render({ announcement: { ...announcement, isCloseable: false } })).not.toContain(
    'announcement-close',
  )
})

const link = { type: 'link', label: '指南', href: '/docs', external: false, position: 'left' } as const

test('an external item opens a tab of its own; an unlisted one shows only on its page', () => {
  expect(withItems({ ...link, href: 'https://x.y', external: true })).toMatch(
    /href="https:\/\/x\.y"[^>]*target="_blank" rel="noopener noreferrer"/,
  )
  expect(withItems({ ...link, href: '/elsewhere', onlyWhenActive: true })).not.toContain('elsewhere')
  expect(withItems({ ...link, onlyWhenActive: true })).toContain('data-active="true"')
})

test('a dropdown has a button, or a link when it leads somewhere', () => {
  const dropdown = { type: 'dropdown', label: '更多', position: 'right', items: [link] } as const
  expect(withItems({ ...dropdown, items: [link] })).toMatch(/<button type="button" aria-expanded="false"/)
  expect(withItems({ ...dropdown, href: '/more', items: [link] })).toMatch(/<a [^>]*href="\/base\/more"/)
})

test('version items lead to the active or latest version', () => {
  const item = { position: 'left', pluginId: 'default' } as const
  expect(withItems({ ...item, type: 'docsVersion' })).toMatch(/href="\/base\/docs\/intro"[^>]*>Next</)
  const dropdown = {
    ...item,
    type: 'docsVersionDropdown',
    versions: ['current'],
    before: [],
    after: [],
  } as const
  expect(withItems({ ...dropdown, versions: ['current'], before: [], after: [link] })).toContain(
    'dropdown-menu',
  )
  expect(withItems({ ...dropdown, versions: ['current'], before: [], after: [] })).not.toContain(
    'dropdown-menu',
  )
})

test('search is there once, whether configured or not', () => {
  expect(render({}).match(/data-early="search"/g)).toHaveLength(1)
  expect(withItems({ type: 'search', position: 'right' }).match(/data-early="search"/g)).toHaveLength(1)
})

test('an item that fails names itself', () => {
  expect(() => withItems({ type: 'odd', position: 'left' } as never)).toThrow(
    'No NavbarItem component found for type "odd".',
  )
  const odd = { type: 'odd', label: '怪', position: 'left' } as unknown as NavItem
  const dropdown: NavItem = { type: 'dropdown', label: '更多', position: 'left', items: [link, odd] }
  const failure = new Error('why')
  const blame = (...items: NavItem[]) =>
    blameNavbar(makeClient({ navbar: { ...base.navbar, items } }), failure) as Error & { cause: Error }

  expect(blame(link)).toBe(failure)
  expect(blame(link, odd).message).toBe(
    `A theme navbar item failed to render.\nPlease double-check the following navbar item (navbar.items) of your site config:\n${JSON.stringify(odd, null, 2)}`,
  )
  expect(blame(odd).cause.message).toBe('No NavbarItem component found for type "odd".')
  expect(createErrorMessage(blame(dropdown))).toMatch(
    /navbar item[\s\S]*"label": "更多"[\s\S]*Cause:[\s\S]*"label": "怪"[\s\S]*Cause:\nNo NavbarItem component/,
  )
})
