import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  type IndexFile,
  type Judgement,
  judge,
  judgeKinds,
  measureQueries,
  type Placed,
  placeAnswers,
  type QueryMeasure,
} from 'inkstone-search'
import { makeSearchIndex, renderSearchPages } from '../build'
import { type Reporter, SiteError } from '../report'
import { findLostTargets, readQuerySets } from './query-sets'

interface Context {
  root: string
  siteDir: string
  cacheDir: string
  reporter: Reporter
  /** Whether the queries that miss are printed, for sets that may be read. */
  misses: boolean
  /** Files of queries, instead of those of the site. */
  args: string[]
  /** Where the figures go, as JSON. */
  reportFile: string | undefined
}

/** Sets whose name begins so judge the ranking: they are only ever seen as figures. */
const BLIND = 'blind'

/** Asks sets of queries and prints how many are answered, and what that costs. */
export async function measureSearch({
  misses,
  args,
  reportFile,
  reporter,
  ...context
}: Context): Promise<void> {
  const sets = readQuerySets({ ...context, files: args })
  const { project, rendered } = await renderSearchPages({ ...context, reporter })
  const known = new Set(rendered.map(({ path }) => path))
  const index = await makeSearchIndex(project, rendered)
  const files = [...index].map(([name, data]): IndexFile => ({ name, data }))
  const { maxLength, maxResultsPerGroup } = project.site.search
  const size = rememberSizes()
  const figures: Record<string, unknown> = {}
  for (const [name, queries] of sets) {
    const lost = findLostTargets(queries, known)
    if (lost.length > 0)
      throw new SiteError({
        what: `the set ${name} has targets that are not pages: ${lost.join(', ')}`,
        remedy: 'write the path of a page, without the address of the site',
      })
    const asked = queries.map(({ query }) => query.slice(0, maxLength))
    const measures = await measureQueries({ files, queries: asked, size })
    const answers = queries.map((judged, at) => ({ judged, answer: measures[at]!.answer }))
    const placed = placeAnswers(answers, maxResultsPerGroup)
    const bytes = sumBytes(measures)
    figures[name] = { ...judge(placed), ...bytes }
    reporter.info(['', formatSet(name, placed), formatBytes(bytes)].join('\n'))
    if (misses && !name.startsWith(BLIND)) reporter.info(formatMisses(placed))
  }
  if (reportFile) writeFileSync(reportFile, `${JSON.stringify(figures, null, 2)}\n`)
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

interface Bytes {
  first: number
  firstP95: number
  later: number
  laterP95: number
}

/** Kilobytes that answers take: medians, and what one of twenty exceeds. */
function sumBytes(measures: QueryMeasure[]): { kb: Bytes } {
  const at = (share: number, read: (measure: QueryMeasure) => number) => {
    const sorted = measures.map(read).sort((a, b) => a - b)
    return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000
  }
  return {
    kb: {
      first: at(0.5, ({ firstBytes }) => firstBytes),
      firstP95: at(0.95, ({ firstBytes }) => firstBytes),
      later: at(0.5, ({ laterBytes }) => laterBytes),
      laterP95: at(0.95, ({ laterBytes }) => laterBytes),
    },
  }
}

function formatBytes({ kb }: { kb: Bytes }): string {
  const line = (label: string, median: number, p95: number) =>
    `${label}: median ${median.toFixed(1)} KB, p95 ${p95.toFixed(1)} KB`
  return [
    line('before the first answer', kb.first, kb.firstP95),
    line('a later answer', kb.later, kb.laterP95),
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

/** Sizes as a host sends them: the build compresses these files with brotli 7. */
function rememberSizes(): (file: IndexFile) => number {
  const known = new Map<string, number>()
  return ({ name, data }) => {
    const size =
      known.get(name) ?? brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length
    known.set(name, size)
    return size
  }
}
