// Measures answers and cost of query sets with the index of the built site: npm run search:measure -- [--misses]
// [file.json]
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from '../places.mjs'
import { loadOwn, readBuiltIndex } from './load-own.mjs'

/** As in the site's config: maximum length of the field, and rows per group. */
const MAX_LENGTH = 512
const MAX_RESULTS_PER_GROUP = 5

/** Prefix of sets that judge the ranking: they are only reported as figures, never query by query. */
const BLIND = 'blind'

/** Returns the figures of query sets by name: of the given files, or else of the site's own. */
export async function measureSets({ dist, named = [], onSet } = {}) {
  const { judge, measureQueries, placeAnswers, ...own } = await loadOwn()
  const files = readBuiltIndex(dist)
  const pages = new Set(files.flatMap(({ data }) => JSON.parse(data).url ?? []))
  const size = rememberSizes()
  const figures = {}
  for (const file of named.length > 0 ? named : siteSets()) {
    const name = basename(file).replace(/(?:-queries)?\.json$/, '')
    const queries = JSON.parse(readFileSync(file, 'utf8'))
    const lost = queries.flatMap(({ targets }) => targets.filter(target => !pages.has(target)))
    if (lost.length > 0) throw new Error(`${file} has targets that are no pages: ${lost.join(', ')}`)
    const asked = queries.map(({ query }) => query.slice(0, MAX_LENGTH))
    const measures = await measureQueries({ files, queries: asked, size })
    const answers = queries.map((judged, at) => ({ judged, answer: measures[at].answer }))
    const placed = placeAnswers(answers, MAX_RESULTS_PER_GROUP)
    figures[name] = { ...judge(placed), kb: sumBytes(measures) }
    onSet?.({ name, placed, figures: figures[name], kinds: own.judgeKinds(placed) })
  }
  return figures
}

function siteSets() {
  const dir = join(root, 'site/data/search')
  return readdirSync(dir).map(name => join(dir, name))
}

/** Returns the kilobytes per answer: median and 95th percentile. */
function sumBytes(measures) {
  const at = (share, field) => {
    const sorted = measures.map(measure => measure[field]).sort((a, b) => a - b)
    return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000
  }
  return {
    first: at(0.5, 'firstBytes'),
    firstP95: at(0.95, 'firstBytes'),
    later: at(0.5, 'laterBytes'),
    laterP95: at(0.95, 'laterBytes'),
  }
}

/** Returns a memoized function for transfer sizes: the build compresses these files with brotli 7. */
function rememberSizes() {
  const known = new Map()
  return ({ name, data }) => {
    if (!known.has(name))
      known.set(name, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length)
    return known.get(name)
  }
}

function printSet({ name, placed, figures, kinds }, misses) {
  const percent = share => `${(share * 100).toFixed(1)} %`.padStart(8)
  const row = (label, { queries, first, three, empty }) =>
    [label.padEnd(12), String(queries).padStart(7), percent(first), percent(three), percent(empty)].join('')
  const { kb } = figures
  const lines = [
    `\n${name.padEnd(12)}queries   first   in 3    none`,
    row('all', figures),
    ...[...kinds].map(([kind, judgement]) => row(kind, judgement)),
    `before the first answer: median ${kb.first.toFixed(1)} KB, p95 ${kb.firstP95.toFixed(1)} KB`,
    `a later answer: median ${kb.later.toFixed(1)} KB, p95 ${kb.laterP95.toFixed(1)} KB`,
  ]
  if (misses && !name.startsWith(BLIND))
    for (const { kind, query, place, targets, found } of placed.filter(({ place }) => place !== 1))
      lines.push(`${place} ${kind}  ${query}  (${targets.join(' ')})  found: ${found.slice(0, 3).join(' ')}`)
  console.log(lines.join('\n'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { misses: { type: 'boolean' } },
    allowPositionals: true,
  })
  await measureSets({
    named: positionals.map(file => resolve(file)),
    onSet: set => printSet(set, values.misses),
  })
}
