// Stores all figures: one row per measurement with its date, kept until measured again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from './places.mjs'
import { renderReport } from './render-report.mjs'
import { writeChart } from './write-chart.mjs'

const FILE = join(root, 'bench/results.json')

/** Reads all rows by key. */
function readResults() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
}

/** Measures one row and stores it; a failure is stored as the row, and the bench continues. */
export async function record(key, measure) {
  const about = {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    load: loadavg()[0],
    machine: describeMachine(),
  }
  console.log(`${about.date}  ${key} …`)
  let row
  try {
    row = { ...about, ...(await measure()) }
  } catch (error) {
    row = { ...about, failed: String(error.message ?? error).replaceAll(root, '') }
  }
  console.log(row.failed ? `  failed: ${row.failed}` : `  ${JSON.stringify(rounded(row))}`)
  const rows = sorted({ ...readResults(), [key]: rounded(row) })
  writeFileSync(FILE, `${JSON.stringify(rows, null, 2)}\n`)
  writeFileSync(join(root, 'bench/RESULTS.md'), renderReport(rows))
  writeChart(rows)
  return row
}

function describeMachine() {
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  return `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0].model}), ${memory} GB`
}

function sorted(rows) {
  const compare = new Intl.Collator('en', { numeric: true }).compare
  return Object.fromEntries(Object.entries(rows).sort(([a], [b]) => compare(a, b)))
}

function rounded(value) {
  if (typeof value === 'number') return Math.round(value * 1000) / 1000
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)]))
}
