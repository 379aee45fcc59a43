import type { Client } from '../client'
import { loadStyles } from './head'
import type { PageLoader } from './page-loader'
import { type PageParts, readPage } from './page-view'

/** A page that is ready to be shown. */
export interface LoadedPage {
  parts: PageParts
  document: Document
  /** Where it was found, after redirects. */
  url: URL
}

/**
 * Loads what a page needs. 'document' means that it cannot be shown here: it is none of ours, or another build made
 * it (a deploy happened under an open tab).
 */
export async function loadPage(of: {
  client: Client
  loader: PageLoader
  build: string
  pathname: string
}): Promise<LoadedPage | 'document'> {
  const answer = await of.loader.load(of.pathname)
  const parsed = new DOMParser().parseFromString(answer.html, 'text/html')
  const parts = readPage(parsed)
  if (!parts || parts.page.build !== of.build) return 'document'
  await Promise.all([loadStyles(parsed), of.client.enhancers?.prepare(parsed), loadTree(of.client, parts)])
  return { parts, document: parsed, url: new URL(answer.url) }
}

/** Without its tree a sidebar is still there, as links. */
async function loadTree({ sidebar }: Client, { page }: PageParts) {
  if (page.sidebar && sidebar.live()) await sidebar.load(page.sidebar).catch(() => {})
}
