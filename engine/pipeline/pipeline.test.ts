import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Site } from '../config'
import type { Content } from '../content'
import { createAssets } from './assets'
import { cardFile } from './card'
import { createLinkResolver } from './links'
import { findPageImports, partialsOf } from './page-imports'
import { pageRoute } from './page-plan'
import type { Project } from './project'
import { renderProblem } from './render-problem'
import { contentSecurityPolicy } from './security'
import { findTabGroups } from './tab-groups'

const siteDir = mkdtempSync(join(tmpdir(), 'pipeline-'))
const write = (file: string, text: string) => {
  mkdirSync(join(siteDir, file, '..'), { recursive: true })
  writeFileSync(join(siteDir, file), text)
}

describe('imports of pages', () => {
  write(
    'docs/a.mdx',
    "import Demo, { Extra as E } from '@site/components/Demo'\nimport P from './_p.mdx'\n\n```js\nimport no from './no'\n```\n",
  )
  write('docs/_p.mdx', "import data from '../data/facts'\n")
  write('components/Demo.tsx', '')
  write('data/facts.ts', '')

  it('are found through partials, not in fences', () => {
    expect(findPageImports(siteDir, [join(siteDir, 'docs/a.mdx')])).toEqual([
      { file: join(siteDir, 'components/Demo.tsx'), names: ['default', 'Extra'] },
      { file: join(siteDir, 'data/facts.ts'), names: ['default'] },
    ])
  })
  it('tell what a page must be rendered again for', () => {
    expect(partialsOf({ siteDir }, join(siteDir, 'docs/a.mdx'))).toEqual({
      partials: [join(siteDir, 'docs/_p.mdx')],
      modules: [join(siteDir, 'components/Demo.tsx'), join(siteDir, 'data/facts.ts')],
    })
  })
})

describe('links of authors', () => {
  write('docs/b/index.md', '')
  write('docs/pic.png', 'not really')
  const project = {
    root: siteDir,
    siteDir,
    site: { baseUrl: '/x/' },
    content: { files: new Map([['docs/b/index.md', '/docs/b']]) },
  } as unknown as Project
  const resolver = createLinkResolver(project, join(siteDir, 'docs/a.mdx'), createAssets('/x/'))

  it.each([
    ['./b/index.md#top', '/x/docs/b#top'],
    ['/docs/b/', '/x/docs/b'],
    ['#own', '#own'],
    ['https://example.com', 'https://example.com'],
    ['pathname:///files/a.pdf', '/x/files/a.pdf'],
  ])('%s becomes %s', (href, url) => {
    expect(resolver.link(href)).toBe(url)
  })
  it('to a file that does not exist are a problem with a suggestion', () => {
    expect(resolver.link('./index.md')).toEqual({
      what: 'the link ./index.md leads to no page',
      remedy: 'did you mean docs/b/index.md?',
    })
  })
  it('to images give a hashed address, or say where the file should be', () => {
    expect(resolver.asset('./pic.png')).toMatchObject({
      url: expect.stringMatching(/^\/x\/assets\/pic-[0-9a-f]{8}\.png$/),
    })
    expect(resolver.asset('./gone.png')).toMatchObject({ what: 'the image ./gone.png does not exist' })
  })
})

it('finds the groups of tabs with all their values', () => {
  const text =
    '<Tabs groupId="lang"><TabItem value="ts" label="TS">x</TabItem><TabItem value="js">y</TabItem></Tabs>'
  const content = { sources: new Map([['a', { text, bodyLine: 1 }]]) } as unknown as Content
  expect(findTabGroups(content)).toEqual({ lang: ['js', 'ts'], npm2yarn: ['bun', 'npm', 'pnpm', 'yarn'] })
})

it('turns page files into addresses', () => {
  expect(
    ['pages/index.tsx', 'pages/about.mdx', 'pages/a/index.tsx'].map(file => pageRoute(file).path),
  ).toEqual(['/', '/about', '/a'])
})

it('names a card by its words alone', () => {
  const card = { title: 'a', section: 'b', site: 'c' }
  expect(cardFile(card)).toBe(cardFile({ ...card }))
  expect(cardFile(card)).not.toBe(cardFile({ ...card, title: 'ab', section: '' }))
})

describe('the content policy', () => {
  const site = { search: { provider: 'embedded' }, analytics: {}, allowedForeignUrls: [] } as unknown as Site

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
})

describe('an error while a page is rendered', () => {
  const source = {
    text: '<Tabs values={[{ value: "a" }]}>\n</Tabs>\n\n<Tabs\n  defaultValue="no.where"\n>\n</Tabs>\n<Once>\n',
    bodyLine: 10,
  }
  const lineFor = (place: object) =>
    renderProblem(Object.assign(new Error('坏了'), place), 'docs/a.mdx', source).where?.line

  it('is told with the line of the tag it names', () => {
    expect(lineFor({ component: 'Tabs', prop: 'defaultValue', text: 'no.where' })).toBe(13)
    expect(lineFor({ component: 'Tabs', prop: 'values' })).toBe(10)
    expect(lineFor({ component: 'Once' })).toBe(17)
  })
  it('has no line rather than a wrong one', () => {
    expect(lineFor({})).toBeUndefined()
    expect(lineFor({ component: 'Tabs' })).toBeUndefined()
    expect(lineFor({ component: 'Tabs', prop: 'values', text: 'nowhere' })).toBeUndefined()
  })
})
