import { KEYWORD_LEVEL, type PageFragment } from '../index-format'
import { indexTerms, scanText } from '../text/tokenise'
import type { SearchSection } from '../types'

/** A finished page as input of the search index. */
export interface SearchPage {
  /** Address without base URL. */
  path: string
  /** Absolute URL. */
  url: string
  /** Name of the page's group: sidebar category or navbar group. */
  lvl0: string
  title: string
  sections: SearchSection[]
  language: string
  /** "default" or "docs-default-current". */
  tag: string
  /** Name of the page's filter. */
  category?: string
  /** Summary of the page. */
  description?: string
  /** Words that readers use but the page does not. */
  keywords?: string[]
  /** Label of its older generation. */
  badge?: string
  /** Number of other pages that link to it. */
  referrers?: number
}

/** Data of one page for the index, as plain data that worker threads can send. */
export interface AnalysedPage {
  path: string
  language: string
  tag: string
  category: string
  /** Weighted number of terms. */
  length: number
  fragment: Omit<PageFragment, 'hash' | 'code'>
  /** Code fences of each section. */
  code: string[][]
  terms: string[]
  /** Weight of each term. */
  weights: number[]
  /** Headings that contain each term, as section * 8 + level; 0 for none. */
  headings: (number[] | 0)[]
  /** Latin words of the prose, for correcting typos. */
  words: string[]
}

/** Returns the pinyin terms of a Han text. */
export type PinyinTerms = (characters: string[]) => string[]

const WEIGHTS = { keyword: 6, description: 3, headings: [8, 8, 4, 3, 2.5, 2, 2], text: 1, code: 0.4 }
const PART_WEIGHT = 0.7
const MAX_CODE_LENGTH = 2000

/** Extracts the terms of a page, and the text that the search displays. */
export function analysePage(page: SearchPage, pinyin: PinyinTerms): AnalysedPage {
  const counted = new Map<string, { weight: number; headings: number[] | 0 }>()
  const words = new Set<string>()
  let length = 0

  const count = (term: string, weight: number, heading?: number) => {
    const known = counted.get(term)
    const entry = known ?? { weight: 0, headings: 0 }
    if (!known) counted.set(term, entry)
    entry.weight += weight
    if (heading !== undefined) {
      entry.headings ||= []
      if (!entry.headings.includes(heading)) entry.headings.push(heading)
    }
  }
  const countText = (text: string, weight: number, heading?: number) => {
    indexTerms(text, (term, whole) => {
      count(term, whole ? weight : weight * PART_WEIGHT, heading)
      length += Math.min(weight, 1)
      if (weight >= WEIGHTS.text && isWord(term)) words.add(term)
    })
  }
  const countHeading = (text: string, level: number, section: number) => {
    const weight = level === KEYWORD_LEVEL ? WEIGHTS.keyword : (WEIGHTS.headings[level] ?? 1)
    countText(text, weight, section * 8 + level)
    for (const run of scanText(text)) {
      if (run.kind !== 'han') continue
      for (const term of pinyin(run.characters)) count(term, weight, section * 8 + level)
    }
  }

  const sections = startWithTitle(page).filter(section => !leadsOn(section))
  sections.forEach((section, index) => {
    countHeading(section.heading, section.level, index)
    for (const text of section.text) countText(text, WEIGHTS.text)
    for (const code of section.code) countText(code.slice(0, MAX_CODE_LENGTH), WEIGHTS.code)
  })
  for (const keyword of page.keywords ?? []) countHeading(keyword, KEYWORD_LEVEL, 0)
  countText(page.description ?? '', WEIGHTS.description)

  const entries = [...counted.values()]
  return {
    path: page.path,
    language: page.language,
    tag: page.tag,
    category: page.category ?? '',
    length,
    fragment: {
      url: new URL(page.url).pathname,
      lvl0: page.lvl0,
      description: page.description ?? '',
      keywords: page.keywords ?? [],
      sections: sections.map(({ anchor, level, heading, text }) => [anchor, level, heading, text]),
    },
    code: sections.map(({ code }) => code.map(source => source.slice(0, MAX_CODE_LENGTH))),
    terms: [...counted.keys()],
    weights: entries.map(entry => Math.round(entry.weight * 100) / 100),
    headings: entries.map(entry => entry.headings),
    words: [...words],
  }
}

/** Returns the sections of a page; the first one is the title with level 1. */
export function startWithTitle({ title, sections }: Pick<SearchPage, 'title' | 'sections'>): SearchSection[] {
  const first = sections[0]
  if (first && (first.anchor === '' || first.level === 1)) {
    return [{ ...first, anchor: '', heading: title, level: 1 }, ...sections.slice(1)]
  }
  return [{ anchor: '', heading: title, level: 1, text: [], code: [] }, ...sections]
}

/** Whether a section is a list of links at the end of a page, which is about other pages. */
function leadsOn({ heading, level }: SearchSection): boolean {
  return (
    level > 1 &&
    /^(?:接下来|下一步|相关链接|相关阅读|延伸阅读|next steps?|what's next|see also|further reading)(?:[：:]|$)/i.test(
      heading,
    )
  )
}

function isWord(term: string): boolean {
  return term.length >= 4 && term.length <= 32 && /^[a-z][a-z\d]*[a-z]/.test(term)
}
