import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawChart } from './draw-chart.mjs'

const read = name => readFileSync(new URL(name, import.meta.url), 'utf8')

test('the committed chart is of the committed figures; else run npm run pictures', () => {
  expect(read('chart.svg')).toBe(drawChart(JSON.parse(read('results.json'))))
})

test('bars are as long as their figures say, the best first; what was not measured has none', () => {
  const chart = drawChart({
    'peer/slow': { name: 'Slow' },
    'peer/absent': { name: 'Absent' },
    'build/ours/1000': { cpuSeconds: 10 },
    'build/slow/1000': { cpuSeconds: 40 },
    'page/ours/100': { scriptKb: 15 },
  })
  const [builds] = chart.split('docs page: KB, gzip</text>')
  const widths = [...builds.matchAll(/<rect [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))
  expect(widths[0] * 4).toBeCloseTo(widths[1], -1)
  expect(builds).toMatch(/Inkstone[\s\S]*>10<[\s\S]*Slow[\s\S]*>40</)
  expect(chart).not.toContain('Absent')
})
