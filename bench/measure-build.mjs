// Builds a site with this engine, cold and again unchanged.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { discard } from './discard.mjs'
import { measureProcess } from './measure-process.mjs'
import { root } from './places.mjs'
import { writeSyntheticSite } from './synthetic-site.mjs'

/** Measures a cold build and one after it; without `count` of the site itself. */
export async function measureBuild({ count, flat = false }) {
  const place = sitePlace({ count, flat })
  try {
    const { output, ...cold } = await buildCold({ count, flat })
    const { output: _, ...again } = await build(place)
    const pages = Number(
      /(\d+) pages/.exec(output.split('\n').findLast(line => / pages.* in /.test(line)))[1],
    )
    return { pages, ...cold, again, htmlKb: htmlBytes(join(root, place.out)) / pages / 1024 }
  } finally {
    // Small sites stay for the browser.
    if (flat || count > 1000) discard(join(root, place.base))
  }
}

/** Builds a site from nothing. */
export async function buildCold({ count, flat = false, nodeOptions = [] }) {
  const place = sitePlace({ count, flat })
  if (count) writeSyntheticSite(join(root, place.site), { count, flat })
  for (const dir of [place.out, place.cache]) discard(join(root, dir))
  // The bundle of the engine is made once per change of the engine, not per build.
  await runEngine([], '--help')
  return build(place, nodeOptions)
}

/** Builds a site for the browser, using what an earlier build left; returns the folder. */
export async function ensureBuilt({ count }) {
  const place = sitePlace({ count })
  if (count) writeSyntheticSite(join(root, place.site), { count })
  await build(place)
  return join(root, place.out)
}

function sitePlace({ count, flat = false }) {
  const name = count ? `${count}${flat ? '-flat' : ''}` : 'site'
  const base = `.cache/bench/ours/${name}`
  return { base, site: count ? `${base}/site` : 'site', out: `${base}/out`, cache: `${base}/cache` }
}

function build({ site, out, cache }, nodeOptions = []) {
  return runEngine(nodeOptions, 'build', '--site', site, '--out', out, '--cache', cache)
}

function runEngine(nodeOptions, ...args) {
  const command = [process.execPath, ...nodeOptions, 'packages/core/cli/run.mjs', ...args]
  return measureProcess({ command, cwd: root })
}

function htmlBytes(dir) {
  return readdirSync(dir, { recursive: true })
    .filter(file => file.endsWith('.html.br'))
    .map(file => statSync(join(dir, file)).size)
    .reduce((sum, size) => sum + size, 0)
}
