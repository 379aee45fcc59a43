import { KEYWORD_LEVEL } from '../index-format'
import {
  type Adjustment,
  allTokens,
  comparePhrase,
  type Evidence,
  type Field,
  findEvidence,
  findQuote,
  findTokens,
  weighEvidence,
} from './evidence'
import type { LoadedPage, LoadedSection } from './loaded-page'
import { headingKey } from './lookup'
import type { MatchedVariant } from './matched-variant'

/** Score of a page for one variant of the query, with reasons. */
export interface RankedPage {
  loaded: LoadedPage
  variant: MatchedVariant
  score: number
  /** Share of the query that occurs anywhere on the page. */
  share: number
  /** Share that occurs in its code only. */
  inCode: number
  evidence: Evidence[]
  bonuses: Adjustment[]
  factors: Adjustment[]
}

/** Weight of the whole query in a field; `least` is the share that remains in a long phrase. */
const FIELDS = {
  title: { weight: 1, least: 0.8 },
  keyword: { weight: 0.9, least: 0.5 },
  slug: { weight: 0.75, least: 0.5 },
  folder: { weight: 0.4 },
  heading: { weight: 0.72, least: 0.6 },
  description: { weight: 0.6 },
  prose: { weight: 0.26 },
  code: { weight: 0.16 },
} satisfies Partial<Record<Field, { weight: number; least?: number }>>

/** Weight of a match by reading or initials, by heading level. */
const SOUND_WEIGHTS = [0, 1.1, 0.6, 0.55, 0.5, 0.5, 0.5, 0.85]

/** Bonuses for finding the whole query as a phrase, or its parts close together. */
const BONUS = {
  title: 0.5,
  keyword: 0.45,
  heading: 0.42,
  name: 0.9,
  slug: 0.25,
  prose: 0.1,
  identity: 0.45,
  section: 0.2,
  neighbours: 0.15,
  quote: 0.5,
  frequency: 0.15,
}

/** Exponent of the coverage: missing rare words costs much, missing common ones little. */
const COVERAGE_POWER = 0.3

/** Weight of a token that occurs on every fifth page. */
const COMMON_WEIGHT = 1.6

/** Ranks a page by its text. `generation` is a factor for pages of an older generation. */
export function rankPage(loaded: LoadedPage, variant: MatchedVariant, generation: number): RankedPage {
  const name = [
    ...findEvidence('title', loaded.title, variant, FIELDS.title),
    ...findEvidence('slug', loaded.slug, variant, FIELDS.slug),
  ]
  const keywords = loaded.keywords.map(keyword => findEvidence('keyword', keyword, variant, FIELDS.keyword))
  const identity = [...name, ...keywords.flat()]
  const named = allTokens(identity)
  const together = Math.max(
    0,
    ...[[], ...keywords].map(own => variant.coverage(allTokens([...name, ...own]))),
  )
  const bodies = loaded.sections.map(section => readBody(section, variant, named))
  const headings = loaded.sections
    .slice(1)
    .flatMap(({ heading }) => findEvidence('heading', heading, variant, FIELDS.heading))
  const inText = [
    ...identity,
    ...headings,
    ...findSounds(loaded, variant, named | allTokens(headings)),
    ...findEvidence('folder', loaded.folders, variant, FIELDS.folder),
    ...findEvidence('description', loaded.description, variant, FIELDS.description),
    ...bodies.flatMap(({ evidence }) => evidence),
  ]
  // Tokens that the index has for the page but that its text lacks must be in its code, which is not loaded.
  const fences = findPosted(loaded.page, variant) & ~allTokens(inText)
  const evidence: Evidence[] = fences
    ? [...inText, { field: 'code', ...FIELDS.code, tokens: fences }]
    : inText
  const share = variant.coverage(allTokens(evidence))
  const inCode = share - variant.coverage(allTokens(inText))
  const bonuses = [
    ...comparePhrases(loaded, variant),
    {
      name: 'title and a keyword together',
      value: BONUS.identity * ((together + variant.coverage(named)) / 2) ** 2,
    },
    ...sumBodies(bodies),
    { name: 'quoted', value: BONUS.quote * findQuotes(loaded, variant) },
    { name: 'frequency', value: BONUS.frequency * readFrequency(loaded.page, variant) },
  ].filter(({ value }) => value > 0)
  const factors = [
    { name: 'coverage', value: share ** COVERAGE_POWER },
    { name: 'variant', value: variant.factor },
    { name: 'older generation', value: generation },
  ]
  const sum = bonuses.reduce((own, { value }) => own + value, weighEvidence(evidence, variant))
  const score = factors.reduce((own, { value }) => own * value, sum)
  return { loaded, variant, score, share, inCode, evidence, bonuses, factors }
}

