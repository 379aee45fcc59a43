import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Problem } from '../report'
import { checkLinks } from './check-links'
import type { PageRecord } from './page-record'

const root = mkdtempSync(join(tmpdir(), 'links-'))
writeFileSync(join(root, 'page.md'), '')

function record(
  path: string,
  {
    links = [],
    anchors = [],
    source = 'page.md',
    problems = [],
  }: { links?: string[]; anchors?: string[]; source?: string; problems?: Problem[] },
) {
  const facts = {
    toc: [],
    anchors,
    sections: [],
    links: links.map(href => ({ href, kind: 'link' as const })),
  }
  return { path, facts, source, problems } as unknown as PageRecord
}

const check = (records: PageRecord[], baseUrl = '/') =>
  checkLinks({ root, baseUrl, records, linkable: new Set(['/llms.txt', '/docs', '/Tool/index.html']) }).map(
    ({ what }) => what,
  )

it('lets good links pass: pages, anchors, files, redirects, other sites, letter case and .html', () => {
  const links = [
    '/b',
    '/b#x',
    '#own',
    '/llms.txt',
    '/docs',
    '/Tool/',
    '/Tool',
    'https://example.com/nowhere',
    '/B',
    '/b.html',
    '/b?q=1#x',
    '/./b',
    '/x/../b#x',
    '/b#%E4%B8%AD',
  ]
  expect(check([record('/a', { links, anchors: ['own'] }), record('/b', { anchors: ['x', '中'] })])).toEqual(
    [],
  )
})

it('names the scheme that an email address or another site lacks', () => {
  const records = [record('/a', { links: ['ming@example.com', 'www.example.com/x'] })]
  const problems = checkLinks({ root, baseUrl: '/', records, linkable: new Set() })
  expect(problems.map(({ remedy }) => remedy)).toEqual([
    'For an email address, write mailto:ming@example.com',
    'For another site, write https://www.example.com/x',
  ])
})

it('names the scheme of another site, and the place of a file', () => {
  const records = [record('/a', { links: ['/github.com/me', '/files/a.zip'] })]
  const problems = checkLinks({ root, baseUrl: '/', records, linkable: new Set() })
  expect(problems.map(({ remedy }) => remedy)).toEqual([
    'For another site, write https://github.com/me',
    'put the file at static/files/a.zip, or fix the address',
  ])
})

it('tells a missing page and a missing anchor apart, and names what there is instead', () => {
  const problems = checkLinks({
    root,
    baseUrl: '/',
    records: [
      record('/a', { links: ['/docs/instal', '/b#nope'] }),
      record('/b', { anchors: ['yes'] }),
      record('/docs/install', {}),
    ],
    linkable: new Set(),
  })
  expect(problems.map(({ what, remedy }) => [what, remedy])).toEqual([
    ['the link /docs/instal points to a page that does not exist', 'did you mean /docs/install?'],
    ['the link /b#nope points to an anchor that its page does not have', 'Anchors of that page: yes'],
  ])
})

it('takes no anchor for one in other letters, as browsers do not', () => {
  expect(
    check([record('/a', { links: ['/b#CssEntries'] }), record('/b', { anchors: ['cssentries'] })]),
  ).toHaveLength(1)
})

it('finds links outside of the base URL', () => {
  expect(check([record('/a', { links: ['/a'] })], '/base/')).toEqual([
    "the link /a is outside the site's base URL /base/",
  ])
  expect(check([record('/a', { links: ['/base/a'] })], '/base/')).toEqual([])
})

it('points at the line of the source', () => {
  writeFileSync(join(root, 'a.md'), '# A\n\ntext\n\n[x](/gone)\n')
  const [problem] = checkLinks({
    root,
    baseUrl: '/',
    records: [record('/a', { links: ['/gone'], source: 'a.md' })],
    linkable: new Set(),
  })
  expect(problem?.where).toEqual({ file: 'a.md', line: 5 })
})

it('sees a relative link from the page it stands on, under any base URL', () => {
  const pages = [
    record('/docs/a/b', { links: ['./c', 'c', '../d#x', '../../docs/a/c/'] }),
    record('/docs/a/c', {}),
    record('/docs/d', { anchors: ['x'] }),
  ]
  expect(check(pages)).toEqual([])
  expect(check(pages, '/site/')).toEqual([])
  expect(check([record('/docs/a/b', { links: ['./gone'] })])).toEqual([
    'the link ./gone points to a page that does not exist',
  ])
})

