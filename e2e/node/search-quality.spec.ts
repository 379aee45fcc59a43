import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { measureQueries } from 'inkstone-search'
import { beforeAll, describe, expect, it } from 'vitest'
import blind from '../../site/data/search/blind-queries.json'
import { listBuilt } from '../support/built-files'
import { expectAnswers, MAX_LENGTH, searchIndex } from '../support/search-answers'

describe('answers of the built index', () => {
  let measures: Awaited<ReturnType<typeof measureQueries>>
  beforeAll(async () => {
    const names = listBuilt(searchIndex, /\.json$/)
    const files = names.map(name => ({ name, data: readFileSync(join(searchIndex, name)) }))
    const sent = new Map(names.map(name => [name, statSync(join(searchIndex, `${name}.br`)).size]))
    const queries = blind.filter((_, at) => at % 3 === 0).map(({ query }) => query.slice(0, MAX_LENGTH))
    measures = await measureQueries({ files, queries, size: ({ name }) => sent.get(name)! })
  })

  it('reach the limits of the blind set', () => {
    const known = new Map(measures.map(({ query, answer }) => [query, answer]))
    return expectAnswers(blind, { first: 0.88, three: 0.96, none: 0.01 }, known)
  })

  it('take at most 35 KB for the first of a visitor and 25 KB for a later one, in the median', () => {
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!
    expect(median(measures.map(({ firstBytes }) => firstBytes))).toBeLessThanOrEqual(35_000)
    expect(median(measures.map(({ laterBytes }) => laterBytes))).toBeLessThanOrEqual(25_000)
  })
})
