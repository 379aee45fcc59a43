import type { Coverage } from './coverage'
import type { Phrase } from './loaded-page'
import type { TokenMatch } from './lookup'
import type { QueryVariant } from './query'

/** A variant of the query, and where its tokens were found. */
export interface MatchedVariant extends QueryVariant {
  /** At most `MAX_MATCHES`: sets of them are bits of one number. */
  matches: TokenMatch[]
  coverage: Coverage
  /** What phrases have been found to hold. */
  found: Map<Phrase, FoundTokens>
}

/** Tokens that stand in a phrase as words, and those that only begin one; as bits. */
export interface FoundTokens {
  whole: number
  begun: number
  any: number
}
