import type { Client, Enhancers } from '../client'
import type { PageAnswer } from './page-loader'
import { type PageParts, readPage } from './page-view'

export interface OpenedPage {
  parts: PageParts
  document: Document
  url: URL
  /** Module that shows the page. */
  exchange: typeof import('../page/exchange')
}

/**
 * Loads the resources of a page. Returns 'document' if it cannot be shown in place: it is not a page of this
 * site, or of another build (after a deploy).
 */
export async function openPage(
  answer: PageAnswer,
  of: { client: Client; build: string; prepare: Enhancers['prepare'] },
): Promise<OpenedPage | 'document'> {
  const { client, build, prepare } = of
  const parsed = new DOMParser().parseFromString(answer.html, 'text/html')
  const parts = readPage(parsed)
  if (!parts || parts.page.build !== build) return 'document'
  const loading = import('../page/exchange')
  const styles = loading.then(({ loadStyles }) => loadStyles(parsed))
  const [exchange] = await Promise.all([loading, styles, prepare(parsed), loadTree(client, parts)])
  return { parts, document: parsed, url: new URL(answer.url), exchange }
}

/** Without its tree, the sidebar still works as plain links. */
async function loadTree({ sidebar }: Client, { page }: PageParts) {
  if (page.sidebar && sidebar.live()) await sidebar.load(page.sidebar).catch(() => {})
}
