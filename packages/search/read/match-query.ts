import type { SynonymRule } from '../index-format'
import type { HanForms } from '../text/han-forms'
import { findNearWords, TYPO_LENGTH } from '../text/typo'
import { MAX_MATCHES, weighQuery } from './coverage'
import { lookUpSound, lookUpToken, type TermAccess, type TokenMatch } from './lookup'
import type { MatchedVariant } from './matched-variant'
import { parseQuery, type QueryToken, type QueryVariant, wordToken } from './query'

/** The parts of the index that matching needs. */
export interface MatchAccess extends TermAccess {
  hanForms(): Promise<HanForms>
  /** Returns the rules that translate a query. */
  dictionary(): Promise<SynonymRule[]>
}

const CORRECTION_WEIGHT = 0.8
const PART_WEIGHT = 0.7
/** Minimum weight of a word to correct; excludes parts of paths and common words of errors. */
const REPAIRED = 0.5

/** Parses a query and looks up all of its variants, with alternatives for terms that are not found. */
export async function matchQuery(
  query: string,
  synonyms: SynonymRule[],
  access: MatchAccess,
): Promise<MatchedVariant[]> {
  const matcher = createMatcher(access)
  const rules = isSentence(query) ? [...synonyms, ...(await access.dictionary())] : synonyms
  const matched = await Promise.all(parseQuery(query, rules).map(matcher.match))
  if (matched[0] && findLostCharacters(matched[0].matches).length > 0) {
    const forms = await access.hanForms()
    const simple = forms.simplify(query)
    if (simple !== query) return matchQuery(simple, synonyms, access)
    matched.push(...(await Promise.all(matched.map(variant => matcher.matchSounds(variant, forms)))))
  }
  return matched
}

/** Whether a query consists of several Latin words, and may be a question in English. */
function isSentence(query: string): boolean {
  return /[a-z]{2,}\s+[a-z]{2,}/i.test(query) && !/[^\p{ASCII}\p{P}]/u.test(query)
}

function createMatcher(access: MatchAccess) {
  const known = new Map<string, Promise<TokenMatch>>()
  const lookUp = (token: QueryToken): Promise<TokenMatch> => {
    const looked = known.get(token.text) ?? lookUpToken(token, access)
    known.set(token.text, looked)
    // The same term may have another position in another variant.
    return looked.then(match => ({ ...match, token }))
  }

  /** Replaces a word that is not found by its correction, or else by its parts. */
  const repair = async (match: TokenMatch): Promise<TokenMatch[]> => {
    const { token } = match
    if (match.pages.size > 0 || token.kind === 'han') return [match]
    const isMeant = token.text.length >= TYPO_LENGTH && token.weight >= REPAIRED
    const near = isMeant ? await findMeantWords(token.text, access) : []
    if (near.length > 0) return [await lookUpMeant(token, near)]
    if (token.parts.length < 2) return [match]
    const parts = await Promise.all(
      token.parts.map(async text => {
        const part = await lookUp({
          ...wordToken({ text, parts: [0] }),
          weight: PART_WEIGHT * partWeight(text),
        })
        return repair(part)
      }),
    )
    return parts.flat()
  }

  const lookUpMeant = async (token: QueryToken, near: string[]): Promise<TokenMatch> => {
    const found = await Promise.all(near.map(text => lookUp(wordToken({ text, parts: [0] }))))
    const merged = mergeMatches({ ...token, stems: near, meant: near[0] }, found)
    return { ...merged, weight: merged.weight * CORRECTION_WEIGHT }
  }

  return {
    async match(variant: QueryVariant): Promise<MatchedVariant> {
      const looked = await Promise.all(variant.tokens.map(lookUp))
      const repaired = (await Promise.all(looked.map(repair))).flat()
      return withMatches(variant, repaired)
    },

    /** Looks up characters that are not found by their reading. */
    async matchSounds(variant: MatchedVariant, forms: HanForms): Promise<MatchedVariant> {
      const lost = findLostCharacters(variant.matches)
      const found = await Promise.all(
        lost.map(async ({ text, places }) => {
          const sound = forms.sound(text)
          const token = { kind: 'han', text, stems: [], parts: [], characters: places, weight: 1 } as const
          return sound ? [await lookUpSound({ ...token, stems: [], parts: [] }, sound, access)] : []
        }),
      )
      const factor = variant.factor * CORRECTION_WEIGHT
      return withMatches({ ...variant, factor }, [...variant.matches, ...found.flat()])
    },
  }
}

function withMatches(variant: QueryVariant, found: TokenMatch[]): MatchedVariant {
  // Corrected words also apply to phrases.
  const bare = found.reduce(
    (own, { token }) => (token.meant ? own.split(token.text).join(token.meant) : own),
    variant.bare,
  )
  const kept =
    found.length <= MAX_MATCHES ? found : [...found].sort((a, b) => b.weight - a.weight).slice(0, MAX_MATCHES)
  return { ...variant, bare, matches: kept, coverage: weighQuery(kept), found: new Map() }
}

/** Merges the possible corrections of a token, taking the best match of each page. */
function mergeMatches(token: QueryToken, found: TokenMatch[]): TokenMatch {
  const merged: TokenMatch = { token, weight: 0, pages: new Map(), headings: new Map() }
  for (const { weight, pages, headings } of found) {
    merged.weight = Math.max(merged.weight, weight)
    for (const [page, strength] of pages)
      merged.pages.set(page, Math.max(strength, merged.pages.get(page) ?? 0))
    for (const [key, heading] of headings) merged.headings.set(key, heading)
  }
  return merged
}

/** Returns a low weight for numbers and single letters, as in `text-[18rpx]`. */
function partWeight(part: string): number {
  return /^[a-z]{3}/.test(part) ? 1 : 0.2
}

/** Returns runs of characters that no page has next to their neighbours; a single one includes its neighbour. */
export function findLostCharacters(matches: TokenMatch[]): { text: string; places: number[] }[] {
  const characters = new Map<number, { character: string; isFound: boolean }>()
  for (const { token, pages } of matches) {
    const own = Array.from(token.text)
    if (token.kind !== 'han' || own.length !== 2 || token.characters.length !== 2) continue
    token.characters.forEach((place, at) => {
      const known = characters.get(place)
      characters.set(place, { character: own[at]!, isFound: known?.isFound || pages.size > 0 })
    })
  }
  const lost: number[][] = []
  for (const [place, { isFound }] of [...characters].sort(([a], [b]) => a - b)) {
    if (isFound) continue
    const last = lost.at(-1)
    if (last?.at(-1) === place - 1) last.push(place)
    else lost.push([place])
  }
  return lost.flatMap(places => {
    const [first] = places as [number]
    if (places.length === 1) {
      const other = characters.has(first - 1) ? first - 1 : first + 1
      places = [Math.min(first, other), Math.max(first, other)]
    }
    return places.every(place => characters.has(place))
      ? [{ text: places.map(place => characters.get(place)!.character).join(''), places }]
      : []
  })
}

/** Most typos keep the first letter; otherwise tries the second one, in case they were swapped. */
async function findMeantWords(text: string, access: TermAccess): Promise<string[]> {
  const near = findNearWords(text, await access.words(text[0]!))
  return near.length > 0 ? near : findNearWords(text, await access.words(text[1]!))
}
