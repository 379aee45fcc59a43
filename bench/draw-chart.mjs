// Draws the figures as one image for the README.
const PANELS = [
  { title: 'Build of 1,000 pages: CPU seconds', key: id => `build/${id}/1000`, figure: 'cpuSeconds' },
  { title: 'Script of a docs page: KB, gzip', key: id => `page/${id}/100`, figure: 'scriptKb' },
]
const WIDTH = 780
const PANEL = 386
const NAMES = 134
const BARS = 190
const ROW = 26
const TOP = 40

/** Draws bars for this engine and its peers; the colours follow the reader's colour mode. */
export function drawChart(rows) {
  const peers = [{ id: 'ours', name: 'Inkstone' }, ...listPeers(rows)]
  const panels = PANELS.map((panel, index) => drawPanel(panel, { rows, peers, x: index * (WIDTH - PANEL) }))
  const height = TOP + peers.length * ROW + 4
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${PANELS.map(({ title }) => title).join('; ')}">
<style>
text { font: 13px system-ui, sans-serif; fill: #59636e }
.title { font-weight: 600; fill: #1f2328 }
rect { fill: #c3c9d0 }
.ours { fill: #07c160 }
@media (prefers-color-scheme: dark) { text { fill: #9198a1 } .title { fill: #f0f6fc } rect { fill: #4a525b } .ours { fill: #07c160 } }
</style>
${panels.join('\n')}
</svg>
`
}

function listPeers(rows) {
  return Object.entries(rows).flatMap(([key, row]) => {
    const id = /^peer\/(.+)$/.exec(key)?.[1]
    return id ? [{ id, name: row.name ?? id }] : []
  })
}

function drawPanel({ title, key, figure }, { rows, peers, x }) {
  const found = peers.map(({ id, name }) => ({ id, name, value: rows[key(id)]?.[figure] }))
  const known = found.filter(({ value }) => Number.isFinite(value)).sort((a, b) => a.value - b.value)
  const most = Math.max(...known.map(({ value }) => value))
  const bars = known.map(({ id, name, value }, index) => {
    const y = TOP + index * ROW
    const width = Math.max(2, Math.round((value / most) * BARS))
    return [
      `<text x="${NAMES - 8}" y="${y + 13}" text-anchor="end"${id === 'ours' ? ' class="title"' : ''}>${name}</text>`,
      `<rect x="${NAMES}" y="${y}" width="${width}" height="18" rx="3"${id === 'ours' ? ' class="ours"' : ''}/>`,
      `<text x="${NAMES + width + 8}" y="${y + 13}">${Math.round(value)}</text>`,
    ].join('')
  })
  return `<g transform="translate(${x})"><text x="${NAMES}" y="18" class="title">${title}</text>\n${bars.join('\n')}</g>`
}
