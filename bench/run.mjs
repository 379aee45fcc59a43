// Measures the engine on synthetic sites; `npm run bench -- 100 1000` picks sizes. Writes bench/RESULTS.md.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeSyntheticSite } from './synthetic-site.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const work = join(root, '.cache/bench')
const sizes = process.argv.slice(2).map(Number).filter(Boolean)

const runs = [
  { name: 'this site, cold', site: 'site' },
  ...(sizes.length ? sizes : [100, 1000, 10000]).flatMap(count => [
    { name: `${count} pages, cold`, count, flat: false },
    ...(count >= 1000 ? [{ name: `${count} pages in one sidebar, cold`, count, flat: true }] : []),
  ]),
]

mkdirSync(work, { recursive: true })
const rows = runs.map(measure)
const report = renderReport(rows)
console.log(report)
writeFileSync(join(root, 'bench/RESULTS.md'), report)

function measure({ name, site, count, flat }) {
  const dir = site ?? `.cache/bench/site-${count}${flat ? '-flat' : ''}`
  if (!site) writeSyntheticSite(join(root, dir), { count, flat })
  const out = `.cache/bench/out`
  const cache = `.cache/bench/cache`
  rmSync(join(root, out), { recursive: true, force: true })
  rmSync(join(root, cache), { recursive: true, force: true })
  const cold = build(dir, out, cache)
  const again = build(dir, out, cache)
  const row = { name, pages: cold.pages, cold, again, bytes: htmlBytes(join(root, out)) }
  if (!site) rmSync(join(root, dir), { recursive: true, force: true })
  rmSync(join(root, out), { recursive: true, force: true })
  return row
}

function build(site, out, cache) {
  const usage = join(work, 'usage.json')
  const start = performance.now()
  const result = spawnSync(
    process.execPath,
    [
      '--import',
      './bench/measure-process.mjs',
      'engine/cli/run.mjs',
      'build',
      '--site',
      site,
      '--out',
      out,
      '--cache',
      cache,
    ],
    { cwd: root, env: { ...process.env, CI: '1', BENCH_USAGE: usage }, encoding: 'utf8', maxBuffer: 1e8 },
  )
  if (result.status !== 0) throw new Error(result.stdout.slice(-2000) + result.stderr.slice(-4000))
  const pages = Number(
    /(\d+) pages/.exec(result.stdout.split('\n').findLast(line => / pages.* in /.test(line)))[1],
  )
  return { ...JSON.parse(readFileSync(usage, 'utf8')), seconds: (performance.now() - start) / 1000, pages }
}

function htmlBytes(dir) {
  return readdirSync(dir, { recursive: true })
    .filter(file => file.endsWith('.html.br'))
    .map(file => statSync(join(dir, file)).size)
    .reduce((sum, size) => sum + size, 0)
}

function renderReport(rows) {
  const cells = ({ name, pages, cold, again, bytes }) => [
    name,
    pages,
    cold.cpuSeconds.toFixed(1),
    cold.seconds.toFixed(1),
    (pages / cold.seconds).toFixed(0),
    ((1000 * cold.cpuSeconds) / pages).toFixed(1),
    cold.peakMb.toFixed(0),
    again.cpuSeconds.toFixed(1),
    (bytes / pages / 1024).toFixed(1),
  ]
  const head = [
    'run',
    'pages',
    'CPU s',
    'wall s',
    'pages/s',
    'CPU ms/page',
    'peak MB',
    'unchanged rebuild CPU s',
    'KB/page (HTML, brotli)',
  ]
  const table = [head, head.map(() => '---'), ...rows.map(cells)]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')
  const { model } = cpus()[0]
  return `# Benchmark\n\nNode ${process.version}, ${availableParallelism()} cores (${model}), ${(totalmem() / 2 ** 30).toFixed(0)} GB. Everything is included: search index, Markdown twins, feeds, brotli and gzip.\n\n${table}\n`
}
