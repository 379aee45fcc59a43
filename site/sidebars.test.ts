import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkConfig, readSidebars, type SidebarItem } from 'inkstone/config'
import { contentRoutes, type LoadedContent, loadContent, toClientSite } from 'inkstone/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sidebars from './sidebars'
import config from './site.config'

/** Addresses below /docs that the specification names, by the sidebar each belongs to. Others may stand beside them. */
const PAGES = {
  tutorialSidebar: `intro ai evolution icons mangle multi-platform principle
    quick-start/install quick-start/this-plugin quick-start/rem2rpx quick-start/intelliSense
    quick-start/css-unit-transform quick-start/v2 quick-start/native/install quick-start/native/install-plugin
    quick-start/frameworks/api quick-start/frameworks/hbuilderx quick-start/frameworks/mpx
    quick-start/frameworks/native quick-start/frameworks/rax quick-start/frameworks/taro
    quick-start/frameworks/uni-app quick-start/frameworks/uni-app-vite quick-start/frameworks/uni-app-x
    quick-start/v4 quick-start/v4/mpx quick-start/v4/patch quick-start/v4/taro-vite quick-start/v4/taro-webpack
    quick-start/v4/uni-app-vite quick-start/v4/uni-app-vite-hbuilder quick-start/v4/uni-app-webpack
    quick-start/v4/uni-app-x quick-start/v4/weapp-vite quick-start/v4/UniappCliStyle
    quick-start/v4/UniAppHbuilderShared quick-start/v4/UniappHbuilderStyle uni-app-x uni-app-x/install`,
  optionsSidebar: 'options options/arbitrary-values options/comments',
  issuesSidebar: `issues issues/at-apply issues/box-sizing issues/css-vars issues/externalClasses issues/format
    issues/group-and-peer issues/js-string-invalid issues/monorepo issues/more-tags issues/native-toutiao
    issues/rpx-ambiguities issues/taro-terser issues/toast-svg-bug issues/use-with-nutui
    issues/use-with-wot-design-uni issues/v1 tailwindcss-maintenance-book`,
  API: `api api/interfaces/TailwindcssPatcherOptions api/interfaces/UserDefinedOptions api-v2
    api-v2/classes/UnifiedWebpackPluginV5 api-v2/interfaces/IArbitraryValues api-v2/interfaces/IBaseWebpackPlugin
    api-v2/interfaces/ICommonReplaceOptions api-v2/interfaces/ILengthUnitsPatchDangerousOptions
    api-v2/interfaces/ILengthUnitsPatchOptions api-v2/interfaces/IMangleOptions
    api-v2/interfaces/IMangleScopeContext api-v2/interfaces/InternalCssSelectorReplacerOptions
    api-v2/interfaces/InternalPatchResult api-v2/interfaces/IPropValue api-v2/interfaces/ITemplateHandlerOptions
    api-v2/interfaces/RawSource api-v2/interfaces/UserDefinedOptions`,
  communitySidebar: `community community/consult community/group community/load-font community/merge
    community/plugins community/templates community/typography copyright how-to-contribute projects showcase
    sponsor quick-start/apply-themes quick-start/build-or-import-outside-components quick-start/independent-pkg
    quick-start/uni-app-css-macro quick-start/wxs`,
  migrationsSidebar: 'migrations/v1 migrations/v2 migrations/v3 releases/v2 upgrade/uni-app',
}
const pagesOf = (list: string) => list.split(/\s+/).map(page => `/docs/${page}`)

// The sidebars are checked against empty pages of the same names, so that writing pages cannot disturb the test.
const siteDir = mkdtempSync(join(tmpdir(), 'sidebars-'))
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

const site = checkConfig(config, 'site/site.config.ts')
let loaded: LoadedContent
beforeAll(async () => {
  for (const id of Object.values(readSidebars(sidebars).sidebars).flat().flatMap(idsOf))
    write(`docs/${id}.md`)
  write('blog/2025/3/v4-release.md', '---\ndate: 2025-03-06\n---\n')
  write('blog/2025/8/v4.2-release.md', '---\ndate: 2025-08-04\n---\n')
  loaded = await loadContent({
    site,
    siteDir,
    root: siteDir,
    mode: 'production',
    sidebars: { 'sidebars.ts': sidebars },
    pages: [{ path: '/', source: 'pages/index.tsx' }],
  })
})

test('config, navbar, sidebars and redirects agree', () => {
  expect(loaded.problems).toEqual([])
})

test('the six sidebars, in the order that decides to which a page belongs', () => {
  expect(loaded.content.versions[0]?.sidebars.map(({ id }) => id)).toEqual(Object.keys(PAGES))
})

test.each(Object.entries(PAGES))('%s holds its pages', (id, list) => {
  const own = loaded.content.versions[0]!.docs.filter(doc => doc.sidebar === id).map(doc => doc.path)
  expect(own).toEqual(expect.arrayContaining(pagesOf(list)))
})

test('every route of the specification is there', () => {
  const routes = contentRoutes(loaded.content).map(({ path }) => path)
  const blog = ['/blog', '/blog/2025/3/v4-release', '/blog/2025/8/v4.2-release', '/blog/archive']
  expect(routes).toEqual(expect.arrayContaining([...Object.values(PAGES).flatMap(pagesOf), ...blog]))
})

test('facts of the site', () => {
  const client = toClientSite(site, loaded.content)
  expect(client).toMatchObject({
    version: '1.0.2',
    locale: { label: '简体中文', direction: 'ltr', htmlLang: 'zh-cn', calendar: 'gregory', path: 'zh-cn' },
    colorMode: { defaultMode: 'dark' },
    docs: [
      {
        pluginId: 'default',
        versions: [{ name: 'current', label: 'Next', isLast: true, mainPath: '/docs/intro' }],
      },
    ],
    search: { provider: 'embedded', indexName: 'docs', maxLength: 512 },
    analytics: {},
  })
  expect(site.behaviourReference).toBe('3.8.1')
})

function idsOf(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id]
  if (item.type !== 'category') return []
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)]
}

function write(file: string, text = '') {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true })
  writeFileSync(join(siteDir, file), text)
}
