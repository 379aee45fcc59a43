import { type Coverage, weighQuery } from './coverage'
import { lookUpToken, type TermAccess, type TokenMatch } from './lookup'
import { correctWord, parseQuery, type QueryToken, type QueryVariant } from './query'
import { findNearWords, TYPO_LENGTH } from './typo'

/** A variant of the query, and where its tokens were found. */
export interface MatchedVariant extends QueryVariant {
  matches: TokenMatch[]
  coverage: Coverage
}

/** Reads a query and looks up all of its variants: as typed, with synonyms, with typing errors put right. */
export async function matchQuery(
  query: string,
  synonyms: string[][],
  access: TermAccess,
): Promise<MatchedVariant[]> {
  const known = new Map<string, Promise<TokenMatch[]>>()
  const match = async (variant: QueryVariant): Promise<MatchedVariant> => {
    const found = variant.tokens.map(async token => {
      const looked = known.get(token.text) ?? lookUpToken(token, access)
      known.set(token.text, looked)
      // The same term may stand in another place of another variant.
      return (await looked).map(own => (own.token.kind === 'han' ? { ...own, token } : own))
    })
    const matches = (await Promise.all(found)).flat()
    return { ...variant, matches, coverage: weighQuery(matches) }
  }

  const matched = await Promise.all(parseQuery(query, synonyms).map(match))
  const original = matched[0]
  const missing = original?.matches.find(({ token, pages }) => isWord(token) && pages.size === 0)?.token
  if (!original || !missing) return matched
  const near = await findMeantWords(missing.text, access)
  const corrected = near.map(word => match(correctWord(original, missing, word)))
  return [...matched, ...(await Promise.all(corrected))]
}

function isWord({ kind, text }: QueryToken): boolean {
  return kind === 'word' && text.length >= TYPO_LENGTH
}

/** Most errors leave the first letter alone; else the second one may have come first. */
async function findMeantWords(text: string, access: TermAccess): Promise<string[]> {
  const near = findNearWords(text, await access.words(text[0]!))
  return near.length > 0 ? near : findNearWords(text, await access.words(text[1]!))
}
