import { askedCategories, CATEGORY, countCategories } from '../category'
import type { IndexManifest } from '../index-format'
import type { SearchAnswer, SearchRequest } from '../protocol'
import { buildHit } from './build-hits'
import { namedGenerations } from './generations'
import { accessIndex, type IndexAccess, type IndexSource } from './index-access'
import type { LoadedPage } from './loaded-page'
import { matchQuery } from './match-query'
import type { MatchedVariant } from './matched-variant'
import { findMissing } from './missing-words'
import { type RankedPage, rankPage } from './rank-page'
import { type PageScore, rankPages } from './rank-pages'
import { type RankedSection, rankSections } from './rank-sections'

/** Answers queries from the files of an index. */
export interface IndexReader {
  search(request: SearchRequest | string): Promise<SearchAnswer>
  /** Returns the pages that a query finds by their text, best first, with reasons. */
  explain(request: SearchRequest): Promise<RankedPage[]>
  suggest(): Promise<string[]>
  /** Loads what every query needs. */
  preload(): Promise<void>
}

/** Number of pages whose text is loaded to rank the first hits. */
const BEST_PAGES = 6
/** Number of further pages loaded because of a good heading. */
const BEST_HEADINGS = 2
/** Pages below these shares of the best score and heading are not loaded, because they would not rank first. */
const WORST_SCORE = 0.25
const WORST_HEADING = 0.6
const HITS_PER_PAGE = 4
/** Minimum coverage of a page: absolute, and relative to the best page. */
const MIN_COVERAGE = 0.2
const BEST_COVERAGE = 0.35
const REST_COVERAGE = 0.7
/** Pages below this share of the first one's score, and with lower coverage, are dropped. */
const WORST_PAGE = 0.3
/** Sections below this share of their page's best one are dropped. */
const WORST_SECTION = 0.3
/** Minimum share of a page's matches that must be in code only to load the code. */
const CODE_SHARE = 0.5
/** Factor for pages of an older generation that the query does not name. */
const OLDER = 0.55

