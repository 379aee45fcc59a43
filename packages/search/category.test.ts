import { describe, expect, it } from 'vitest'
import { askedCategories, categoryOf, countCategories } from './category'

const filters = [
  { name: 'guides' as const, paths: ['/docs'] },
  { name: 'api' as const, paths: ['/docs/api', '/docs/options/'] },
]

describe('categoryOf', () => {
  it.each([
    ['/docs', 'guides'],
    ['/docs/intro', 'guides'],
    ['/docs/api', 'api'],
    ['/docs/api/a', 'api'],
    ['/docs/api-v2', 'guides'],
    ['/docs/options/a', 'api'],
    ['/blog', ''],
  ])('%s is %j', (path, category) => {
    expect(categoryOf(path, filters)).toBe(category)
  })
})

it('reads the categories of a request, and counts those of pages', () => {
  const request = { indexName: 'docs', query: 'a' }
  expect(askedCategories(request)).toBeUndefined()
  expect(
    askedCategories({ ...request, facetFilters: ['language:zh', ['category:api', 'category:faq']] }),
  ).toEqual(['api', 'faq'])
  expect(countCategories(['api', '', 'faq', 'api'])).toEqual({ api: 2, faq: 1 })
})
