// This engine: its builds, and the site itself in the browser.
import { ensureBuilt, measureBuild } from './measure-build.mjs'
import { measurePage } from './measure-page.mjs'
import { record } from './results.mjs'

/** How its search is used. */
export const OUR_SEARCH = { button: '.search-button', field: '.search-dialog input', hit: '.search-hit' }

const SITE_PAGES = ['/docs/intro', '/docs/quick-start/install']

/** Cold and repeated builds: the site itself, and synthetic ones; large ones also with all pages in one sidebar. */
export async function recordBuilds(sizes) {
  await record('build/ours/site', () => measureBuild({}))
  for (const count of sizes) {
    await record(`build/ours/${count}`, () => measureBuild({ count }))
    if (count >= 1000) await record(`build/ours/${count}-flat`, () => measureBuild({ count, flat: true }))
  }
}

/** Docs pages of the site itself. */
export async function recordSitePages() {
  for (const path of SITE_PAGES) {
    await record(`page/site${path}`, async () =>
      measurePage({ dir: await ensureBuilt({}), path, search: { ...OUR_SEARCH, query: 'tailwind' } }),
    )
  }
}