/** Creates a reader of an index. After a deploy, reruns a failed query with the new index. */
export function createReader(source: IndexSource): IndexReader {
  let opened: Promise<IndexAccess> | undefined
  const open = (fresh: boolean) => {
    opened = source.manifest(fresh).then(manifest => accessIndex(manifest as IndexManifest, source))
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const ask = async <T>(run: (access: IndexAccess) => Promise<T>): Promise<T> => {
    const access = await (opened ?? open(false))
    try {
      return await run(access)
    } catch (error) {
      const renewed = await open(true)
      if (renewed.manifest.hash === access.manifest.hash) throw error
      return run(renewed)
    }
  }

  return {
    async preload() {
      await (opened ?? open(false))
    },
    suggest: async () => (await (opened ?? open(false))).manifest.suggestions,
    search: request =>
      ask(access =>
        answer(typeof request === 'string' ? { indexName: '', query: request } : request, access),
      ),
    explain: request => ask(async access => (await rank(request, access)).first),
  }
}

interface Ranking {
  variants: MatchedVariant[]
  /** Pages ranked by their text. */
  first: RankedPage[]
  /** Following pages, ranked by their postings only. */
  rest: PageScore[]
  /** Ranks one of them by its text. */
  read(page: PageScore): Promise<RankedPage>
}

async function rank(request: SearchRequest, access: IndexAccess): Promise<Ranking> {
  const { synonyms, generations } = access.manifest
  const variants = await matchQuery(request.query, synonyms, access)
  const isAllowed = access.isAllowed(request.facetFilters ?? [])
  const named = namedGenerations(request.query, generations)
  const generationFactor = (page: number) => {
    const generation = access.generationOf(page)
    return generation && !named.has(generation) ? OLDER : 1
  }
  const scores = mergeScores(variants, page => (isAllowed(page) ? generationFactor(page) : 0))
  const { best, rest } = choosePages(scores)
  const read = async ({ page }: PageScore): Promise<RankedPage> => {
    const loaded = await access.page(page)
    return variants
      .map(variant => rankPage(loaded, variant, generationFactor(page)))
      .reduce((a, b) => (b.score > a.score ? b : a))
  }
  const ranked = (await Promise.all(best.map(read))).sort((a, b) => b.score - a.score)
  const whole = ranked.reduce((most, { share }) => Math.max(most, share), 0)
  const first = ranked.filter(
    ({ score, share }) => score >= WORST_PAGE * ranked[0]!.score || share >= REST_COVERAGE * whole,
  )
  return { variants, first, rest, read }
}

async function answer(request: SearchRequest, access: IndexAccess): Promise<SearchAnswer> {
  const { hitsPerPage = 20, page = 0 } = request
  const { variants, first: ranked, rest, read } = await rank(request, access)
  const pages = [...ranked.map(({ loaded }) => loaded.page), ...rest.map(({ page }) => page)]
  // Filtered after ranking, so that the count of a filter is the number of results it shows.
  const asked = askedCategories(request)
  const isIn = (page: number) => !asked || asked.includes(access.categoryOf(page))
  const first = await chooseSections(
    ranked.filter(({ loaded }) => isIn(loaded.page)),
    access,
  )
  const others = rest.filter(({ page }) => isIn(page))

  const nbHits = first.length + others.length
  const from = page * hitsPerPage
  const later = others.slice(Math.max(0, from - first.length), Math.max(0, from + hitsPerPage - first.length))
  const laterPages = await Promise.all(later.map(read))
  const wanted = [...first.slice(from, from + hitsPerPage), ...(await chooseSections(laterPages, access, 1))]
  const terms = listMarked(variants)
  return {
    hits: wanted.map(({ loaded, found }) =>
      buildHit({ loaded, found, terms, request, badge: access.generationOf(loaded.page)?.label }),
    ),
    nbHits,
    page,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    documents: pages.length,
    ...(nbHits > 0 && { missing: findMissing(variants) }),
    facets: { [CATEGORY]: countCategories(pages.map(access.categoryOf)) },
  }
}

/**
 * Returns the terms to mark. Single letters or characters are frequent, so they are marked only if there are no
 * other terms.
 */
function listMarked(variants: MatchedVariant[]): string[] {
  const tokens = variants.flatMap(({ matches }) => matches.map(({ token }) => token))
  const terms = [...new Set(tokens.flatMap(({ text, stems }) => [text, ...stems]))]
  const long = terms.filter(term => Array.from(term).length > 1)
  return long.length > 0 ? long : terms
}

const wholePage: RankedSection = { section: 0, score: 0, in: 'heading', entry: -1 }

/** Returns the best score of each page over all variants, best first; drops pages with low coverage. */
function mergeScores(variants: MatchedVariant[], factorOf: (page: number) => number): PageScore[] {
  const merged = new Map<number, PageScore>()
  for (const variant of variants) {
    for (const score of rankPages(variant, factorOf)) {
      if (score.score > (merged.get(score.page)?.score ?? 0)) merged.set(score.page, score)
    }
  }
  const scores = [...merged.values()]
  const limit = Math.max(MIN_COVERAGE, BEST_COVERAGE * highestCoverage(scores))
  return scores
    .filter(({ coverage, heading }) => coverage >= (heading > 0 ? MIN_COVERAGE : limit))
    .sort((a, b) => b.score - a.score || a.page - b.page)
}

function highestCoverage(scores: PageScore[]): number {
  return scores.reduce((highest, { coverage }) => Math.max(highest, coverage), 0)
}

/** Chooses the pages whose text is loaded; the others follow with one hit each and need a higher coverage. */
function choosePages(scores: PageScore[]): { best: PageScore[]; rest: PageScore[] } {
  const byHeading = scores
    .slice(BEST_PAGES)
    .filter(score => score.heading > 0)
    .sort((a, b) => b.heading - a.heading)
    .slice(0, BEST_HEADINGS)
  const highest = scores.reduce((most, { heading }) => Math.max(most, heading), 0)
  const best = [...scores.slice(0, BEST_PAGES), ...byHeading].filter(
    ({ score, heading }) =>
      score >= WORST_SCORE * scores[0]!.score || (heading > 0 && heading >= WORST_HEADING * highest),
  )
  const limit = REST_COVERAGE * highestCoverage(scores)
  const rest = scores.filter(score => score.coverage >= limit && !best.includes(score))
  return { best, rest }
}

/** Returns the matching sections, page by page. Loads the code of pages where it contains most of the matches. */
async function chooseSections(
  pages: RankedPage[],
  access: IndexAccess,
  most = HITS_PER_PAGE,
): Promise<{ loaded: LoadedPage; found: RankedSection }[]> {
  const chosen = pages.map(async ({ loaded: text, variant, share, inCode }) => {
    const loaded = inCode >= CODE_SHARE * share ? await access.withCode(text) : text
    const ranked = rankSections(loaded, variant)
    const kept = ranked.filter(({ score }) => score >= WORST_SECTION * ranked[0]!.score).slice(0, most)
    return (kept.length > 0 ? kept : [wholePage]).map(found => ({ loaded, found }))
  })
  return (await Promise.all(chosen)).flat()
}
