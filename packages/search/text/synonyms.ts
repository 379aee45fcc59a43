import type { SynonymRule } from '../index-format'

/** A variant of a query, with its certainty. */
export interface Phrasing {
  text: string
  weight: number
}

/** Default weight of a rule. */
const USUAL_WEIGHT = 0.8

/** Returns the query with certain rules applied, then with the dictionary's rules, then once for each other rule. */
export function applySynonyms(folded: string, query: string, rules: SynonymRule[]): Phrasing[] {
  const sure = rules.filter(({ weight }) => weight === 1)
  const text = sure.reduce((own, rule) => replaceAll(own, rule)[0] ?? own, folded)
  const dictionary = rules.filter(({ together }) => together)
  const translated = dictionary.reduce((own, rule) => replaceAll(own, rule)[0] ?? own, text)
  const others = rules
    .filter(rule => !sure.includes(rule) && !rule.together)
    .flatMap(rule => replaceAll(text, rule).map(own => ({ text: own, weight: rule.weight ?? USUAL_WEIGHT })))
  // The original capitals show where the parts of a name start.
  const typed = { text: text === folded ? query : text, weight: 1 }
  return translated === text
    ? [typed, ...others]
    : [typed, { text: translated, weight: USUAL_WEIGHT }, ...others]
}

/** Returns the text with a phrase of the rule replaced, once per alternative; empty without a match. */
function replaceAll(text: string, { from, to }: SynonymRule): string[] {
  const pattern = from.map(toPattern).find(own => own.test(text))
  if (!pattern) return []
  return to.map(meant =>
    text.replace(pattern, (_, before: string, ...groups) => {
      const filled = meant.replace(/\$(\d)/g, (_sign, digit) => String(groups[Number(digit) - 1] ?? ''))
      return `${before} ${filled} `
    }),
  )
}

/** Converts a phrase to a pattern. Latin words must be whole; the first group is the preceding character. */
function toPattern(phrase: string): RegExp {
  const [, source] = /^\/(.+)\/$/.exec(phrase) ?? []
  if (source) return new RegExp(`()${source}`, 'i')
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s*')
  const before = /^[a-z\d]/.test(phrase) ? '(^|[^a-z\\d])' : '()'
  return new RegExp(`${before}${escaped}${/[a-z\d]$/.test(phrase) ? '(?![a-z\\d])' : ''}`, 'i')
}
