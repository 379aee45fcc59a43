import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildResults, defaultLine, lines } from '../../site/data/lines'
import { notBuilt } from '../../site/data/not-built'
import { findFolders } from '../folders'
import { readOutputs } from '../outputs'
import { readPages } from '../pages'
import { addressOf } from '../recipes/judge'
import { listRecipes, notRunnable } from '../recipes/list'
import { followBuilds } from './follow'
import { builds } from './list'

describe.each(lines)('$id', line => {
  const own = buildResults.filter(result => result.line === line.id)

  test('no committed build is of a page, package or runner that has changed since: npm run recipes:build', () => {
    const nameOf = ({ page, variant, hash }: (typeof own)[number]) => `${page} ${variant} ${hash}`
    const current = followBuilds(line, readOutputs()).map(followed => nameOf({ ...followed, line: line.id }))
    expect(own.map(nameOf).filter(name => !current.includes(name))).toEqual([])
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

test('every recipe is built, or stands in site/data/not-built.ts', () => {
  const built = new Set(builds.flatMap(({ pages }) => pages))
  const excused = new Set(notBuilt.filter(({ tab }) => !tab).map(({ page }) => page))
  const pages = [...listRecipes().map(({ page }) => page), ...Object.keys(notRunnable)]
  expect(pages.filter(page => !built.has(page) && !excused.has(page))).toEqual([])
  expect(pages.filter(page => built.has(page) && excused.has(page))).toEqual([])
  expect(notBuilt.filter(({ page }) => !pages.includes(page))).toEqual([])
})

test('every tab that chooses a build tool or a framework is built, or stands there', () => {
  const pages = new Map(readPages().map(page => [addressOf(page.file), page]))
  const missing = builds.flatMap(({ pages: followed }) => {
    const page = followed.at(-1)!
    const tabs = (pages.get(page)?.fences ?? []).flatMap(fence => (fence.values.title ? fence.tabs : []))
    const values = new Set(
      tabs.map(({ value }) => value).filter(value => /^(?:webpack\d?|vite|react|vue\d)$/.test(value)),
    )
    const own = builds.filter(build => build.pages.at(-1) === page)
    const excused = notBuilt.filter(entry => entry.page === page).map(entry => entry.tab?.replace(' ', ''))
    return [...values]
      .filter(value => !own.some(({ tabs }) => tabs.includes(value)) && !excused.includes(value))
      .map(value => `${page} ${value}`)
  })
  expect(missing).toEqual([])
})

test('what was built says where its project came from', () => {
  const built = buildResults.filter(result => result.installed)
  expect(built.filter(({ project }) => !project)).toEqual([])
})

test('files that a reader has to delete are named on the page', () => {
  const pages = new Map(readPages().map(page => [addressOf(page.file), page]))
  const deleting = builds.filter(({ deletes }) => deletes)
  expect(deleting.length).toBeGreaterThan(1)
  const unnamed = deleting.flatMap(({ pages: followed, deletes = [] }) => {
    const { file } = pages.get(followed.at(-1)!.split('#')[0]!)!
    const text = readFileSync(join(findFolders().site, file), 'utf8')
    return deletes
      .filter(path => !new RegExp(`删[^\\n]*\`${path}\``).test(text))
      .map(path => `${file}: ${path}`)
  })
  expect(unnamed).toEqual([])
})
