import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { makeSearchIndex, renderSearchPages } from '../build'
import { join } from '../paths'
import { type Reporter, SiteError } from '../report'
import {
  type IndexFile,
  type JudgedQuery,
  type Judgement,
  judge,
  judgeKinds,
  measureQueries,
  type Placed,
  placeAnswers,
  type QueryMeasure,
} from '../search'

interface Context {
  root: string
  siteDir: string
  cacheDir: string
  reporter: Reporter
  /** Whether the queries that miss are printed, for sets that may be read. */
  misses: boolean
}

/** Sets whose name begins so judge the ranking: they are only ever seen as figures. */
const BLIND = 'blind'

/** Asks every set of queries in `data/search/` and prints how many are answered, and what that costs. */
export async function measureSearch({ misses, reporter, ...context }: Context): Promise<void> {
  const sets = readQuerySets(context.siteDir)
  const { project, rendered } = await renderSearchPages({ ...context, reporter })
  const index = await makeSearchIndex(project, rendered)
  const files = [...index].map(([name, data]): IndexFile => ({ name, data }))
  const { maxLength, maxResultsPerGroup } = project.site.search
  const size = rememberSizes()
  for (const [name, queries] of sets) {
    const asked = queries.map(({ query }) => query.slice(0, maxLength))
    const measures = await measureQueries({ files, queries: asked, size })
    const answers = queries.map((judged, at) => ({ judged, answer: measures[at]!.answer }))
    const placed = placeAnswers(answers, maxResultsPerGroup)
    reporter.info(['', formatSet(name, placed), formatBytes(measures)].join('\n'))
    if (misses && !name.startsWith(BLIND)) reporter.info(formatMisses(placed))
  }
}

/** Query sets of a site by name: "tune" from `data/search/tune-queries.json`. */
function readQuerySets(siteDir: string): Map<string, JudgedQuery[]> {
  const dir = join(siteDir, 'data/search')
  const names = existsSync(dir) ? readdirSync(dir).filter(name => name.endsWith('-queries.json')) : []
  if (names.length === 0) {
    throw new SiteError({
      what: 'there are no queries to ask',
      where: { file: dir },
      remedy: 'write a list of { query, kind, targets } into tune-queries.json there',
    })
  }
  return new Map(
    names
      .sort()
      .map(name => [
        name.slice(0, -'-queries.json'.length),
        JSON.parse(readFileSync(join(dir, name), 'utf8')),
      ]),
  )
}

function formatSet(name: string, placed: Placed[]): string {
  const row = (label: string, { queries, first, three, empty }: Judgement) =>
    [label.padEnd(12), String(queries).padStart(7), percent(first), percent(three), percent(empty)].join('')
  return [
    `${name.padEnd(12)}queries   first   in 3    none`,
    row('all', judge(placed)),
    ...[...judgeKinds(placed)].map(([kind, judgement]) => row(kind, judgement)),
  ].join('\n')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`.padStart(8)
}

function formatBytes(measures: QueryMeasure[]): string {
  const at = (values: number[], share: number) => {
    const sorted = values.toSorted((a, b) => a - b)
    return `${((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1)} KB`
  }
  const line = (label: string, values: number[]) =>
    `${label}: median ${at(values, 0.5)}, p95 ${at(values, 0.95)}`
  return [
    line(
      'before the first answer',
      measures.map(({ firstBytes }) => firstBytes),
    ),
    line(
      'a later answer',
      measures.map(({ laterBytes }) => laterBytes),
    ),
  ].join('\n')
}

function formatMisses(placed: Placed[]): string {
  return placed
    .filter(({ place }) => place !== 1)
    .map(
      ({ kind, query, place, targets, found }) =>
        `${String(place).padStart(2)} ${kind.padEnd(12)}${query}  (${targets.join(' ')})  found: ${found.slice(0, 3).join(' ')}`,
    )
    .join('\n')
}

/** Sizes as a host sends them: the build compresses these files with brotli 5. */
function rememberSizes(): (file: IndexFile) => number {
  const known = new Map<string, number>()
  return ({ name, data }) => {
    const size =
      known.get(name) ?? brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
    known.set(name, size)
    return size
  }
}
