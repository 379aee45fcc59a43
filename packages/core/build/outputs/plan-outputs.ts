import { feedsOf } from '../../content'
import { liveFrameFile, NOT_FOUND_PATH, OFFLINE_LIST_FILE, WORKER_FILE, withSlash } from '../../model'
import { type Asset, cardFile, hasLiveCode, type Project, twinPath } from '../../pipeline'
import { type PageRecord, pageFile } from '../page-record'
import type { Manifest } from './manifest'
import { NOTICES_FILE } from './notices'
import { SEARCH_INDEX_DIR } from './search-index'

/** What must be known of a page to name its files; records of a build and plans of the dev server both have it. */
export type PlannedPage = Pick<PageRecord, 'path'> & Partial<Pick<PageRecord, 'hasTwin' | 'card'>>

interface Input {
  project: Project
  pages: PlannedPage[]
  /** Files with hashed names: their addresses. */
  assets: Pick<Asset, 'url'>[]
  /** Files of the static folders. */
  statics: string[]
}

/** Adds every output whose name is known before it is made; the parts of the search index join when they are. */
export function planOutputs(manifest: Manifest, { project, pages, assets, statics }: Input): void {
  const { site, content, client } = project
  for (const { path, hasTwin, card } of pages) {
    manifest.add(pageFile(path), path === NOT_FOUND_PATH ? 'not-found' : 'page')
    if (hasTwin) manifest.add(twinPath(path).slice(1), 'twin')
    if (card) manifest.add(cardPath(card, project.cardLogo), 'card')
  }
  for (const file of client.files) manifest.add(file, 'asset')
  for (const { url } of assets) manifest.add(url.slice(site.baseUrl.length), 'asset')
  for (const file of statics) manifest.add(file, 'static')
  for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'robots.txt', NOTICES_FILE])
    manifest.add(file, 'text')
  if (site.search.searchPagePath) manifest.add('opensearch.xml', 'text')
  for (const { path } of feedsOf(content.blogs)) manifest.add(path.slice(1), 'feed')
  for (const { from } of site.redirects)
    manifest.add(pageFile(withSlash(from, site.trailingSlash)), 'redirect')
  if (hasLiveCode(content.sources)) manifest.add(liveFrameFile(site.trailingSlash), 'live-frame')
  if (site.offline) manifest.add(OFFLINE_LIST_FILE, 'offline-list')
  manifest.add(WORKER_FILE, 'service-worker')
  if (site.search.provider === 'embedded') manifest.add(`${SEARCH_INDEX_DIR}/manifest.json`, 'index-entry')
}

/** Where the image of a link preview stands. */
export function cardPath(card: NonNullable<PlannedPage['card']>, logo: string | undefined): string {
  return `assets/cards/${cardFile(card, logo)}`
}
