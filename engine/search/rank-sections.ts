import { bareText, squeezeText } from './fold'
import type { PageFragment } from './index-format'
import { headingKey, type TokenMatch } from './lookup'
import type { QueryVariant } from './query'
import { indexTerms } from './tokenise'

/** A page whose text has been read and made ready to compare. */
export interface LoadedPage {
  page: number
  fragment: PageFragment
  keywords: Phrase[]
  path: string
  sections: LoadedSection[]
}

/** A text in the forms that comparing needs. */
interface Phrase {
  squeezed: string
  bare: string
  /** Terms, each with a space before it. */
  terms: string
}

interface LoadedSection {
  heading: Phrase
  text: Phrase[]
  code: Phrase[]
  /** Terms of the headings above. */
  above: string
}

/** A section that answers, and why. */
export interface SectionScore {
  section: number
  score: number
  /** Where the query was found. */
  in: 'heading' | 'body'
  /** Best entry of the section's text, then of its code; -1 for none. */
  entry: number
}

/** The tokens of a variant and where they were found. */
export interface MatchedVariant extends QueryVariant {
  matches: TokenMatch[]
}

const TITLE = { equal: 4.2, starts: 3.2, contains: 2.8 }
const HEADING = { equal: 3, starts: 2, contains: 1.6 }
const KEYWORD = { equal: 2.4, starts: 1.6, contains: 1.4 }

/** Makes a page ready for `rankSections`. */
export function readPage(page: number, fragment: PageFragment): LoadedPage {
  const above: string[] = []
  return {
    page,
    fragment,
    keywords: fragment.keywords.map(toPhrase),
    path: bareText(squeezeText(fragment.url)),
    sections: fragment.sections.map(([, level, heading, text, code]) => {
      const own = toPhrase(heading)
      above.length = Math.min(above.length, level - 1)
      const section = {
        heading: own,
        text: text.map(toPhrase),
        code: code.map(toPhrase),
        above: above.join(''),
      }
      above[level - 1] = own.terms
      return section
    }),
  }
}

/** Scores the sections of a page against one variant of the query, on their text. */
export function rankSections(loaded: LoadedPage, variant: MatchedVariant): SectionScore[] {
  const total = variant.matches.reduce((sum, match) => sum + match.idf, 0)
  const keyword = Math.max(0, ...loaded.keywords.map(phrase => comparePhrase(phrase, variant, KEYWORD)))
  const path = variant.bare.length > 2 && loaded.path.includes(variant.bare) ? 0.6 : 0
  const title = comparePhrase(loaded.sections[0]!.heading, variant, TITLE)

  return loaded.sections.map((section, index): SectionScore => {
    const isTitle = index === 0
    const phrase = isTitle ? title : comparePhrase(section.heading, variant, HEADING)
    const inHeading = variant.matches.map(match => {
      const reading = match.headings.get(headingKey(loaded.page, index))
      return contains(section.heading.terms, match) || (reading ? reading.strength : 0)
    })
    const headingShare = share(variant.matches, inHeading, total)
    const entries = [...section.text, ...section.code].map((entry, place) => {
      const found = variant.matches.map(match => contains(entry.terms, match))
      const exact = entry.squeezed.includes(variant.squeezed) || entry.bare.includes(variant.bare)
      const isCode = place >= section.text.length
      return {
        found,
        score: share(variant.matches, found, total) + (exact ? (isCode ? 0.5 : 0.8) : 0),
        exact,
        isCode,
      }
    })
    const entry = bestEntry(entries)
    const anywhere = variant.matches.map((match, place) =>
      Math.max(
        inHeading[place]!,
        ...entries.map(({ found }) => found[place]!),
        contains(section.above, match) * 0.7,
      ),
    )
    const body = entry < 0 ? 0 : entries[entry]!.score
    const own = phrase + 0.8 * headingShare ** 2 + 0.5 * body + 0.6 * share(variant.matches, anywhere, total)
    const found = headingShare > 0 || body > 0 || (isTitle && keyword > 0)
    const pageWide = isTitle ? keyword + path : 0.3 * title + 0.1 * keyword
    return {
      section: index,
      score: found ? variant.factor * (own + pageWide) : 0,
      in: headingShare >= 0.5 || phrase > 0 || (isTitle && body === 0) ? 'heading' : 'body',
      entry,
    }
  })
}

function comparePhrase(phrase: Phrase, variant: QueryVariant, weights: typeof TITLE): number {
  return Math.max(
    compareText(phrase.squeezed, variant.squeezed, weights),
    0.95 * compareText(phrase.bare, variant.bare, weights),
  )
}

/** A longer heading around the same words says a little less. */
function compareText(text: string, query: string, weights: typeof TITLE): number {
  if (query === '' || !text.includes(query)) return 0
  if (text === query) return weights.equal
  const rest = 0.4 * (query.length / text.length)
  return rest + (text.startsWith(query) ? weights.starts : weights.contains) - 0.4
}

function contains(terms: string, { texts }: TokenMatch): number {
  return texts.some(text => terms.includes(` ${text}`)) ? 1 : 0
}

function share(matches: TokenMatch[], found: number[], total: number): number {
  return matches.reduce((sum, { idf }, index) => sum + idf * found[index]!, 0) / total
}

function bestEntry(entries: { score: number }[]): number {
  let best = -1
  for (const [index, { score }] of entries.entries()) {
    if (score > (best < 0 ? 0 : entries[best]!.score)) best = index
  }
  return best
}

function toPhrase(text: string): Phrase {
  const squeezed = squeezeText(text)
  const terms = indexTerms(text)
    .map(({ term }) => ` ${term}`)
    .join('')
  return { squeezed, bare: bareText(squeezed), terms }
}
