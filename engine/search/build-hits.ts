import type { HierarchyLevel } from '../model'
import { cutSnippet, markText } from './highlight'
import type { LoadedPage } from './loaded-page'
import type { HitAttribute, SearchHit, SearchRequest } from './protocol'
import type { SectionScore } from './rank-sections'
import { emptyHierarchy, enterSection } from './records'

/** Turns a section that answers into a hit, with the query's terms marked. */
export function buildHit(input: {
  loaded: LoadedPage
  found: SectionScore
  terms: string[]
  request: SearchRequest
}): SearchHit {
  const { loaded, found, terms, request } = input
  const { fragment } = loaded
  const [anchor, level, , text, code] = fragment.sections[found.section]!
  const hierarchy = emptyHierarchy()
  hierarchy.lvl0 = fragment.lvl0
  for (const [, above, heading] of fragment.sections.slice(0, found.section + 1)) {
    enterSection(hierarchy, { heading, level: above })
  }
  const content = [...text, ...code][found.entry] ?? null
  const isContent = found.in === 'body' && content !== null
  const url = anchor ? `${fragment.url}#${anchor}` : fragment.url
  const hit: SearchHit = {
    objectID: isContent ? `${url}:${found.entry}` : url,
    hierarchy,
    content,
    type: isContent ? 'content' : (`lvl${level}` as SearchHit['type']),
    url,
    snippet: {},
    highlight: {},
  }
  const ellipsis = request.snippetEllipsisText ?? '…'
  const attributes = [...(Object.keys(hierarchy) as HierarchyLevel[]), 'content' as const]
  for (const attribute of attributes) {
    const value = attribute === 'content' ? content : hierarchy[attribute]
    if (value === null) continue
    const marked = markText(value, terms)
    const words = snippetWords(attribute, request)
    hit.highlight[attribute] = marked
    hit.snippet[attribute] = words === undefined ? marked : cutSnippet(marked, words, ellipsis)
  }
  return hit
}

function snippetWords(
  attribute: HitAttribute,
  { attributesToSnippet = [] }: SearchRequest,
): number | undefined {
  const name = attribute === 'content' ? 'content' : `hierarchy.${attribute}`
  const wanted = attributesToSnippet.find(entry => entry.split(':')[0] === name)
  return wanted === undefined ? undefined : Number(wanted.split(':')[1] ?? 10)
}
