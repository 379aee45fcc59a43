import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkConfig } from '../config'
import { loadContent } from './load-content'

const siteDir = mkdtempSync(join(tmpdir(), 'standalone-'))
mkdirSync(join(siteDir, 'pages'))

async function load(name: string, text: string) {
  const source = `pages/${name}`
  writeFileSync(join(siteDir, source), text)
  const site = checkConfig({ title: 't', url: 'https://example.com' }, join(siteDir, 'site.config.ts'))
  const pages = [{ path: '/page', source }]
  const loaded = await loadContent({ site, siteDir, root: siteDir, mode: 'production', sidebars: {}, pages })
  return { ...loaded, page: loaded.content.standalone.get(source), files: loaded.content.files }
}

test('a page says its title and description in front matter, as YAML means them', async () => {
  const { page } = await load(
    'a.md',
    '---\ntitle: "About: us"\ndescription: Who we are\n---\n\n# Other\n\ntext',
  )
  expect(page).toMatchObject({ title: 'About: us', description: 'Who we are' })
})

test('or in its body', async () => {
  const { page } = await load('b.mdx', '# *About*\n\nFirst.\n\n{1 + 1}')
  expect(page).toMatchObject({ title: 'About', description: 'First.', unlisted: false })
})

test('a field that is misspelt or of the wrong type is reported with its line', async () => {
  const { problems } = await load('c.md', '---\ntitel: x\nkeywords: 3\n---\n')
  expect(problems.map(({ where, what }) => `${where?.file}:${where?.line} ${what}`)).toEqual([
    expect.stringMatching(/^pages\/c\.md:2 Unknown front matter field "titel"/),
    expect.stringMatching(/^pages\/c\.md:3 /),
  ])
})

test('a draft has no address', async () => {
  expect((await load('d.md', '---\ndraft: true\n---\n')).files.has('pages/d.md')).toBe(false)
  expect((await load('e.md', 'x')).files.get('pages/e.md')).toBe('/page')
})
