import { ID, type PageBlock, withBase } from '../../model'
import type { PageView } from '../client'

export interface PageParts {
  page: PageBlock
  main: string
  sidebar: string
}

/** Creates the view of a page; an unchanged sidebar keeps its wrapper object, so that React keeps its nodes. */
export function createView(parts: PageParts, baseUrl: string, previous?: PageView): PageView {
  const wrap = (html: string, last?: { __html: string }) => (last?.__html === html ? last : { __html: html })
  return {
    page: parts.page,
    main: parts.main,
    sidebar: wrap(parts.sidebar, previous?.sidebar),
    place: { pathname: withBase(baseUrl, parts.page.path), search: '', hash: '' },
  }
}

/** Reads the page data from a document, except the content of <main>; null if it is not a page of this site. */
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
