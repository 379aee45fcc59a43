import { allTokens, comparePhrase, type Evidence, findEvidence, findTokens, weighEvidence } from './evidence'
import type { LoadedPage, Phrase } from './loaded-page'
import { headingKey } from './lookup'
import type { MatchedVariant } from './matched-variant'

/** A matching section with its passage. */
export interface RankedSection {
  section: number
  score: number
  /** Where the query was found. */
  in: 'heading' | 'body'
  /** Index of the best entry in the section's text, followed by its code; -1 for none. */
  entry: number
}

const FIELDS = {
  heading: { weight: 1, least: 0.75 },
  names: { weight: 0.7, least: 0.6 },
  prose: { weight: 0.5 },
  code: { weight: 0.2 },
  context: { weight: 0.25 },
}
const PHRASE_BONUS = 0.6

/** Ranks the sections of a page for one variant of the query, best first. The first section is the page itself. */
export function rankSections(loaded: LoadedPage, variant: MatchedVariant): RankedSection[] {
  const { coverage } = variant
  const names = [loaded.slug, ...loaded.keywords]
  const ranked = loaded.sections.map((section, index): RankedSection => {
    const isPage = index === 0
    const passage = findPassage({ text: section.text, code: loaded.code?.[index]?.phrases ?? [] }, variant)
    const headings = [
      ...findEvidence('heading', section.heading, variant, FIELDS.heading),
      ...readSounds(headingKey(loaded.page, index), variant),
      ...(isPage ? names.flatMap(name => findEvidence('keyword', name, variant, FIELDS.names)) : []),
    ]
    const context = isPage
      ? []
      : section.above.flatMap(above => findEvidence('context', above, variant, FIELDS.context))
    const own = [...headings, ...passage.evidence]
    const phrase = Math.max(
      comparePhrase(section.heading, variant),
      isPage ? 0.8 * Math.max(0, ...names.map(name => comparePhrase(name, variant))) : 0,
    )
    const share = coverage(allTokens([...own, ...context]))
    const score =
      own.length === 0
        ? 0
        : (weighEvidence([...own, ...context], variant) + PHRASE_BONUS * phrase) * Math.sqrt(share)
    const isHeading = coverage(allTokens(headings)) >= 0.5 || passage.entry < 0
    return { section: index, score, in: isHeading ? 'heading' : 'body', entry: passage.entry }
  })
  return ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.section - b.section)
}

/** Finds the paragraph with the best coverage; a code fence only if no paragraph matches. */
function findPassage(
  { text, code }: { text: Phrase[]; code: Phrase[] },
  variant: MatchedVariant,
): { entry: number; evidence: Evidence[] } {
  const inText = findBest(text, variant)
  const inCode = findBest(code, variant)
  const evidence: Evidence[] = []
  if (inText.all) evidence.push({ field: 'prose', ...FIELDS.prose, tokens: inText.all })
  if (inCode.all) evidence.push({ field: 'code', ...FIELDS.code, tokens: inCode.all })
  const entry = inText.at >= 0 ? inText.at : inCode.at >= 0 ? text.length + inCode.at : -1
  return { entry, evidence }
}

function findBest(entries: Phrase[], variant: MatchedVariant): { at: number; all: number } {
  let best = { at: -1, score: 0 }
  let all = 0
  for (const [at, entry] of entries.entries()) {
    const { any } = findTokens(entry, variant)
    if (any === 0) continue
    all |= any
    const beside =
      variant.pairs.filter(pair => entry.bare.includes(pair)).length / (variant.pairs.length || 1)
    const score = variant.coverage(any) + 0.5 * beside + (entry.bare.includes(variant.bare) ? 1 : 0)
    if (score > best.score && !isBareName(entry)) best = { at, score }
  }
  return { at: best.at, all }
}

/** Whether a text is only a file name, as in the caption of a code block. */
export function isBareName({ squeezed }: Pick<Phrase, 'squeezed'>): boolean {
  return /^[\w./@*-]*\.[a-z]\w{1,5}$/.test(squeezed)
}

function readSounds(key: number, { matches }: MatchedVariant): Evidence[] {
  return matches.flatMap(({ headings }, index): Evidence[] => {
    const heading = headings.get(key)
    return heading ? [{ field: 'sound', weight: 0.9 * heading.strength, tokens: 1 << index }] : []
  })
}
