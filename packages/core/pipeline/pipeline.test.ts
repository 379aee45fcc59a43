import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Site } from '../config'
import type { SourceRecord, UsedElement } from '../markdown'
import { renderProblem } from './article/render-problem'
import { addressOf, createLinkResolver } from './compile/links'
import { createAssets } from './modules/assets'
import { cardFile } from './page/card'
import { pageRoute } from './page/page-plan'
import { contentSecurityPolicy } from './page/security'

const siteDir = mkdtempSync(join(tmpdir(), 'pipeline-'))
const write = (file: string, text: string) => {
  mkdirSync(join(siteDir, file, '..'), { recursive: true })
  writeFileSync(join(siteDir, file), text)
}

describe('links of authors', () => {
  write('docs/b/index.md', '')
  write('docs/b/deep.md', '')
  write('docs/b/table.csv', '')
  write('static/raw.md', '')
  write('docs/pic.png', 'not really')
  const record: SourceRecord = { assets: [], reads: [], found: [] }
  const input = {
    root: siteDir,
    siteDir,
    statics: [join(siteDir, 'static'), join(siteDir, 'public')],
    baseUrl: '/x/',
    file: join(siteDir, 'docs/a.mdx'),
    assets: createAssets('/x/'),
    record,
  }
  const resolver = createLinkResolver(input)
  const content = { files: new Map([['docs/b/index.md', '/docs/b']]) }

  it.each([
    ['/docs/b/', '/x/docs/b'],
    ['#own', '#own'],
    ['/x/docs/b', '/x/docs/b'],
    ['https://example.com', 'https://example.com'],
    ['pathname:///files/a.pdf', '/x/files/a.pdf'],
  ])('%s becomes %s', (href, url) => {
    expect(resolver.link(href)).toBe(url)
  })
  it('with backslashes are problems, whether to pages or to images', () => {
    const problem = {
      what: '.\\b\\c.md: an address has "/" between its parts, not "\\"',
      remedy: 'write ./b/c.md',
    }
    expect(resolver.link('.\\b\\c.md')).toMatchObject(problem)
    expect(resolver.asset('.\\b\\c.md')).toMatchObject(problem)
  })
  it('to a file of the author’s computer say so', () => {
    expect(resolver.asset('/Users/ann/a.png')).toMatchObject({
      what: 'the image /Users/ann/a.png is on your own computer',
      remedy: expect.stringContaining('copy the file beside this page'),
    })
  })
  it('to other sources wait for their address; one that has none is a problem with a suggestion', () => {
    const link = { target: 'docs/b/index.md', suffix: '#top', written: './b/index.md' }
    expect(resolver.link('./b/index.md#top')).toEqual(link)
    expect(addressOf(link, { content, baseUrl: '/x/' })).toBe('/x/docs/b')
    const gone = { target: 'docs/index.md', suffix: '', written: './index.md' }
    expect(addressOf(gone, { content, baseUrl: '/x/' })).toEqual({
      what: 'the link ./index.md points to a page that does not exist',
      remedy: 'did you mean docs/b/index.md?',
    })
    const otherCase = { target: 'docs/B/Index.md', suffix: '', written: './B/Index.md' }
    expect(addressOf(otherCase, { content, siteDir, baseUrl: '/' })).toMatchObject({
      remedy: 'did you mean docs/b/index.md?',
    })
    write('docs/b/index.mdx', '')
    const twin = { target: 'docs/b/index.mdx', suffix: '', written: './b/index.mdx' }
    expect(addressOf(twin, { content, siteDir, baseUrl: '/' })).toBe('/docs/b')
    rmSync(join(siteDir, 'docs/b/index.mdx'))
    write('docs/draft.md', '---\ndraft: true\n---\n')
    const draft = { target: 'docs/draft.md', suffix: '', written: './draft.md' }
    expect(addressOf(draft, { content, siteDir, baseUrl: '/' })).toMatchObject({
      what: 'the link ./draft.md points to a file that has no page',
    })
  })
  it.each([
    ['b/deep.md', 'docs/b/deep.md'],
    ['deep.md', 'docs/b/deep.md'],
    ['/deep.md', 'docs/b/deep.md'],
    ['/docs/b/index.md', 'docs/b/index.md'],
    ['docs/b/index.md', 'docs/b/index.md'],
    ['../gone.md', 'gone.md'],
  ])('to the source %s are seen from the page, its documents and the site', (written, target) => {
    const from = createLinkResolver({
      ...input,
      file: join(siteDir, 'docs/a.mdx'),
      contentDir: join(siteDir, 'docs/b'),
    })
    expect(from.link(`${written}#top`)).toEqual({ target, suffix: '#top', written })
  })
  it('by a relative address are seen from any page as from a folder, where addresses end with a slash', () => {
    const from = createLinkResolver({
      ...input,
      file: join(siteDir, 'docs/b/deep.md'),
      trailingSlash: true,
    })
    expect(from.link('../other')).toMatchObject({ target: 'docs/b/deep.md', below: '../other' })
  })
  it('by a relative address are seen from the page itself, where no address ends with a slash', () => {
    const from = createLinkResolver({
      ...input,
      file: join(siteDir, 'docs/b/index.md'),
      trailingSlash: false,
    })
    expect(from.link('./other#top')).toBe('./other#top')
  })
  it('by a relative address are seen from the folder of a page that stands for it', () => {
    const from = createLinkResolver({
      ...input,
      file: join(siteDir, 'docs/b/index.md'),
    })
    const settled = (href: string) => {
      const link = from.link(href)
      return typeof link === 'object' && 'target' in link
        ? addressOf(link, { content, baseUrl: '/x/' })
        : link
    }
    expect(['deep', './deep#a', '../c', 'deep/'].map(settled)).toEqual([
      '/x/docs/b/deep',
      '/x/docs/b/deep',
      '/x/docs/c',
      '/x/docs/b/deep',
    ])
    expect(resolver.link('./sibling')).toBe('./sibling')
    const named = (slug: string, file: string) => createLinkResolver({ ...input, slug, file }).link('x')
    expect(named('/', join(siteDir, 'docs/a.md'))).toMatchObject({ below: 'x' })
    expect(named('/b', join(siteDir, 'docs/b/index.md'))).toBe('x')
  })
  it('to any other file publish it; a Markdown file among the static ones is no source', () => {
    expect(resolver.link('./b/table.csv')).toMatch(/^\/x\/assets\/table-\w{8}\.csv$/)
    expect(resolver.link('./b/gone.csv')).toBe('./b/gone.csv')
    expect(resolver.link('/raw.md')).toBe('/x/raw.md')
  })
  it('to images give a hashed address, or say where the file should be', () => {
    expect(resolver.asset('./pic.png')).toMatchObject({
      url: expect.stringMatching(/^\/x\/assets\/pic-[0-9a-f]{8}\.png$/),
    })
    write('static/logo.svg', '<svg width="4" height="2"/>')
    expect(resolver.asset('/logo.svg')).toMatchObject({ url: '/x/logo.svg', width: 4 })
    expect(resolver.asset('/x/logo.svg')).toMatchObject({ url: '/x/logo.svg', width: 4 })
    expect(resolver.asset('./pic.png#gh-dark-mode-only')).toMatchObject({
      url: expect.stringMatching(/\/pic-[0-9a-f]{8}\.png#gh-dark-mode-only$/),
    })
    expect(resolver.asset('/logo.svg#x')).toMatchObject({ url: '/x/logo.svg#x', width: 4 })
    write('public/logo.svg', '<svg width="6" height="2"/>')
    write('public/late.svg', '<svg width="5" height="2"/>')
    write('public/late.md', '')
    expect(resolver.asset('/logo.svg')).toMatchObject({ width: 4 })
    expect(['/late.svg', '/x/late.svg'].map(src => resolver.asset(src))).toMatchObject([
      { url: '/x/late.svg', width: 5 },
      { url: '/x/late.svg', width: 5 },
    ])
    expect(resolver.link('/late.md')).toBe('/x/late.md')
    // A file created there would take precedence over the later folder's.
    expect(record.reads).toContain(join(siteDir, 'static/late.svg'))
    const rooted = {
      what: 'the image /gone.png does not exist',
      remedy: 'put the file at static/gone.png, or fix the path',
    }
    expect(resolver.asset('/gone.png')).toMatchObject(rooted)
    const as = (onBrokenImages: 'warn' | 'ignore') =>
      createLinkResolver({ ...input, onBrokenImages }).asset('/gone.png')
    expect(as('warn')).toMatchObject({ ...rooted, severity: 'warning' })
    expect(as('ignore')).toEqual({ url: '/x/gone.png' })
    const beside = { what: 'the image ./gone.png does not exist' }
    expect(resolver.asset('./gone.png')).toMatchObject(beside)
    const lenient = createLinkResolver({ ...input, onBrokenImages: 'warn' })
    expect(lenient.asset('./gone.png')).not.toHaveProperty('severity')
    expect(lenient.asset('./gone.png', { inTag: true })).toMatchObject({ ...beside, severity: 'warning' })
    expect(resolver.asset('./pic.png?raw=true')).toMatchObject({
      url: expect.stringMatching(/\/pic-[0-9a-f]{8}\.png\?raw=true$/),
    })
    expect(record.assets.map(({ file }) => file)).toContain(join(siteDir, 'docs/pic.png'))
    expect(record.reads).toContain(join(siteDir, 'docs/gone.png'))
  })
})

it('turns page files into addresses', () => {
  expect(
    ['pages/index.tsx', 'pages/about.mdx', 'src/pages/a/index.js'].map(file => pageRoute(file).path),
  ).toEqual(['/', '/about', '/a'])
})

it('names a card by its words alone', () => {
  const card = { title: 'a', section: 'b', site: 'c' }
  expect(cardFile(card, 'logo')).toBe(cardFile({ ...card }, 'logo'))
  expect(cardFile(card, 'logo')).not.toBe(cardFile(card, undefined))
  expect(cardFile(card, 'logo')).not.toBe(cardFile({ ...card, title: 'ab', section: '' }, 'logo'))
})

describe('the content policy', () => {
  const site = {
    search: { provider: 'embedded' },
    analytics: {},
    allowedForeignUrls: { images: [], frames: [], media: [] },
  } as unknown as Site

  it('allows own files and inline scripts by hash, nothing unsafe', () => {
    const policy = contentSecurityPolicy(site, ['alert(1)'])
    expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
    expect(policy).not.toMatch(/unsafe|https:/)
  })
  it('is widened by the config alone', () => {
    const widened = {
      ...site,
      analytics: { baidu: { id: 'x' } },
      search: { provider: 'hosted', hosted: { hosts: undefined } },
    } as unknown as Site
    const policy = contentSecurityPolicy(widened, [])
    expect(policy).toMatch(/script-src [^;]*https:\/\/hm\.baidu\.com/)
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.algolia\.net/)
  })
  it('allows what begins like an address of the config, by kind', () => {
    const policy = contentSecurityPolicy(
      {
        ...site,
        allowedForeignUrls: {
          images: ['https://img.example/npm'],
          frames: ['https://player.example/embed/'],
          media: ['https://cdn.example/'],
        },
      },
      [],
    )
    expect(policy).toContain("img-src 'self' data: https://img.example/;")
    expect(policy).toContain("frame-src 'self' https://player.example/embed/;")
    expect(policy).toContain("media-src 'self' https://cdn.example/;")
  })
})

