import { fileURLToPath } from 'node:url'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { formatProblem, SiteError } from '../report'
import { checkConfig, defineConfig, type UserConfig } from '.'
import broken from './fixtures/broken.config'

const minimal = { title: 'Site', url: 'https://example.com' }
const check = (config: UserConfig) => checkConfig(config, 'site.config.ts')

describe('addresses of other hosts', () => {
  const allow = (allowedForeignUrls: UserConfig['allowedForeignUrls']) =>
    check({ ...minimal, allowedForeignUrls }).allowedForeignUrls

  test('are allowed for all kinds, or by kind; each is the beginning of an address', () => {
    const all = ['https://a.example/', 'https://b.example/x']
    expect(allow(['//a.example', 'https://b.example/x'])).toEqual({ images: all, frames: all, media: all })
    expect(allow({ frames: ['https://a.example'] })).toEqual({
      images: [],
      frames: ['https://a.example/'],
      media: [],
    })
  })
  test('begin with a host', () => {
    expect(() => allow({ frames: ['a.example'] })).toThrow(/allowedForeignUrls/)
  })
})

test('a second language must say where it is: this build makes one', () => {
  const locales = { en: {}, de: { label: 'Deutsch' } }
  expect(() => check({ ...minimal, locale: 'en', locales })).toThrow(
    /The language "de" has no pages: a build makes one language, here "en".*Remove "locales.de"/s,
  )
  const { de } = { de: { path: 'de' } }
  expect(check({ ...minimal, locale: 'en', locales: { en: {}, de } }).locales).toHaveLength(2)
})

test('data for components is plain, or the field is named', () => {
  const customFields = { users: [{ name: 'Zoe' }], token: undefined }
  expect(check({ ...minimal, customFields }).customFields).toEqual(customFields)
  expect(() => check({ ...minimal, customFields: { run: [() => 1] } })).toThrow(/customFields.*plain data/)
})

describe('defaults', () => {
  const site = check({ ...minimal, docs: {}, blog: {} })

  test('are those of the specification', () => {
    expect(site.baseUrl).toBe('/')
    expect(site.behaviourReference).toBe('3.8.1')
    expect(site.colorMode).toEqual({
      defaultMode: 'dark',
      disableSwitch: false,
      respectPrefersColorScheme: false,
    })
    expect(site.locale).toMatchObject({
      direction: 'ltr',
      htmlLang: 'zh-cn',
      calendar: 'gregory',
      path: 'zh-cn',
    })
    expect(site.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 })
    expect(site.search).toMatchObject({
      provider: 'embedded',
      indexName: 'docs',
      maxLength: 64,
      maxResultsPerGroup: 5,
      openOn: [],
      contextualSearch: true,
      searchPagePath: '/search',
      insights: false,
    })
    expect(site.preferredVersionPersistence).toBe('localStorage')
    expect(site.baseUrlIssueBanner).toBe(true)
  })

  test('give one docs version, "current", labelled Next, at the docs address', () => {
    expect(site.docs).toHaveLength(1)
    expect(site.docs[0]).toMatchObject({ id: 'default', routeBasePath: '/docs', breadcrumbs: true })
    expect(site.docs[0]?.versions).toEqual([
      { name: 'current', label: 'Next', isLast: true, dir: 'docs', path: '/docs', sidebarFile: undefined },
    ])
  })

  test('of the blog', () => {
    expect(site.blog[0]).toMatchObject({
      routeBasePath: '/blog',
      postsPerPage: 10,
      sidebarCount: 5,
      sidebarTitle: 'Recent posts',
      readingTime: true,
      feed: { types: ['rss', 'atom'], limit: 20 },
    })
    expect(check({ ...minimal, blog: false, docs: false })).toMatchObject({ blog: [], docs: [] })
  })
})

describe('values are put in order', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['sub', '/sub/'],
    ['/sub/site', '/sub/site/'],
  ])('base URL %j is %j', (given, expected) => {
    expect(check({ ...minimal, baseUrl: given }).baseUrl).toBe(expected)
  })

  test('the origin has no trailing slash', () => {
    expect(check({ ...minimal, url: 'https://example.com/' }).url).toBe('https://example.com')
  })

  test('storage namespace: off, named, or of its own', () => {
    const namespaceOf = (namespace: string | boolean) =>
      check({ ...minimal, storage: { namespace } }).storageNamespace
    expect(namespaceOf(false)).toBe('')
    expect(namespaceOf('mine')).toBe('-mine')
    expect(namespaceOf(true)).toMatch(/^-[0-9a-f]{3}$/)
  })

  test('a folder has one name, however its path is written', () => {
    const site = check({
      ...minimal,
      docs: { path: './sources//docs/', versions: [{ name: 'current' }, { name: '1', dir: './a/../old' }] },
      blog: { path: './posts' },
    })
    expect(site.docs[0]?.versions.map(({ dir }) => dir)).toEqual(['sources/docs', 'old'])
    expect(site.blog[0]?.path).toBe('posts')
  })

  test('several docs versions: the last stands at the docs address', () => {
    const versions = [{ name: 'current' }, { name: '2.0', label: 'Two' }, { name: '1.0', path: 'old' }]
    const site = check({ ...minimal, docs: { routeBasePath: '/', sidebarFile: 's.ts', versions } })
    expect(site.docs[0]?.versions).toEqual([
      { name: 'current', label: 'Next', isLast: false, dir: 'docs', path: '/next', sidebarFile: 's.ts' },
      {
        name: '2.0',
        label: 'Two',
        isLast: true,
        dir: 'versioned_docs/version-2.0',
        path: '/',
        sidebarFile: 'versioned_sidebars/version-2.0-sidebars.json',
      },
      {
        name: '1.0',
        label: '1.0',
        isLast: false,
        dir: 'versioned_docs/version-1.0',
        path: '/old',
        sidebarFile: 'versioned_sidebars/version-1.0-sidebars.json',
      },
    ])
  })

  test('hosted search keeps its credentials, a literal "from" becomes a pattern', () => {
    const { search } = check({
      ...minimal,
      search: {
        provider: 'hosted',
        appId: 'APP',
        apiKey: 'KEY',
        indexName: 'site',
        replaceSearchResultPathname: { from: '/docs/(x)', to: '/' },
      },
    })
    expect(search.hosted).toEqual({ appId: 'APP', apiKey: 'KEY', hosts: undefined, searchParameters: {} })
    expect(new RegExp(search.replaceSearchResultPathname!.from).test('/docs/(x)')).toBe(true)
    const regex = check({ ...minimal, search: { replaceSearchResultPathname: { from: /^\/a/, to: '/' } } })
    expect(regex.search.replaceSearchResultPathname?.from).toBe('^\\/a')
  })

  test('footer links know whether they leave the site', () => {
    const items = [
      { label: 'in', to: '/docs/intro' },
      { label: 'out', href: 'https://example.org' },
    ]
    expect(check({ ...minimal, footer: { columns: [{ title: 'T', items }] } }).footer.columns).toEqual([
      {
        title: 'T',
        items: [
          { label: 'in', href: '/docs/intro', external: false },
          { label: 'out', href: 'https://example.org', external: true },
        ],
      },
    ])
  })
})

