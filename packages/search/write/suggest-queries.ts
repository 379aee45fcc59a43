import { scanText } from '../text/tokenise'

/** The facts about a page that the choice depends on. */
export interface NamedPage {
  /** Address without host. */
  url: string
  lvl0: string
  title: string
  /** Names that readers use for it. */
  keywords: string[]
  /** Number of pages that link to it. */
  referrers: number
}

/** Maximum number of suggested queries, and of candidates to try. */
const OFFERED = 6
const TRIED = 40

/**
 * Chooses queries to suggest: readers' phrases for the pages with most links, from several groups. `find`
 * returns the first page of a query: a suggestion must find its own page.
 */
export async function suggestQueries(
  pages: NamedPage[],
  find: (query: string) => Promise<string | undefined>,
): Promise<string[]> {
  const candidates = spreadGroups(
    pages
      .filter(page => pickPhrase(page) !== undefined)
      .sort((a, b) => b.referrers - a.referrers || (a.url < b.url ? -1 : 1)),
  )
  const offered: string[] = []
  for (const page of candidates.slice(0, TRIED)) {
    const phrase = pickPhrase(page)!
    if (offered.includes(phrase) || (await find(phrase)) !== page.url) continue
    if (offered.push(phrase) === OFFERED) break
  }
  return offered
}

/** Sorts pages by number of links; within a group, the second page counts half, the third a third, and so on. */
function spreadGroups(pages: NamedPage[]): NamedPage[] {
  const places = new Map<string, number>()
  const counted = pages.map(page => {
    const place = (places.get(page.lvl0) ?? 0) + 1
    places.set(page.lvl0, place)
    return { page, worth: page.referrers / place }
  })
  return counted.sort((a, b) => b.worth - a.worth).map(({ page }) => page)
}

/**
 * Returns the first keyword that is a phrase in the language of the title: a single word would not be
 * meaningful enough.
 */
function pickPhrase({ title, keywords }: NamedPage): string | undefined {
  const isHan = (text: string) => /\p{Script=Han}/u.test(text)
  return keywords.find(keyword => {
    if (isHan(keyword) !== isHan(title)) return false
    const runs = scanText(keyword)
    const characters = runs.flatMap(run => (run.kind === 'han' ? run.characters : []))
    const words = runs.filter(run => run.kind === 'word')
    return isHan(title)
      ? characters.length >= 4 && characters.length <= 10 && words.length <= 1
      : words.length >= 2 && words.length <= 6
  })
}
