import type { SynonymRule } from '../index-format'

/** A way to put a query, and how sure it is that it was meant. */
export interface Phrasing {
  text: string
  weight: number
}

/** How sure a rule is that does not say. */
const USUAL_WEIGHT = 0.8

/** The query as typed, with sure rules carried out, then with the rules of a dictionary, then once for each other rule. */
export function applySynonyms(folded: string, query: string, rules: SynonymRule[]): Phrasing[] {
  const sure = rules.filter(({ weight }) => weight === 1)
  const text = sure.reduce((own, rule) => replaceAll(own, rule)[0] ?? own, folded)
  const dictionary = rules.filter(({ together }) => together)
  const translated = dictionary.reduce((own, rule) => replaceAll(own, rule)[0] ?? own, text)
  const others = rules
    .filter(rule => !sure.includes(rule) && !rule.together)
    .flatMap(rule => replaceAll(text, rule).map(own => ({ text: own, weight: rule.weight ?? USUAL_WEIGHT })))
  // Capital letters show where the parts of a name begin.
  const typed = { text: text === folded ? query : text, weight: 1 }
  return translated === text
    ? [typed, ...others]
    : [typed, { text: translated, weight: USUAL_WEIGHT }, ...others]
}

/** The text with a phrase of the rule replaced, once for each meaning; empty when it has none of them. */
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

/** A phrase as a pattern. Latin words must stand alone; the first group is what stands before. */
function toPattern(phrase: string): RegExp {
  const [, source] = /^\/(.+)\/$/.exec(phrase) ?? []
  if (source) return new RegExp(`()${source}`, 'i')
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s*')
  const before = /^[a-z\d]/.test(phrase) ? '(^|[^a-z\\d])' : '()'
  return new RegExp(`${before}${escaped}${/[a-z\d]$/.test(phrase) ? '(?![a-z\\d])' : ''}`, 'i')
}