describe('a wrong config', () => {
  const file = fileURLToPath(new URL('./fixtures/broken.config.ts', import.meta.url))
  const fail = () => {
    try {
      checkConfig(broken, file)
    } catch (error) {
      return (error as SiteError).problems
    }
    return []
  }
  const found = fail().map(problem => formatProblem(problem).replace('packages/core/config/fixtures/', ''))

  test.each([
    ['broken.config.ts:3: "title" is missing', 'Add it as a string'],
    ['broken.config.ts:4: Unknown field "titel"', 'Did you mean "title"?'],
    [
      'broken.config.ts:5: "url" must be an origin such as "https://example.com", but it is "https://example.com/sub"',
      '',
    ],
    ['broken.config.ts:6: "baseUrl" must be a path such as "/" or "/docs-site/"', ''],
    [
      'broken.config.ts:1: "colorMode.defaultMode" must be one of "light", "dark", but it is "drak"',
      'Did you mean "dark"?',
    ],
    ['broken.config.ts:10: "announcementBar.content" is missing', 'Add it as a string'],
    ['broken.config.ts:10: Unknown field "announcementBar.contents"', 'Did you mean "content"?'],
    ['broken.config.ts:13: Bad navbar item type docz', 'Valid types: "link", "dropdown", "doc"'],
    ['broken.config.ts:14: One and only one between "to" and "href" should be provided', 'Keep "to"'],
    [
      'broken.config.ts:15: Bad navbar item type dropdown inside a dropdown',
      'Valid types: "link", "doc", "docSidebar", "html"',
    ],
    [
      'broken.config.ts:16: "navbar.items[3].activeBaseRegex" must be the source of a regular expression, but it is "("',
      '',
    ],
    ['broken.config.ts:17: "navbar.items[4]" must be an object, but it is "text"', 'Write an object here'],
    ['broken.config.ts:20: One and only one between "to" and "href" should be provided', ''],
    ["broken.config.ts:22: The docs version 'current' is listed twice", 'Give every version its own name'],
    [
      "broken.config.ts:23: No docs version exist for name '2.0', please verify 'lastVersion'.",
      'Available version names:',
    ],
    ['broken.config.ts:25: "blog.postsPerPage" must be 1 or more, but it is 0', ''],
    ['broken.config.ts:26: `appId` is missing', 'Add "search.appId", or set "search.provider" to "embedded"'],
    ['broken.config.ts:27: "redirects[0].to" is missing', 'Add it as a string'],
    ['broken.config.ts:28: "tableOfContents" must not begin below its end', ''],
  ])('%s', (what, remedy) => {
    const problem = found.find(text => text.startsWith(what))
    expect(problem, found.join('\n')).toBeDefined()
    expect(problem).toContain(remedy)
  })

  test('tells everything at once, and nothing twice', () => {
    expect(found).toHaveLength(20)
    expect(new Set(found).size).toBe(20)
  })

  test('both credentials of hosted search are asked for', () => {
    expect(() => check({ ...minimal, search: { provider: 'hosted' } })).toThrow(
      /`appId` is missing\n[\s\S]*`apiKey` is missing\n[\s\S]*`indexName` is missing\n/,
    )
  })

  test('two sets of documents with one id', () => {
    const docs = [{ path: 'a' }, { path: 'b' }]
    expect(() => check({ ...minimal, docs })).toThrow('Two sets of documents have the same id')
  })

  test('two blogs with one address', () => {
    const blog = [{}, { path: 'news' }]
    expect(() => check({ ...minimal, blog })).toThrow('Two blogs have the same address')
  })

  test('something that is no object', () => {
    expect(() => checkConfig(undefined, 'site.config.ts')).toThrow(SiteError)
  })
})

test('an editor knows the fields', () => {
  expectTypeOf(defineConfig).parameter(0).toHaveProperty('announcementBar')
  expectTypeOf<UserConfig['blog']>().extract<false>().toEqualTypeOf<false>()
  // @ts-expect-error: a misspelt field
  defineConfig({ ...minimal, navbarr: {} })
  // @ts-expect-error: a value outside of the choices
  defineConfig({ ...minimal, colorMode: { defaultMode: 'grey' } })
  // @ts-expect-error: a doc item without an id
  defineConfig({ ...minimal, navbar: { items: [{ type: 'doc' }] } })
})
