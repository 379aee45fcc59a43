import type { Hooks } from '../../config'
import { NOT_FOUND_PATH, twinPath } from '../../model'
import { type Asset, cardFile, type Project } from '../../pipeline'
import { type PageRecord, pageFile } from '../page-record'
import type { Manifest } from './manifest'
import { INDEX_ENTRY } from './search-index'
import { lastOutputs, type SiteOutput, siteOutputs } from './site-outputs'

/** Facts needed to name the files of a page, from records of a build or plans of the dev server. */
export type PlannedPage = Pick<PageRecord, 'path'> & Partial<Pick<PageRecord, 'hasTwin' | 'card'>>

interface Input {
  project: Project
  hooks: Pick<Hooks, 'outputs'>
  pages: PlannedPage[]
  assets: Pick<Asset, 'url'>[]
  statics: string[]
}

/** Outputs other than pages; those of `last` need all other files to exist. */
export interface OutputPlan {
  first: SiteOutput[]
  last: SiteOutput[]
}

/** Adds all outputs with known names to the manifest; the parts of the search index follow once they are built. */
export function planOutputs(
  manifest: Manifest,
  { project, hooks, pages, assets, statics }: Input,
): OutputPlan {
  const { site, client } = project
  for (const { path, hasTwin, card } of pages) {
    manifest.add(pageFile(path), path === NOT_FOUND_PATH ? 'not-found' : 'page')
    if (hasTwin) manifest.add(twinPath(path).slice(1), 'twin')
    if (card) manifest.add(cardPath(card, project.cardLogo), 'card')
  }
  for (const file of client.files) manifest.add(file, 'asset')
  for (const { url } of assets) manifest.add(url.slice(site.baseUrl.length), 'asset')
  for (const file of statics) manifest.add(file, 'static')
  const plan = { first: siteOutputs(project, { hooks, statics }), last: lastOutputs(project, statics) }
  for (const { file, kind } of [...plan.first, ...plan.last]) manifest.add(file, kind)
  if (site.search.provider === 'embedded') manifest.add(INDEX_ENTRY, 'index-entry')
  return plan
}

export function cardPath(card: NonNullable<PlannedPage['card']>, logo: string | undefined): string {
  return `assets/cards/${cardFile(card, logo)}`
}
