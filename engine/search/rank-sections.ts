import type { LoadedPage, Phrase } from './loaded-page'
import { headingKey, type TokenMatch } from './lookup'
import type { MatchedVariant } from './match-query'

/** A section that answers, and why. */
export interface SectionScore {
  section: number
  score: number
  /** Share of the query that stands in the section and above it. */
  share: number
  /** Where the query was found. */
  in: 'heading' | 'body'
  /** Best entry of the section's text, then of its code; -1 for none. */
  entry: number
}

interface PhraseWeights {
  equal: number
  starts: number
  contains: number
}

const TITLE: PhraseWeights = { equal: 4.2, starts: 3.2, contains: 2.8 }
const HEADING: PhraseWeights = { equal: 2.6, starts: 2, contains: 1.6 }
const KEYWORD: PhraseWeights = { equal: 2.2, starts: 1.4, contains: 1.1 }
const SLUG: PhraseWeights = { equal: 1.6, starts: 1.1, contains: 0.7 }
const BODY = { text: 0.8, code: 0.5 }

/** Scores the sections of a page against one variant of the query, on their text. */
export function rankSections(loaded: LoadedPage, variant: MatchedVariant): SectionScore[] {
  const { matches, coverage, factor } = variant
  const title = loaded.sections[0]!.heading
  const titlePhrase = comparePhrase(title, variant, TITLE)
  const namePhrase =
    comparePhrase(loaded.slug, variant, SLUG) +
    Math.max(0, ...loaded.keywords.map(keyword => comparePhrase(keyword, variant, KEYWORD)))
  const names = [title, loaded.slug, ...loaded.keywords].map(name => name.terms).join('')
  const titleTokens = findTokens(title.terms, matches)
  const nameTokens = findTokens(names, matches)
  const slugToken = findToken(loaded.slug.bare, matches)
  const identity =
    titlePhrase +
    0.5 * namePhrase +
    2.4 * coverage(titleTokens) ** 6 +
    0.6 * coverage(nameTokens) ** 2 +
    0.5 * findParts(names, matches) +
    0.4 * coverage(slugToken)

  const entries = loaded.sections.map(section => findEntry(section, variant))
  const pageTokens = entries.reduce((bits, { bodyTokens }) => bits | bodyTokens, nameTokens)

  return loaded.sections.map((section, index): SectionScore => {
    const isTitle = index === 0
    const phrase = isTitle ? titlePhrase : comparePhrase(section.heading, variant, HEADING)
    const headingTokens =
      findTokens(section.heading.terms, matches) | readHeading(matches, headingKey(loaded.page, index))
    const { entry, entryScore, bodyTokens } = entries[index]!
    const ownTokens = headingTokens | bodyTokens
    // The title answers for the whole page, a section together with the headings above it.
    const withContext = ownTokens | (isTitle ? pageTokens : findTokens(section.above, matches))

    const own =
      phrase +
      0.9 * coverage(headingTokens) ** 3 +
      0.4 * entryScore +
      0.4 * coverage(ownTokens) +
      0.6 * coverage(withContext) ** 2
    const found = isTitle ? nameTokens !== 0 || ownTokens !== 0 : ownTokens !== 0
    const isHeading = phrase > 0 || coverage(headingTokens) >= 0.5 || (isTitle && entry < 0)
    return {
      section: index,
      score: found
        ? factor * (own + (isTitle ? identity - titlePhrase + 0.5 * namePhrase : 0.3 * identity))
        : 0,
      share: coverage(withContext),
      in: isHeading ? 'heading' : 'body',
      entry,
    }
  })
}

/** The paragraph or fence that holds most of the query, and what all of them hold. */
function findEntry(
  { text, code }: { text: Phrase[]; code: Phrase[] },
  variant: MatchedVariant,
): { entry: number; entryScore: number; bodyTokens: number } {
  let best = { entry: -1, entryScore: 0, bodyTokens: 0 }
  let all = 0
  for (const [entry, phrase] of [...text, ...code].entries()) {
    const tokens = findTokens(phrase.terms, variant.matches)
    if (tokens === 0) continue
    all |= tokens
    const exact = phrase.squeezed.includes(variant.squeezed) || phrase.bare.includes(variant.bare)
    const weight = entry < text.length ? BODY.text : BODY.code
    const entryScore = variant.coverage(tokens) * weight + (exact ? weight : 0)
    if (entryScore > best.entryScore) best = { entry, entryScore, bodyTokens: 0 }
  }
  return { ...best, bodyTokens: all }
}

function comparePhrase(phrase: Phrase, variant: MatchedVariant, weights: PhraseWeights): number {
  return Math.max(
    compareText(phrase.squeezed, variant.squeezed, weights),
    0.95 * compareText(phrase.bare, variant.bare, weights),
  )
}

/** A longer heading around the same words says less. */
function compareText(text: string, query: string, weights: PhraseWeights): number {
  if (query === '' || !text.includes(query)) return 0
  if (text === query) return weights.equal
  const rest = 0.6 * (query.length / text.length - 0.5)
  return rest + (text.startsWith(query) ? weights.starts : weights.contains)
}

/** The tokens that stand in a list of terms, as bits. */
function findTokens(terms: string, matches: TokenMatch[]): number {
  return matches.reduce(
    (bits, { token }, index) => (terms.includes(` ${token.text}`) ? bits | (1 << index) : bits),
    0,
  )
}

/** The token that is this text, as a bit. */
function findToken(text: string, matches: TokenMatch[]): number {
  return matches.reduce((bits, { token }, index) => (token.text === text ? bits | (1 << index) : bits), 0)
}

/** The share of the parts of compound words that are names of the page: `rpx` of `text-[32rpx]`. */
function findParts(terms: string, matches: TokenMatch[]): number {
  const parts = matches.flatMap(({ token }) => token.parts).filter(part => /[a-z]{3}/.test(part))
  const found = parts.filter(part => terms.includes(` ${part}`))
  return parts.length > 1 ? found.length / parts.length : 0
}

/** The tokens that a heading holds by its pinyin: they are not in its text. */
function readHeading(matches: TokenMatch[], key: number): number {
  return matches.reduce((bits, { headings }, index) => (headings.has(key) ? bits | (1 << index) : bits), 0)
}
