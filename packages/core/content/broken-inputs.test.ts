import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BlogSettings } from '../config'
import { join } from '../paths'
import type { Problem } from '../report'
import { readAuthors } from './blog/post-authors'
import type { Loading } from './content'
import { loadFixture } from './fixtures/load-fixture'

const ITEM =
  'A theme navbar item failed to render.\nPlease double-check the following navbar item (navbar.items) of your site config:\n{'

/** Expected problems of the fixture: place, sentence, and part of the remedy. */
const expected: [place: string, what: string, remedy: string][] = [
  ['sidebars.ts:undefined', '17 documents are in no sidebar:\n- ', 'Add it to a sidebar'],
  ['docs/bad-yaml.md:4', 'This is not valid YAML: Missing closing "quote', 'Fix it; texts with'],
  ['docs/no-fields.md:2', 'Expected fields such as "title: …".', 'Write a name and ": "'],
  [
    'docs/draft-unlisted.md:4',
    "Can't be draft and unlisted at the same time.",
    'Remove "draft" or "unlisted".',
  ],
  [
    'docs/format.md:2',
    '"format" must be one of "md", "mdx", "detect", but it is "mdxx".',
    'Did you mean "mdx"?',
  ],
  ['docs/level-range.md:2', '"toc_max_heading_level" must be from 2 to 6, but it is 9.', ''],
  [
    'docs/levels.md:2',
    '"toc_min_heading_level" is larger than "toc_max_heading_level".',
    'Swap the two levels.',
  ],
  ['docs/near-miss.md:2', 'Unknown front matter field "titel".', 'Did you mean "title"?'],
  ['docs/near-miss.md:3', 'Unknown front matter field "sidebarLabel".', 'Did you mean "sidebar_label"?'],
  ['docs/wrong-type.md:3', '"keywords" must be a list, but it is "one".', 'Write a list here.'],
  ['docs/wrong-type.md:4', '"sidebar_position" must be a number, but it is "first".', 'Write a number here.'],
  ['docs/wrong-type.md:6', '"requires.engine" must be a string, but it is 4.2.', 'Put it in quotes: "4.2".'],
  ['docs/last-update.md:3', '"last_update.date" is not a date: "2025-02-30".', 'Write it as 2025-03-06.'],
  ['docs/slash-id.md:2', 'Document id "a/b" cannot include slash.', 'Keep the last part'],
  [
    'docs/twin.md:2',
    'Two documents have the id "twin": docs/same-id.md and docs/twin.md.',
    'Rename one file',
  ],
  [
    'docs/route-b.md:2',
    'Duplicate route "/docs/Shared": docs/route-a.md and docs/route-b.md have the same address.',
    'another "slug"',
  ],
  [
    'docs/unreachable.md:2',
    'The address "/docs/what?#now" cannot be reached: "?" and "#" end an address, "\\" changes it.',
    'Leave them out of its "slug"',
  ],
  [
    'docs/displayed.md:2',
    `Can't find any sidebar with id "not-here" in version "current".`,
    'Available sidebar ids are:\n- main',
  ],
  ['docs/pagination.md:3', 'no version doc found by id=not-here', 'Write the id of a document'],
  ['docs/folder/_category_.yml:2', 'Unknown field "colapsed".', 'Did you mean "collapsed"?'],
  ['docs/folder/_category_.yml:3', '"position" must be a number, but it is "one".', 'Write a number here.'],
  [
    'docs/other/_category_.json:3',
    '"link.type" must be { type: "doc", id } or { type: "generated-index" }, but it is "page".',
    '',
  ],
  [
    'sidebars.ts:4',
    'Invalid sidebar file at "broken/sidebars.ts". These sidebar document ids do not exist:\n- unknown-id',
    'Available document ids are:\n- a/b\n- bad-yaml',
  ],
  [
    'sidebars.ts:5',
    'Unknown sidebar item type "catagory".',
    'Did you mean "category"? Valid types: "doc", "ref"',
  ],
  [
    'sidebars.ts:6',
    'Sidebar category Empty has neither any subitem nor a link.',
    'Give the category items or a link',
  ],
  [
    'sidebars.ts:7',
    'Invalid sidebar file at "broken/sidebars.ts". These sidebar document ids do not exist:\n- wrong-typ',
    'Did you mean "wrong-type"?',
  ],
  [
    'sidebars.ts:8',
    `No docs found in directory "no-folder": can't auto-generate a sidebar.`,
    'Available directories are:\n- .\n- folder',
  ],
  ['sidebars.ts:9', '"dirName" must have no slash at its beginning or end, but it is "/folder/".', ''],
  ['sidebars.ts:11', 'Unknown field "lable".', 'Did you mean "label"?'],
  ['sidebars.ts:12', 'A sidebar item must be a string or an object.', 'Write a doc id'],
  ['sidebars.ts:15', 'The items of "wrong" must be a list.', 'Write a list'],
  [
    'site.config.ts:6',
    `Couldn't find any doc with id "nope" in version "current".\nAvailable doc ids are:\n- `,
    `${ITEM}\n  "position": "left",\n  "type": "doc",\n  "docId": "nope"`,
  ],
  [
    'site.config.ts:7',
    `Can't find any sidebar with id "nope" in version "current".\nAvailable sidebar ids are:\n- `,
    ITEM,
  ],
  [
    'site.config.ts:8',
    `DocSidebarNavbarItem: Sidebar with ID "external" doesn't have anything to be linked to.`,
    ITEM,
  ],
  [
    'site.config.ts:9',
    "No docs version exist for name '9.9', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- current",
    ITEM,
  ],
  ['site.config.ts:10', 'No NavbarItem component found for type "custom-thing".', '"type": "custom-thing"'],
  [
    'site.config.ts:11',
    'You are using a feature of the docs plugin, but this plugin does not seem to be enabled (pluginId=other).',
    'Existing docs plugin ids: default, second.',
  ],
  ['site.config.ts:12', `Couldn't find any doc with id "also-nope" in version "current".`, ITEM],
  ['site.config.ts:17', 'The docs folder "broken/empty" holds no document.', 'Put a .md or .mdx file there'],
  ['site.config.ts:17', 'The sidebar file "broken/missing-sidebars.ts" does not exist', 'Create it'],
  [
    'site.config.ts:21',
    'The redirect from "/docs/intro" is left out: docs/intro.md has that address.',
    'Remove the redirect',
  ],
  [
    'site.config.ts:22',
    'The redirect from "/old" leads to "/docs/gone", which is not a page.',
    'Write the address of a page',
  ],
  ['site.config.ts:23', 'Two redirects lead from "/old".', 'Keep one of them.'],
  ['site.config.ts:24', 'The redirect from "/a" never ends: /a → /b → /a.', 'Let one of them lead to a page'],
  [
    'site.config.ts:26',
    'The redirect from "/older" leads to "/newer", which is another redirect.',
    'Write "/docs/wrong-type"',
  ],
  ['docs/late.md:2', 'Something stands above the front matter, so it is', 'Begin the file with'],
  ['blog/2025-01-03-nameless.md:3', 'An author of this post has no name.', 'Write { name: … }'],
  ['blog/2025-13-40-name.md:undefined', '"2025-13-40" in the name of this file is not a', 'Rename it'],
  ['blog/date.md:3', '"date" is not a date: "yesterday".', 'Write it as 2025-03-06'],
  [
    'blog/2025-01-01-authors.md:3',
    "Can't reference blog post authors by a key (such as 'ann') because no authors map file could be loaded.",
    "in particular 'authorsFile'",
  ],
  [
    'blog/2025-01-02-tags.md:2',
    '"tags[0]" must be a text or { label, permalink }, but it is {"label":"x"}.',
    '',
  ],
]