describe('an error while a page is rendered', () => {
  const elements: UsedElement[] = [
    { name: 'Tabs', line: 10, props: { values: '[{ value: "a" }]' } },
    { name: 'Tabs', line: 13, props: { defaultValue: 'no.where' } },
    { name: 'Once', line: 17, props: {} },
  ]
  const lineFor = (place: object) =>
    renderProblem(Object.assign(new Error('坏了'), place), { file: 'docs/a.mdx', elements, bodyLine: 1 })
      .where?.line

  it('is reported with the line of the tag it names', () => {
    expect(lineFor({ component: 'Tabs', prop: 'defaultValue', text: 'no.where' })).toBe(13)
    expect(lineFor({ component: 'Tabs', prop: 'values' })).toBe(10)
    expect(lineFor({ component: 'Once' })).toBe(17)
    const gap = { what: 'there is no module', remedy: '', where: { file: 'src/Tabs.tsx' } }
    expect(lineFor({ component: 'Tabs', gap })).toBe(10)
  })
  it('has no line rather than a wrong one', () => {
    expect(lineFor({})).toBeUndefined()
    expect(lineFor({ component: 'Tabs' })).toBeUndefined()
    expect(lineFor({ component: 'Tabs', prop: 'values', text: 'nowhere' })).toBeUndefined()
  })
})
