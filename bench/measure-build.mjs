// Builds a site with this engine, cold and again unchanged.
import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { discard } from './discard.mjs'
import { measureProcess } from './measure-process.mjs'
import { root } from './places.mjs'
import { writeSyntheticSite } from './synthetic-site.mjs'

/** Measures a cold build and an unchanged one: of a folder, of synthetic pages, or else of the site itself. */
export async function measureBuild({ count, flat = false, site }) {
  const place = sitePlace({ count, flat, site })
  try {
    const { output, ...cold } = await buildCold({ count, flat, site })
    const { output: _, ...again } = await build(place)
    const pages = Number(
      /(\d+) pages/.exec(output.split('\n').findLast(line => / pages.* in /.test(line)))[1],
    )
    return { pages, ...cold, again, htmlKb: htmlBytes(join(root, place.out)) / pages / 1024 }
  } finally {
    // Small sites are kept for the browser.
    if (flat || count > 1000) discard(join(root, place.base))
  }
}

/** Builds a site from scratch. */
export async function buildCold({ count, flat = false, site, nodeOptions = [] }) {
  const place = sitePlace({ count, flat, site })
  if (count) writeSyntheticSite(join(root, place.site), { count, flat })
  // The engine's bundle and shared caches are created once per engine change, so they are not measured.
  await (count || site ? warmUp({ count: count && 1, site }) : runEngine([], '--help'))
  for (const dir of [place.out, place.cache]) discard(join(root, dir))
  return build(place, nodeOptions)
}

/** Builds a small site in the same language. */
function warmUp({ count, site }) {
  const place = sitePlace({ count, site })
  if (count) writeSyntheticSite(join(root, place.site), { count })
  return build(place)
}

/** Builds a site for the browser, reusing an earlier build; returns the folder. */
export async function ensureBuilt({ count }) {
  const place = sitePlace({ count })
  if (count) writeSyntheticSite(join(root, place.site), { count })
  await build(place)
  return join(root, place.out)
}

function sitePlace({ count, flat = false, site = 'site' }) {
  const name = count ? `${count}${flat ? '-flat' : ''}` : basename(site)
  const base = `.cache/bench/ours/${name}`
  return { base, site: count ? `${base}/site` : site, out: `${base}/out`, cache: `${base}/cache` }
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
