import type { Evidence } from './evidence'
import type { RankedPage } from './rank-page'

/** One line of an explanation: what was found where, and its effect. */
export interface Reason {
  /** Matched terms, or the name of a bonus or factor. */
  what: string
  field: string
  /** Weight of the field, value of the bonus, or the factor with a sign. */
  value: string
}

/** A hit with the reasons for its rank. */
export interface Explanation {
  url: string
  score: number
  /** The query variant that found it. */
  query: string
  reasons: Reason[]
}

/** Explains a ranking, best reasons first. */
export function explainRanking(ranked: RankedPage[]): Explanation[] {
  return ranked.map(page => ({
    url: page.loaded.fragment.url,
    score: page.score,
    query: page.variant.text,
    reasons: [...explainEvidence(page), ...explainAdjustments(page)],
  }))
}

/** Returns every token once, with its best match. */
function explainEvidence({ evidence, variant }: RankedPage): Reason[] {
  const seen = { tokens: 0 }
  const merged = new Map<string, Evidence & { share: number }>()
  for (const own of [...evidence].sort((a, b) => b.weight - a.weight)) {
    const fresh = own.tokens & ~seen.tokens
    if (fresh === 0) continue
    const before = variant.coverage(seen.tokens)
    seen.tokens |= fresh
    const share = variant.coverage(seen.tokens) - before
    merged.set(`${own.field} ${merged.size}`, { ...own, tokens: fresh, share })
  }
  const missing = variant.matches.filter((_, index) => !(seen.tokens & (1 << index)))
  return [
    ...[...merged.values()].map(({ field, weight, tokens, share }) => ({
      what: variant.matches
        .filter((_, index) => tokens & (1 << index))
        .map(({ token, weight: rarity }) => `${[token.text, ...token.stems].join('|')}(${rarity.toFixed(1)})`)
        .join(' '),
      field,
      value: `${weight.toFixed(2)} × ${share.toFixed(2)}`,
    })),
    ...(missing.length > 0
      ? [{ what: missing.map(({ token }) => token.text).join(' '), field: 'not found', value: '0' }]
      : []),
  ]
}

function explainAdjustments({ bonuses, factors }: RankedPage): Reason[] {
  return [
    ...bonuses.map(({ name, value }) => ({ what: name, field: 'bonus', value: `+ ${value.toFixed(2)}` })),
    ...factors
      .filter(({ value }) => value !== 1)
      .map(({ name, value }) => ({ what: name, field: 'factor', value: `× ${value.toFixed(2)}` })),
  ]
}
