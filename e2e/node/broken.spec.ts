import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runBuild } from '../support/run-build'
import { root } from '../support/run-server'
import { copySite } from '../support/site-copy'

/** Place, fault and remedy of each mistake in the fixture; the place is relative to the site. */
const MISTAKES: [place: string, what: string, remedy: string][] = [
  ['docs/front-matter.md:3:1', '"sidebar_position" must be a number, but it is "first"', 'Write a number'],
  [
    'sidebars.ts:7:47',
    'These sidebar document ids do not exist:\n- not-there',
    'Available document ids are:',
  ],
  ['blog/2025-01-01-post.md:4:1', "(such as 'nobody')", "'authorsFile'"],
  [
    'site.config.ts:9:30',
    'Couldn\'t find any doc with id "no-such-doc"',
    'double-check the following navbar item',
  ],
  ['docs/twin-b.md:3:1', 'Duplicate route "/docs/same"', 'Give one of them another "slug"'],
  [
    'site.config.ts:10:14',
    'The link /nowhere-from-navbar points to a page that does not exist',
    'Fix the address',
  ],
  [
    'site.config.ts:13:40',
    'The link /nowhere-from-footer points to a page that does not exist',
    'Fix the address',
  ],
  [
    'sidebars.ts:8:44',
    'The link /nowhere-from-sidebar points to a page that does not exist',
    'Fix the address',
  ],
  ['site.config.ts:16:24', 'The redirect from "/old" leads to "/docs/gone"', 'Write the address of a page'],
  ['docs/intro.md:5:11', 'The link ./nowhere.md points to a page that does not exist', 'Fix the path'],
  [
    'docs/intro.md:5:35',
    'The link /docs/gide points to a page that does not exist',
    'Did you mean /docs/guide?',
  ],
  ['docs/intro.md:7:21', 'points to an anchor that its page does not have', 'Anchors of that page: present'],
  ['docs/guide.md:7:10', 'The link #nowhere points to an anchor', 'Anchors of that page: present'],
  ['docs/intro.md:9:9', 'The image ./img/none.png does not exist', 'docs/img/none.png, or fix the path'],
  ['docs/intro.md:11', 'The attribute onclick is blocked', 'Remove it'],
  ['docs/blocked.md:5', 'An address that begins with javascript: is blocked', 'Link to a page'],
  ['docs/blocked.md:7', 'The attribute onload is blocked', 'Remove it'],
  ['docs/blocked.md:9:24', '<script> is blocked', 'Use a component'],
  ['docs/blocked.md:11:1', '<meta http-equiv> in a page would redirect visitors', 'Remove it'],
  ['docs/island.mdx:7:21', 'The prop `format` of <Counter> is a function', 'Fix the component'],
  ['docs/tabs.mdx:9:7', "Can't select invalid tab value=orange", 'Choose one of: apple'],
  [
    'components/Thrower.static.tsx:2:9',
    '/docs/throws.mdx is rendered: 这个组件坏了',
    'it runs at build time',
  ],
  ['docs/unclosed.mdx:7:1', 'Expected a closing tag for `<Tabs>`', 'Close every tag'],
  ['docs/unknown.mdx:5:24', "The package 'some-package' is not installed", 'npm install some-package'],
  ['docs/unknown.mdx:7:1', '<Unknown> is not defined on this page', 'Import it, or use one of'],
]

describe('a build of a broken site', () => {
  const site = copySite({ fixture: 'e2e/fixtures/broken', as: 'broken' })
  let code: number | null
  let text: string
  beforeAll(async () => {
    ;({ code, text } = await runBuild(site.options))
  })

  it.each(MISTAKES)('tells of %s: %s', (place, what, remedy) => {
    const told = text
      .split(/\n{2,}/)
      .find(part => part.startsWith(`${site.site}/${place}: `) && part.includes(what))
    expect(told, text).toBeDefined()
    expect(told!.slice(told!.indexOf('\n  → '))).toContain(remedy)
  })

  it('warns of a front matter field that is probably misspelt', () => {
    expect(text).toContain(
      `warning: ${site.site}/docs/front-matter.md:4:1: Unknown front matter field "descripton"`,
    )
    expect(text).toContain('Did you mean "description"?')
  })

  it('says nothing else, and fails', () => {
    expect(text).toContain(`\n${MISTAKES.length} problems\n`)
    expect(code).toBe(1)
    expect(text).not.toMatch(/\n {4}at |Docusaurus/)
  })

  it('leaves nothing behind', () => {
    expect(existsSync(join(root, site.out))).toBe(false)
  })
})

describe('a build with a wrong config', () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'wrong-config' })

  it('tells every fault with its line and the valid choices', async () => {
    site.write(
      'site.config.ts',
      [
        "import { defineConfig } from 'inkstone/config'",
        'export default defineConfig({',
        "  title: '',",
        "  url: 'example.com',",
        "  tagLine: '拼错了',",
        '  navbar: {',
        "    items: [{ type: 'docs', label: '文档' }, { label: '两头', to: '/a', href: 'https://a.example' }],",
        '  },',
        "  colorMode: { defaultMode: 'blue' },",
        '} as never)',
        '',
      ].join('\n'),
    )
    const { code, text } = await runBuild(site.options)
    const places = [...text.matchAll(/site\.config\.ts:(\d+)(?::\d+)?: (.*)/g)].map(match => [
      Number(match[1]),
      match[2],
    ])
    expect(places.sort(([a], [b]) => Number(a) - Number(b))).toEqual([
      [3, expect.stringContaining('must not be empty')],
      [4, expect.stringContaining('must be an origin such as "https://example.com"')],
      [5, 'Unknown field "tagLine"'],
      [7, 'Bad navbar item type docs.'],
      [7, 'One and only one between "to" and "href" should be provided.'],
      [9, expect.stringContaining('must be one of "light", "dark", but it is "blue"')],
    ])
    expect(text).toContain('Did you mean "tagline"?')
    expect(text).toMatch(/Valid types: "link", "dropdown"/)
    expect(text).toContain('6 problems')
    expect(code).toBe(1)
  })

  it('tells where a module does not compile', async () => {
    site.write('site.config.ts', "export default {\n  title: 'x',\n  url: \n}\n")
    const { code, text } = await runBuild(site.options)
    expect(text).toMatch(/site\.config\.ts:\d/)
    expect(code).toBe(1)
  })
})
