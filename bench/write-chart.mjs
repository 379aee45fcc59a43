// Redraws the chart of the README; the bench does so as well.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawChart } from './draw-chart.mjs'
import { root } from './places.mjs'

/** Writes the chart of all figures. */
export function writeChart(rows) {
  writeFileSync(join(root, 'bench/chart.svg'), drawChart(rows))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeChart(JSON.parse(readFileSync(join(root, 'bench/results.json'), 'utf8')))
