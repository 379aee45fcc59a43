import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createReader, type JudgedQuery, judge, measureQueries, placeAnswers } from 'inkstone-search'
import { describe, expect, it } from 'vitest'
import blind from '../../site/data/search/blind-queries.json'
import tune from '../../site/data/search/tune-queries.json'
import { listBuilt } from '../support/built-files'

/** As in the site's config: the field takes so many characters, and a group shows so many rows. */
const MAX_LENGTH = 512
const MAX_RESULTS_PER_GROUP = 5

/** Shares of queries: right page first, right page within three, no hit at all. */
const LIMITS: [name: string, queries: JudgedQuery[], first: number, three: number, none: number][] = [
  ['tune', tune, 0.94, 0.98, 0.01],
  ['blind', blind, 0.88, 0.96, 0.01],
]

describe('answers of the built index', () => {
  const dist = fileURLToPath(new URL('../../dist/search-index', import.meta.url))
  const load = async (name: string) => JSON.parse(readFileSync(join(dist, name), 'utf8'))
  const reader = createReader({ manifest: () => load('manifest.json'), file: load })

  it.each(LIMITS)(
    'reach the limits of the %s set',
    async (_name, queries, first, three, none) => {
      const answers: Parameters<typeof placeAnswers>[0] = []
      for (const judged of queries) {
        const query = judged.query.slice(0, MAX_LENGTH)
        answers.push({ judged, answer: await reader.search({ indexName: 'docs', query }) })
      }
      const reached = judge(placeAnswers(answers, MAX_RESULTS_PER_GROUP))
      expect(reached.first).toBeGreaterThanOrEqual(first)
      expect(reached.three).toBeGreaterThanOrEqual(three)
      expect(reached.empty).toBeLessThanOrEqual(none)
    },
    120_000,
  )

  it('take at most 35 KB for the first of a visitor and 25 KB for a later one, in the median', async () => {
    const names = listBuilt(dist, /\.json$/)
    const files = names.map(name => ({ name, data: readFileSync(join(dist, name)) }))
    const sent = new Map(names.map(name => [name, statSync(join(dist, `${name}.br`)).size]))
    const queries = blind.filter((_, at) => at % 3 === 0).map(({ query }) => query.slice(0, MAX_LENGTH))
    const measures = await measureQueries({ files, queries, size: ({ name }) => sent.get(name)! })
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!
    expect(median(measures.map(({ firstBytes }) => firstBytes))).toBeLessThanOrEqual(35_000)
    expect(median(measures.map(({ laterBytes }) => laterBytes))).toBeLessThanOrEqual(25_000)
  })
})
