import type { Coverage } from './coverage'
import type { Phrase } from './loaded-page'
import type { TokenMatch } from './lookup'
import type { QueryVariant } from './query'

/** A variant of the query, with the occurrences of its tokens. */
export interface MatchedVariant extends QueryVariant {
  /** At most `MAX_MATCHES`, because sets of matches are bits of a number. */
  matches: TokenMatch[]
  coverage: Coverage
  /** Cache of tokens found in phrases. */
  found: Map<Phrase, FoundTokens>
}

/** Tokens that occur in a phrase as whole words or as prefixes, as bits. */
export interface FoundTokens {
  whole: number
  begun: number
  any: number
}
