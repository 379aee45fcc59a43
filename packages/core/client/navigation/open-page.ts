import type { Client, Enhancers } from '../client'
import { loadStyles, updateHead, updateHtmlClass } from './head'
import type { PageAnswer } from './page-loader'
import { type PageParts, readPage } from './page-view'

export interface OpenedPage {
  parts: PageParts
  document: Document
  url: URL
  applyHead(): void
}

/**
 * Loads what a page needs beside its HTML. 'document' means that it cannot be shown here: it is none of ours, or
 * another build made it (a deploy happened under an open tab).
 */
export async function openPage(
  answer: PageAnswer,
  of: { client: Client; build: string; prepare: Enhancers['prepare'] },
): Promise<OpenedPage | 'document'> {
  const { client, build, prepare } = of
  const parsed = new DOMParser().parseFromString(answer.html, 'text/html')
  const parts = readPage(parsed)
  if (!parts || parts.page.build !== build) return 'document'
  await Promise.all([loadStyles(parsed), prepare(parsed), loadTree(client, parts)])
  return {
    parts,
    document: parsed,
    url: new URL(answer.url),
    applyHead() {
      updateHead(parsed)
      updateHtmlClass(client.view.get().page.htmlClass, parts.page.htmlClass)
    },
  }
}

/** Without its tree a sidebar is still there, as links. */
async function loadTree({ sidebar }: Client, { page }: PageParts) {
  if (page.sidebar && sidebar.live()) await sidebar.load(page.sidebar).catch(() => {})
}
