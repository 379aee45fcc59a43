import type { HitAttribute, SearchHit, SearchRequest } from '../protocol'
import { squeezeText } from '../text/fold'
import { cutSnippet, markText } from '../text/highlight'
import type { MarkedText } from '../text/marked-text'
import type { HierarchyLevel } from '../types'
import { emptyHierarchy, enterSection } from '../write/records'
import type { LoadedPage } from './loaded-page'
import { isBareName, type RankedSection } from './rank-sections'

/** Converts a matching section to a hit, with the query's terms marked. */
export function buildHit(input: {
  loaded: LoadedPage
  found: RankedSection
  terms: string[]
  request: SearchRequest
  /** Label of the page's older generation. */
  badge?: string
}): SearchHit {
  const { loaded, found, terms, request, badge } = input
  const { fragment } = loaded
  const [anchor, level, , text] = fragment.sections[found.section]!
  const code = loaded.code?.[found.section]?.source ?? []
  const hierarchy = emptyHierarchy()
  hierarchy.lvl0 = fragment.lvl0
  for (const [, above, heading] of fragment.sections.slice(0, found.section + 1)) {
    enterSection(hierarchy, { heading, level: above })
  }
  const { entry, isCode } = choosePassage({ text, found, terms })
  const passage = [...text, ...code][entry]
  // A page that only matches by its name shows its description.
  const content = passage ?? (found.section === 0 && fragment.description ? fragment.description : null)
  const isContent = found.in === 'body' && passage !== undefined
  const url = anchor ? `${fragment.url}#${anchor}` : fragment.url
  const hit: SearchHit = {
    objectID: isContent ? `${url}:${entry}` : url,
    hierarchy,
    content,
    type: isContent ? 'content' : (`lvl${level}` as SearchHit['type']),
    url,
    ...(isCode && { code: true }),
    ...(badge && { badge }),
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
    if (attribute === hit.type && marked.marks.length === 0) marked.marks = markByPinyin(value, terms, loaded)
    hit.highlight[attribute] = marked
    hit.snippet[attribute] = words === undefined ? marked : cutSnippet(marked, words, ellipsis)
  }
  hit.section = previewSection(text, terms)
  const reason = findReason(hit, loaded, terms)
  if (reason) hit.reason = reason
  return hit
}

/** Finds the keyword that matched the page, if no other text of the hit is marked. */
function findReason(
  { snippet }: SearchHit,
  { fragment }: LoadedPage,
  terms: string[],
): MarkedText | undefined {
  const isShown = Object.entries(snippet).some(([name, { marks }]) => name !== 'lvl0' && marks.length > 0)
  if (isShown) return undefined
  const marked = fragment.keywords.map(keyword => markText(keyword, terms))
  const best = marked.reduce<MarkedText | undefined>(
    (most, one) => (countMarked(one) > (most ? countMarked(most) : 0) ? one : most),
    undefined,
  )
  return best
}

function countMarked({ marks }: MarkedText): number {
  return marks.reduce((sum, [from, to]) => sum + to - from, 0)
}

/** Length of a preview in characters. */
const PREVIEW = 1200

/**
 * Returns the first paragraphs of a section, marked; omits captions of content that is not shown, if there are
 * others.
 */
function previewSection(text: string[], terms: string[]): MarkedText[] {
  const shown: MarkedText[] = []
  let left = PREVIEW
  for (const paragraph of text) {
    if (left <= 0) break
    shown.push(markText(paragraph.slice(0, left), terms))
    left -= paragraph.length
  }
  const saying = shown.filter(({ text, marks }) => marks.length > 0 || !isCaption(text))
  return saying.length > 0 ? saying : shown
}

/** Whether a text is a short label: "Output", "vite.config.ts". */
function isCaption(text: string): boolean {
  return text.length < 30 && !/[。，；：！？,;!?]/.test(text.replace(/[（(].*?[）)]/g, ''))
}

/** Chooses the passage to show: prose before code, which is shown only if it alone matches. */
function choosePassage(of: { text: string[]; found: RankedSection; terms: string[] }): {
  entry: number
  isCode: boolean
} {
  const { text, found, terms } = of
  // A section that only matches by its heading shows its first text.
  const first = text.findIndex(entry => !isBareName({ squeezed: squeezeText(entry) }))
  if (found.entry < 0) return { entry: found.section > 0 ? first : -1, isCode: false }
  if (found.entry < text.length) return { entry: found.entry, isCode: false }
  const marked = text.map(entry =>
    markText(entry, terms).marks.reduce((sum, [from, to]) => sum + to - from, 0),
  )
  const most = Math.max(0, ...marked)
  if (most > 0) return { entry: marked.indexOf(most), isCode: false }
  if (found.in === 'heading') return { entry: first, isCode: false }
  return { entry: found.entry, isCode: true }
}

/** Marks a Han heading that was matched by its pinyin: the Latin letters occur in no name of the page. */
function markByPinyin(heading: string, terms: string[], { slug, keywords }: LoadedPage): [number, number][] {
  const names = [slug, ...keywords].map(({ squeezed }) => squeezed).join(' ')
  const isRead = terms.length > 0 && terms.every(term => /^[a-z]+$/.test(term) && !names.includes(term))
  if (!isRead || /[a-z]/i.test(heading)) return []
  return [...heading.matchAll(/\p{Script=Han}+/gu)].map(({ index, 0: run }) => [index, index + run.length])
}

function snippetWords(
  attribute: HitAttribute,
  { attributesToSnippet = [] }: SearchRequest,
): number | undefined {
  const name = attribute === 'content' ? 'content' : `hierarchy.${attribute}`
  const wanted = attributesToSnippet.find(entry => entry.split(':')[0] === name)
  return wanted === undefined ? undefined : Number(wanted.split(':')[1] ?? 10)
}
