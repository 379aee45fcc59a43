import { buildHit } from './build-hits'
import { askedCategories, CATEGORY, countCategories } from './category'
import { type IndexAccess, type IndexSource, openIndex } from './index-access'
import type { IndexManifest } from './index-format'
import type { LoadedPage } from './loaded-page'
import { type MatchedVariant, matchQuery } from './match-query'
import type { SearchAnswer, SearchRequest } from './protocol'
import { type PageScore, rankPages } from './rank-pages'
import { rankSections, type SectionScore } from './rank-sections'

/** Answers queries from the files of an index. */
export interface IndexReader {
  search(request: SearchRequest): Promise<SearchAnswer>
  /** Loads what every query needs. */
  preload(): Promise<void>
}

/** Pages whose text is read to order the first hits. */
const BEST_PAGES = 8
/** Further pages read because of one good heading. */
const BEST_HEADINGS = 4
const HITS_PER_PAGE = 5
/** Least share of the query that a page must hold: as such, and measured by the page that holds most. */
const MIN_COVERAGE = 0.3
const BEST_COVERAGE = 0.45
const REST_COVERAGE = 0.7
/** A hit that holds less and has less of the first one's score is left out. */
const WORST_HIT = 0.25

/** Reads an index. A deploy under an open tab is noticed, and the query asked again of the new index. */
export function createReader(source: IndexSource): IndexReader {
  let opened: Promise<IndexAccess> | undefined
  const open = (fresh: boolean) => {
    opened = source.manifest(fresh).then(manifest => openIndex(manifest as IndexManifest, source))
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }

  return {
    async preload() {
      await (opened ?? open(false))
    },
    async search(request) {
      const access = await (opened ?? open(false))
      try {
        return await answer(request, access)
      } catch (error) {
        const renewed = await open(true)
        if (renewed.manifest.hash === access.manifest.hash) throw error
        return answer(request, renewed)
      }
    },
  }
}

async function answer(request: SearchRequest, access: IndexAccess): Promise<SearchAnswer> {
  const { hitsPerPage = 20, page = 0 } = request
  const variants = await matchQuery(request.query, access.manifest.synonyms, access)
  const scores = mergeScores(variants, access.isAllowed(request.facetFilters ?? []))
  const { best, rest } = choosePages(scores)
  const loaded = await Promise.all(best.map(({ page }) => access.page(page)))
  const found = orderHits(loaded, best, variants)
  const pages = [...new Set(found.map(({ loaded }) => loaded.page)), ...rest.map(({ page }) => page)]
  // Narrowed after ranking: so the count behind a filter is what choosing it shows.
  const asked = askedCategories(request)
  const isIn = (page: number) => !asked || asked.includes(access.categoryOf(page))
  const first = found.filter(({ loaded }) => isIn(loaded.page))
  const others = rest.filter(({ page }) => isIn(page))

  const nbHits = first.length + others.length
  const from = page * hitsPerPage
  const later = others.slice(Math.max(0, from - first.length), Math.max(0, from + hitsPerPage - first.length))
  const laterPages = await Promise.all(later.map(({ page }) => access.page(page)))
  const wanted = [
    ...first.slice(from, from + hitsPerPage),
    ...laterPages.map(loaded => ({ loaded, found: bestSections(loaded, variants)[0] ?? wholePage })),
  ]
  const terms = [...new Set(variants.flatMap(({ matches }) => matches.map(({ token }) => token.text)))]
  return {
    hits: wanted.map(({ loaded, found }) => buildHit({ loaded, found, terms, request })),
    nbHits,
    page,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    documents: pages.length,
    facets: { [CATEGORY]: countCategories(pages.map(access.categoryOf)) },
  }
}

const wholePage: SectionScore = { section: 0, score: 0, share: 0, in: 'heading', entry: -1 }

/** The best score of each page over all variants, best first, without pages that hold too little of the query. */
function mergeScores(variants: MatchedVariant[], isAllowed: (page: number) => boolean): PageScore[] {
  const merged = new Map<number, PageScore>()
  for (const variant of variants) {
    for (const score of rankPages(variant, isAllowed)) {
      if (score.score > (merged.get(score.page)?.score ?? 0)) merged.set(score.page, score)
    }
  }
  const scores = [...merged.values()]
  const limit = Math.max(MIN_COVERAGE, BEST_COVERAGE * highestCoverage(scores))
  return scores
    .filter(({ coverage }) => coverage >= limit)
    .sort((a, b) => b.score - a.score || a.page - b.page)
}

function highestCoverage(scores: PageScore[]): number {
  return scores.reduce((highest, { coverage }) => Math.max(highest, coverage), 0)
}

/** The pages whose text is read, and those that follow one hit each: of them more must match. */
function choosePages(scores: PageScore[]): { best: PageScore[]; rest: PageScore[] } {
  const byHeading = scores
    .slice(BEST_PAGES)
    .filter(score => score.heading > 0)
    .sort((a, b) => b.heading - a.heading)
    .slice(0, BEST_HEADINGS)
  const best = [...scores.slice(0, BEST_PAGES), ...byHeading]
  const limit = REST_COVERAGE * highestCoverage(scores)
  const rest = scores.slice(BEST_PAGES).filter(score => score.coverage >= limit && !byHeading.includes(score))
  return { best, rest }
}

interface Found {
  loaded: LoadedPage
  found: SectionScore
}

/** The sections of the best pages, best first. */
function orderHits(loaded: LoadedPage[], scores: PageScore[], variants: MatchedVariant[]): Found[] {
  const top = scores[0]?.score || 1
  const hits = loaded
    .flatMap((page, index) => {
      const sections = bestSections(page, variants)
      const chosen = sections.length > 0 ? sections : [wholePage]
      const bonus = scores[index]!.score / top
      return chosen.map(found => ({ loaded: page, found: { ...found, score: found.score + bonus } }))
    })
    .sort((a, b) => b.found.score - a.found.score)
  const whole = hits.reduce((highest, { found }) => Math.max(highest, found.share), 0)
  return hits.filter(
    ({ found }) => found.share >= REST_COVERAGE * whole || found.score >= WORST_HIT * hits[0]!.found.score,
  )
}

function bestSections(loaded: LoadedPage, variants: MatchedVariant[]): SectionScore[] {
  const best = new Map<number, SectionScore>()
  for (const variant of variants) {
    for (const found of rankSections(loaded, variant)) {
      if (found.score > (best.get(found.section)?.score ?? 0)) best.set(found.section, found)
    }
  }
  const sorted = [...best.values()].sort((a, b) => b.score - a.score || a.section - b.section)
  return sorted.filter(({ score }) => score >= 0.4 * sorted[0]!.score).slice(0, HITS_PER_PAGE)
}