describe('a site with every mistake', () => {
  let problems: Problem[] = []
  let redirects: { from: string }[] = []
  beforeAll(async () => {
    const loaded = await loadFixture('broken')
    problems = [...loaded.problems, ...loaded.warnings]
    redirects = loaded.redirects
  })
  const placeOf = ({ where }: Problem) => `${where?.file.replace('broken/', '')}:${where?.line}`

  test.each(expected)('%s: %s', (place, what, remedy) => {
    const found = problems.find(problem => placeOf(problem) === place && problem.what.startsWith(what))
    expect(found, problems.map(problem => `${placeOf(problem)} ${problem.what}`).join('\n')).toBeDefined()
    expect(found?.remedy ?? '').toContain(remedy)
  })

  test('has no other problem, and each is reported once', () => {
    expect(problems.map(placeOf).sort()).toEqual(expected.map(([place]) => place).sort())
  })

  test('goes on with an empty list where a folder has no documents', () => {
    const warnings = problems.filter(({ severity }) => severity === 'warning').map(({ what }) => what)
    expect(warnings).toContain(`No docs found in directory "no-folder": can't auto-generate a sidebar.`)
  })

  test('leaves out a redirect from a page, which is shown', () => {
    expect(redirects.map(({ from }) => from)).not.toContain('/docs/intro')
    const told = problems.find(({ what }) => what.includes('is left out'))
    expect(told?.severity).toBe('warning')
  })

  test('speaks of no other product', () => {
    expect(JSON.stringify(problems)).not.toMatch(/docusaurus/i)
  })
})

