import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader, type JudgedQuery, judge, placeAnswers, type SearchAnswer } from 'inkstone-search'
import { expect } from 'vitest'
import { root } from './run-server'

export const searchIndex = join(root, 'dist/search-index')

/** As in the site's config: maximum length of the field, and rows per group. */
export const MAX_LENGTH = 512
const MAX_RESULTS_PER_GROUP = 5

/** Required shares of queries: correct page first, among the first three, no hit at all. */
interface Limits {
  first: number
  three: number
  none: number
}

/** Runs all queries against the built index, except those with a known answer. */
export async function expectAnswers(
  queries: JudgedQuery[],
  limits: Limits,
  known: ReadonlyMap<string, SearchAnswer> = new Map(),
): Promise<void> {
  const load = async (name: string) => JSON.parse(readFileSync(join(searchIndex, name), 'utf8'))
  const reader = createReader({ manifest: () => load('manifest.json'), file: load })
  const answers: Parameters<typeof placeAnswers>[0] = []
  for (const judged of queries) {
    const query = judged.query.slice(0, MAX_LENGTH)
    const answer = known.get(query) ?? (await reader.search({ indexName: 'docs', query }))
    answers.push({ judged, answer })
  }
  const reached = judge(placeAnswers(answers, MAX_RESULTS_PER_GROUP))
  expect(reached.first).toBeGreaterThanOrEqual(limits.first)
  expect(reached.three).toBeGreaterThanOrEqual(limits.three)
  expect(reached.empty).toBeLessThanOrEqual(limits.none)
}
