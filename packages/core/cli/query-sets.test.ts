import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SiteError } from '../report'
import { findLostTargets, readQuerySets } from './query-sets'

const queries = [{ query: '热更新', kind: 'word', targets: ['/docs/issues'] }]

/** A site with these query files, and one beside it. */
function writeSets(fresh: string) {
  const root = mkdtempSync(join(tmpdir(), 'queries-'))
  mkdirSync(join(root, 'site/data/search'), { recursive: true })
  for (const name of ['tune', 'blind'])
    writeFileSync(join(root, `site/data/search/${name}-queries.json`), JSON.stringify(queries))
  writeFileSync(join(root, 'fresh.json'), fresh)
  return { root, siteDir: join(root, 'site') }
}

it('reads the sets of the site, or the files that are named instead', () => {
  const site = writeSets(JSON.stringify(queries))
  expect([...readQuerySets({ ...site, files: [] }).keys()]).toEqual(['blind', 'tune'])
  expect([...readQuerySets({ ...site, files: ['fresh.json'] })]).toEqual([['fresh', queries]])
})

it.each(['', '{}', '[]', '[{"query":"a","kind":"b"}]', '[{"query":"","kind":"b","targets":["/"]}]'])(
  'refuses %s, with the file and the form it should have',
  fresh => {
    const site = writeSets(fresh)
    let error: unknown
    try {
      readQuerySets({ ...site, files: ['fresh.json'] })
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(SiteError)
    expect((error as SiteError).problems[0]).toMatchObject({
      where: { file: expect.stringMatching(/fresh\.json$/) },
      remedy: expect.stringContaining('"targets"'),
    })
  },
)

it('names targets that are no pages, each once', () => {
  const twice = [...queries, ...queries, { query: 'a', kind: 'b', targets: ['/docs/isues'] }]
  expect(findLostTargets(twice, new Set(['/docs/issues']))).toEqual(['/docs/isues'])
})