test('an authors file with a mistake, and an author nobody knows', async () => {
  const { problems } = await loadFixture('broken-authors')
  expect(problems).toEqual([
    {
      what: '"ben.name" is missing.',
      where: { file: 'broken-authors/blog/authors.yml', line: 3, column: 1 },
      remedy: 'Add it as a string.',
    },
    {
      what: 'Blog author with key "zoe" not found in the authors map file.',
      where: { file: 'broken-authors/blog/2025-01-01-post.md', line: 2, column: 11 },
      remedy: 'Valid author keys are:\n- ann\n- ben',
    },
  ])
})

test('posts are not to blame for an authors file that cannot be read', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'authors-'))
  writeFileSync(join(siteDir, 'authors.yml'), 'ann:\n  name: Ann\n title: x\n')
  const loading = { siteDir, root: siteDir, problems: [] as Problem[], site: {} } as unknown as Loading
  const authors = readAuthors(loading, { path: '.', authorsFile: 'authors.yml' } as BlogSettings, '/authors')
  expect(loading.problems).toHaveLength(1)
  expect([...authors!.keys()]).toEqual(['ann'])
})

test('a folder that cannot be read is a problem, not a crash', async () => {
  const { problems, content } = await loadFixture('broken-authors', {
    config: { blog: false, docs: { versions: [{ name: 'current', dir: 'blog/authors.yml' }] } },
  })
  expect(content.versions).toEqual([])
  expect(problems).toHaveLength(1)
  expect(problems[0]?.what).toContain('ENOTDIR')
})

test('a page in place of the one for addresses that lead nowhere is reported', async () => {
  const pages = [{ path: '/404', made: 'a page of code' }]
  const { problems } = await loadFixture('two-versions', { pages })
  expect(problems.map(({ what }) => what)).toEqual([
    'Duplicate route "/404": the page for addresses that lead nowhere and a page of code have the same address.',
  ])
})

test('two pages with one address are a warning where the config says so', async () => {
  const { problems, warnings } = await loadFixture('broken', { config: { onDuplicateRoutes: 'warn' } })
  const isReported = ({ what }: { what: string }) => what.startsWith('Duplicate route')
  expect([problems.filter(isReported).length, warnings.filter(isReported).length]).toEqual([0, 1])
})
