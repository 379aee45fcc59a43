// Benchmarks of this engine: builds, and the site itself in the browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureBuilt, measureBuild } from './measure-build.mjs'
import { measureDev } from './measure-dev.mjs'
import { measurePage } from './measure-page.mjs'
import { measureKeys } from './measure-search.mjs'
import { measureShares } from './measure-shares.mjs'
import { record } from './results.mjs'
import { measureSets } from './search/measure.mjs'

/** Selectors of this engine's search. */
export const OUR_SEARCH = { button: '.search-button', field: '.search-dialog input', hit: '.search-hit' }

const SITE_PAGES = ['/docs/intro', '/docs/quick-start/install']

/**
 * Cold and repeated builds: of the site itself, the smallest one, and synthetic ones; large ones also with all pages
 * in one sidebar level.
 */
export async function recordBuilds(sizes) {
  await record('build/ours/site', () => measureBuild({}))
  await record('build/ours/minimal', () => measureBuild({ site: 'examples/minimal' }))
  for (const count of sizes) {
    await record(`build/ours/${count}`, () => measureBuild({ count }))
    if (count >= 1000) await record(`build/ours/${count}-flat`, () => measureBuild({ count, flat: true }))
  }
}

/** CPU time of cold builds by code owner. */
export async function recordShares(sizes) {
  for (const count of [undefined, ...sizes])
    await record(`shares/${count ?? 'site'}`, () => measureShares({ count }))
}

/** Docs pages of the site itself, including the largest. */
export async function recordSitePages() {
  const dir = await ensureBuilt({})
  for (const path of new Set([...SITE_PAGES, heaviestDocsPage(dir)])) {
    await record(`page/site${path}`, () =>
      measurePage({ dir, path, search: { ...OUR_SEARCH, query: 'tailwind' } }),
    )
  }
}

/** The site's search: answers to each query set, and time per key on a fast and a slow machine. */
export async function recordSearch() {
  const dir = await ensureBuilt({})
  for (const [name, figures] of Object.entries(await measureSets({ dist: dir })))
    await record(`search/answers/${name}`, () => figures)
  for (const slowdown of [1, 4]) await record(`search/keys/${slowdown}`, () => measureKeys({ dir, slowdown }))
}

/** The dev server with the site itself. */
export async function recordDev() {
  await record('dev/site', measureDev)
}

/** Returns the path of the docs page with the most HTML: scripts and styles are the same on all of them. */
function heaviestDocsPage(dir) {
  const docs = join(dir, 'docs')
  const pages = readdirSync(docs, { recursive: true }).filter(file => file.endsWith('.html'))
  const sizes = pages.map(file => ({ file, bytes: gzipSync(readFileSync(join(docs, file))).length }))
  const [heaviest] = sizes.sort((a, b) => b.bytes - a.bytes)
  return `/docs/${heaviest.file
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`
}
