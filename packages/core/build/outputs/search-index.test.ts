import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Project } from '../../pipeline'
import { SiteError } from '../../report'
import { makeSearchIndex } from './search-index'

/** Builds the index of a site with these synonyms; returns its manifest. */
async function index(synonyms: string): Promise<unknown> {
  const root = mkdtempSync(join(tmpdir(), 'synonyms-'))
  mkdirSync(join(root, 'data'))
  writeFileSync(join(root, 'data/synonyms.json'), synonyms)
  const site = { search: {}, locale: { htmlLang: 'en' } }
  const files = await makeSearchIndex({ root, siteDir: root, site } as unknown as Project, [])
  return JSON.parse(new TextDecoder().decode(files.get('manifest.json')))
}

test('synonyms of the site are part of the index', async () => {
  const rules = [{ from: ['a'], to: ['b'], weight: 0.5 }]
  expect(await index(JSON.stringify(rules))).toMatchObject({ synonyms: rules })
})

test.each([
  ['[', 'invalid JSON'],
  ['[["a", "b"]]', '0: '],
  ['[{ "from": "a", "to": ["b"] }]', '0.from: '],
  ['[{ "from": ["a"], "to": ["b"], "wieght": 1 }]', '0: Unrecognized key: "wieght"'],
  ['[{ "from": ["a"], "to": ["b"], "weight": 2 }]', '0.weight: '],
])('%s is refused, with its place and the form it should have', async (text, what) => {
  const error = await index(text).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(SiteError)
  expect((error as SiteError).problems).toEqual([
    {
      what: expect.stringContaining(what),
      where: { file: 'data/synonyms.json' },
      remedy: expect.stringContaining('"from"'),
    },
  ])
})
