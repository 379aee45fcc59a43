import { expect, it } from 'vitest'
import { countFilters } from './filter-counts'

const answer = { hits: [], nbHits: 7, page: 0, nbPages: 1 }
const facets = { category: { api: 2, faq: 5 } }

it('counts by the facets of the answer', () => {
  expect(countFilters({ ...answer, facets }, '')).toEqual({ '': 7, api: 2, faq: 5 })
  expect(countFilters({ ...answer, facets, documents: 4 }, 'api')).toEqual({ '': 4, api: 2, faq: 5 })
})

it('has none where the answer has none, or says nothing about the other filters', () => {
  expect(countFilters(answer, '')).toBeUndefined()
  expect(countFilters({ ...answer, facets: { other: {} } }, '')).toBeUndefined()
  expect(countFilters({ ...answer, facets }, 'api')).toBeUndefined()
  expect(countFilters(undefined, '')).toBeUndefined()
})
