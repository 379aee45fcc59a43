import { ID, type PageBlock, withBase } from '../../model'
import type { PageView } from '../client'

export interface PageParts {
  page: PageBlock
  main: string
  sidebar: string
}

/** Makes the view of a page; a sidebar that did not change keeps its wrapper, hence its nodes. */
export function createView(parts: PageParts, baseUrl: string, previous?: PageView): PageView {
  const wrap = (html: string, last?: { __html: string }) => (last?.__html === html ? last : { __html: html })
  return {
    page: parts.page,
    main: parts.main,
    sidebar: wrap(parts.sidebar, previous?.sidebar),
    place: { pathname: withBase(baseUrl, parts.page.path), search: '', hash: '' },
  }
}

/** Reads a page off a document, parsed or live, but for what stands in <main>; null when it is none of ours. */
export function readPage(document: Document): PageParts | null {
  const block = document.getElementById(ID.page)?.textContent
  if (!block || !document.getElementById(ID.main)) return null
  try {
    const page = JSON.parse(block) as PageBlock
    return { page, main: '', sidebar: document.getElementById(ID.sidebar)?.innerHTML ?? '' }
  } catch {
    return null
  }
}
