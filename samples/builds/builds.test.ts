import { describe, expect, test } from 'vitest'
import { buildResults, defaultLine, lines } from '../../site/data/lines'
import { readOutputs } from '../outputs'
import { listRecipes } from '../recipes/list'
import { followBuilds } from './follow'
import { builds, notBuilt } from './list'

describe.each(lines)('$id', line => {
  const own = buildResults.filter(result => result.line === line.id)

  test('the committed builds are of the pages, packages and runner as they are: npm run recipes:build', () => {
    const told = own.map(({ page, variant, hash }) => ({ page, variant, hash }))
    const followed = followBuilds(line, readOutputs())
    expect(told).toEqual(followed.map(({ page, variant, hash }) => ({ page, variant, hash })))
  })

  test('what was built names the versions of its framework', () => {
    const built = own.filter(result => !result.fault)
    expect(built.filter(({ installed }) => Object.values(installed ?? {}).length === 0)).toEqual([])
  })
})

test('every recipe that is built comes out as its page promises, in the line that is the default', () => {
  const own = buildResults.filter(result => result.line === defaultLine.id)
  expect(own.filter(result => result.fault)).toEqual([])
})

test('every recipe is built, or the reason why not is told', () => {
  const told = new Set([...builds.flatMap(({ pages }) => pages), ...Object.keys(notBuilt)])
  expect(listRecipes().filter(({ page }) => !told.has(page))).toEqual([])
  expect(builds.filter(({ pages }) => pages.some(page => page in notBuilt))).toEqual([])
})