/** Returns the tokens that the index has for a page, as bits. */
function findPosted(page: number, { matches }: MatchedVariant): number {
  return matches.reduce((bits, { pages }, index) => (pages.has(page) ? bits | (1 << index) : bits), 0)
}

/** Finds tokens that title, headings and keywords match by reading only; `written` tokens occur literally. */
function findSounds(
  { page, sections }: LoadedPage,
  { matches }: MatchedVariant,
  written: number,
): Evidence[] {
  return matches.flatMap(({ headings }, index) =>
    written & (1 << index)
      ? []
      : sections.flatMap((_, section): Evidence[] => {
          const heading = headings.get(headingKey(page, section))
          if (!heading) return []
          const field: Field =
            heading.level === KEYWORD_LEVEL ? 'keyword' : heading.level === 1 ? 'title' : 'heading'
          return [{ field, weight: SOUND_WEIGHTS[heading.level]! * heading.strength, tokens: 1 << index }]
        }),
  )
}

/** Returns the largest share of the query found literally in one place, from 0 to 1. */
function findQuotes({ title, keywords, sections }: LoadedPage, variant: MatchedVariant): number {
  const phrases = [title, ...keywords, ...sections.flatMap(({ heading, text }) => [heading, ...text])]
  return phrases.reduce((most, phrase) => Math.max(most, findQuote(phrase, variant)), 0)
}

interface Body {
  evidence: Evidence[]
  /** Share of the query in the section and the headings above it. */
  together: number
  /** Whether it contains the whole query literally. */
  phrase: boolean
  /** Share of adjacent words that are adjacent in one entry, too. */
  neighbours: number
}

function readBody(
  { heading, above, text }: LoadedSection,
  variant: MatchedVariant,
  /** Tokens in the page's name, which a section need not repeat. */
  named: number,
): Body {
  const { coverage, pairs, bare } = variant
  let prose = 0
  let phrase = false
  let neighbours = 0
  for (const entry of text) {
    const tokens = findTokens(entry, variant).any
    if (tokens === 0) continue
    prose |= tokens
    phrase ||= entry.bare.includes(bare)
    const beside = pairs.filter(pair => entry.bare.includes(pair)).length / (pairs.length || 1)
    neighbours = Math.max(neighbours, beside)
  }
  const headings = [heading, ...above].reduce((bits, own) => bits | findTokens(own, variant).any, named)
  const evidence: Evidence[] = prose ? [{ field: 'prose', ...FIELDS.prose, tokens: prose }] : []
  return { evidence, together: coverage(prose | headings), phrase, neighbours }
}

function sumBodies(bodies: Body[]): Adjustment[] {
  const best = (read: (body: Body) => number) => bodies.reduce((most, body) => Math.max(most, read(body)), 0)
  return [
    { name: 'in one section', value: BONUS.section * best(({ together }) => together) ** 2 },
    { name: 'word for word', value: bodies.some(({ phrase }) => phrase) ? BONUS.prose : 0 },
    { name: 'side by side', value: BONUS.neighbours * best(({ neighbours }) => neighbours) },
  ]
}

function comparePhrases(
  { title, keywords, slug, sections }: LoadedPage,
  variant: MatchedVariant,
): Adjustment[] {
  const best = (phrases: { squeezed: string; bare: string; terms: string }[]) =>
    phrases.reduce((most, phrase) => Math.max(most, comparePhrase(phrase, variant)), 0)
  const headings = sections.slice(1).map(({ heading }) => heading)
  // Only for a single Latin word, such as an option name: other words also occur as headings of unrelated
  // pages.
  const isName = variant.words[0] === variant.bare && headings.some(({ bare }) => bare === variant.bare)
  return [
    { name: 'phrase in title', value: BONUS.title * best([title]) },
    { name: 'phrase in keyword', value: BONUS.keyword * best(keywords) },
    { name: 'phrase in slug', value: BONUS.slug * best([slug]) },
    { name: 'phrase in heading', value: BONUS.heading * readRarity(variant) * best(headings) },
    { name: 'documented under its name', value: BONUS.name * readRarity(variant) * Number(isName) },
  ]
}

/** Returns a rarity from 0 to 1: low for a common heading such as "Install", high for an option name. */
function readRarity({ matches }: MatchedVariant): number {
  const usual = matches.reduce((sum, { weight }) => sum + weight, 0) / (matches.length || 1)
  return Math.min(1, usual / COMMON_WEIGHT)
}

/** Returns how often the query's terms occur on a page, from 0 to 1. */
function readFrequency(page: number, { matches }: MatchedVariant): number {
  const total = matches.reduce((sum, { weight }) => sum + weight, 0) || 1
  return matches.reduce((sum, { weight, pages }) => sum + weight * (pages.get(page) ?? 0), 0) / total
}
