import { expect, test } from 'vitest'
import { resolveNavbar, toClientSite } from '.'
import { loadFixture } from './fixtures/load-fixture'

test('every kind of item is settled', async () => {
  const { site, content } = await loadFixture('two-versions')
  const { items, problems } = resolveNavbar({ site, versions: content.versions, root: '/' })
  expect(problems).toEqual([])
  expect(items).toMatchObject([
    {
      type: 'link',
      label: '安装',
      href: '/docs/guide/install',
      docId: 'guide/install',
      versions: { paths: { current: '/docs/next/guide/install', '1.0': '/docs/guide/install' } },
    },
    {
      type: 'link',
      position: 'right',
      label: 'guide/install',
      sidebarId: 'main',
      href: '/docs/guide/install',
    },
    { type: 'link', label: 'hidden', onlyWhenActive: true },
    {
      type: 'docsVersionDropdown',
      versions: ['current', '1.0', '0.9'],
      before: [],
      after: [{ label: '全部', href: '/versions' }],
    },
    { type: 'docsVersion', pluginId: 'default' },
    {
      type: 'localeDropdown',
      items: [
        { label: '简体中文', href: '/' },
        { label: 'English', href: '/en' },
      ],
    },
    { type: 'search' },
    { type: 'html', html: '<b>x</b>' },
    {
      type: 'dropdown',
      label: '更多',
      items: [{ label: 'Org', href: 'https://example.org', external: true }],
    },
  ])
})

test('an unknown doc names every version it was looked for in', async () => {
  const { problems } = await loadFixture('two-versions', {
    config: {
      navbar: {
        items: [
          { type: 'doc', docId: 'nope' },
          { type: 'docSidebar', sidebarId: 'nope' },
        ],
      },
    },
  })
  expect(problems[0]?.what).toContain(`Couldn't find any doc with id "nope" in versions "1.0, current, 0.9".`)
  expect(problems[1]?.what).toContain(
    `Can't find any sidebar with id "nope" in versions "1.0, current, 0.9".`,
  )
})

test('the browser gets plain data: it survives JSON', async () => {
  const { site, content } = await loadFixture('two-versions')
  const client = toClientSite(site, content)
  expect(JSON.parse(JSON.stringify(client))).toMatchObject({
    baseUrl: '/site/',
    locale: { htmlLang: 'zh-cn' },
    docs: [
      {
        pluginId: 'default',
        path: '/docs',
        versions: [
          { name: 'current', label: 'Next', isLast: false, mainPath: '/docs/next' },
          { name: '1.0', isLast: true, path: '/docs', mainPath: '/docs/guide/install' },
          { name: '0.9', mainPath: '/docs/0.9/intro' },
        ],
      },
    ],
  })
  expect(structuredClone(content)).toEqual(content)
})