it('a site may only be warned of links or anchors, or not at all', () => {
  const records = [record('/a', { links: ['/gone', '#gone'] })]
  const settled = (
    onBrokenLinks: 'throw' | 'warn' | 'ignore',
    onBrokenAnchors: 'throw' | 'warn' | 'ignore',
  ) =>
    checkLinks({
      root,
      baseUrl: '/',
      records,
      linkable: new Set(),
      settings: { onBrokenLinks, onBrokenAnchors },
    })
  expect(settled('warn', 'throw').map(({ severity }) => severity)).toEqual(['warning', undefined])
  expect(settled('ignore', 'ignore')).toEqual([])
})

it('a site may be milder with links in tags, never harder', () => {
  const links = [
    { href: '/gone', kind: 'link' as const },
    { href: '/lost', kind: 'link' as const, inTag: true as const },
  ]
  const others = [{ path: '/a', source: 'page.md', facts: { links } }]
  const told = (
    onBrokenLinks: 'throw' | 'warn' | 'ignore',
    onBrokenTagLinks?: 'throw' | 'warn' | 'ignore',
  ) => {
    const settings = { onBrokenLinks, onBrokenAnchors: 'throw' as const, onBrokenTagLinks }
    const problems = checkLinks({ root, baseUrl: '/', records: [], others, linkable: new Set(), settings })
    return problems.map(({ severity = 'error', what }) => `${severity}: ${what.split(' ')[2]}`)
  }
  expect(told('throw')).toEqual(['error: /gone', 'error: /lost'])
  expect(told('throw', 'warn')).toEqual(['error: /gone', 'warning: /lost'])
  expect(told('warn', 'throw')).toEqual(['warning: /gone', 'warning: /lost'])
  expect(told('throw', 'ignore')).toEqual(['error: /gone'])
})

it('says nothing of the anchors of a page that failed, nor of an address that cannot be reached', () => {
  const failed = record('/b', { problems: [{ what: 'MDX: …' }] })
  const odd = record('/what? now', {})
  expect(check([record('/a', { links: ['/b#x', '/what? now'] }), failed, odd])).toEqual([])
  const twins = [record('/b', {}), record('/b', {})]
  expect(check([record('/a', { links: ['/b#x'] }), ...twins])).toEqual([])
})

it('says nothing of the anchors of a page whose file could not be read as it is meant', () => {
  const records = [record('/a', { links: ['/b#x'] }), record('/b', { source: 'b.md' })]
  const told = (problem: Partial<Problem>) =>
    checkLinks({
      ...{ root, baseUrl: '/', records, linkable: new Set() },
      loadProblems: [{ what: 'This is not valid YAML', where: { file: 'b.md' }, ...problem }],
    }).length
  expect(told({})).toBe(0)
  expect(told({ severity: 'warning' })).toBe(1)
  expect(told({ where: { file: 'c.md' } })).toBe(1)
})

it('suggests an address in the letters it has', () => {
  const records = [record('/docs/API/Options', {}), record('/a', { links: ['/docs/api/option'] })]
  const [problem] = checkLinks({ root, baseUrl: '/', records, linkable: new Set() })
  expect(problem?.remedy).toBe('did you mean /docs/API/Options?')
})

it('names the folder of the pages where the home page is missing', () => {
  const records = [record('/a', { links: ['/'] })]
  const remedyIn = (pageFolder?: string) =>
    checkLinks({ root, baseUrl: '/', records, pageFolder, linkable: new Set() })[0]?.remedy
  expect(remedyIn()).toContain('add pages/index.tsx')
  expect(remedyIn('src/pages')).toContain('add src/pages/index.tsx')
})

it('finds the line of an address that lacks its protocol', () => {
  writeFileSync(join(root, 'config.ts'), "url: 'https://me.example'\nhref: 'github.com/me'\n")
  const records = [record('/a', { links: ['/github.com/me'], source: 'config.ts' })]
  const [problem] = checkLinks({ root, baseUrl: '/', records, linkable: new Set() })
  expect(problem?.where).toEqual({ file: 'config.ts', line: 2 })
})
