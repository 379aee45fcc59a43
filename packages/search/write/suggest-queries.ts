import { scanText } from '../text/tokenise'

/** What choosing needs of a page. */
export interface NamedPage {
  /** Its address, without the host. */
  url: string
  lvl0: string
  title: string
  /** What readers call it. */
  keywords: string[]
  /** Number of pages that lead to it. */
  referrers: number
}

/** Most queries that are offered, and most that are tried for them. */
const OFFERED = 6
const TRIED = 40

/**
 * Chooses queries to offer to a reader who does not know what to ask: phrases that readers have for the pages that most
 * others lead to, of several groups of pages. `find` gives the first page that a query
 * finds: whatever is offered must lead to the page it is taken from.
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

/** In order of how many lead to them; the second of a group counts half, the third a third, and so on. */
function spreadGroups(pages: NamedPage[]): NamedPage[] {
  const places = new Map<string, number>()
  const counted = pages.map(page => {
    const place = (places.get(page.lvl0) ?? 0) + 1
    places.set(page.lvl0, place)
    return { page, worth: page.referrers / place }
  })
  return counted.sort((a, b) => b.worth - a.worth).map(({ page }) => page)
}

/** The first keyword that is a phrase in the language of the title: a single word says too little to be offered. */
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
