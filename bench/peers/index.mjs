// Measures this engine and its peers in one run, with the same pages.
import { ensureBuilt, measureBuild } from '../measure-build.mjs'
import { measurePage } from '../measure-page.mjs'
import { OUR_SEARCH } from '../ours.mjs'
import { record } from '../results.mjs'
import { docusaurus, docusaurusFaster } from './docusaurus.mjs'
import { buildPeer, builtDir, installPeer } from './measure-peer.mjs'
import { rspress } from './rspress.mjs'
import { starlight } from './starlight.mjs'
import { vitepress } from './vitepress.mjs'

/** Text at the start of many headings, which every search can find. */
const QUERY = '缓存命中'

/**
 * The peers: packages, files around the same pages, differences in Markdown, build command, output folder, the page to
 * open, and search selectors.
 */
export const peers = [docusaurus, docusaurusFaster, vitepress, rspress, starlight]

/** Measures this engine, then each peer: build and docs page for each size. */
export async function recordPeers({ sizes, only }) {
  if (!only || only.includes('ours')) await recordOurs(sizes)
  for (const peer of peers.filter(({ id }) => !only || only.includes(id))) await recordPeer(peer, sizes)
}

async function recordOurs(sizes) {
  for (const count of sizes) {
    await record(`build/ours/${count}`, () => measureBuild({ count }))
    await record(`page/ours/${count}`, async () =>
      measurePage({
        dir: await ensureBuilt({ count }),
        path: '/docs/topic-1/page-50',
        search: { ...OUR_SEARCH, query: QUERY },
      }),
    )
  }
}

async function recordPeer(peer, sizes) {
  const { id, name, searchNote, node } = peer
  const installed = await record(`peer/${id}`, () => ({ name, version: installPeer(peer), searchNote, node }))
  if (installed.failed) return
  for (const count of sizes) {
    const built = await record(`build/${id}/${count}`, () => buildPeer(peer, count))
    await record(`page/${id}/${count}`, () => {
      if (built.failed) throw new Error('not built')
      const search = peer.search && { ...peer.search, query: QUERY }
      return measurePage({ dir: builtDir(peer), path: peer.page, search })
    })
  }
}
