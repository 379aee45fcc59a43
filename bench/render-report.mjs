// Renders the stored figures as Markdown.
import { renderTable } from './render-table.mjs'

const GOAL = {
  name: '**goal, at most**',
  small: { cpuSeconds: 3.5 },
  large: { cpuSeconds: 10, peakMb: 450 },
  dev: { cpuSeconds: 3, editMs: 150 },
  page: { scriptKb: 25, allKb: 50, scriptTaskMs: 50, blockingMs: 50 },
  search: { first: 0.85, three: 0.95, empty: 0.01, kb: { first: 75, later: 25 } },
}

/** Maximum CPU seconds of cold builds on a quiet machine. */
const BUILD_GOALS = { 100: GOAL.small.cpuSeconds, 1000: GOAL.large.cpuSeconds, site: 7 }

const BUILD = [
  ['goal: CPU s, at most', row => number(BUILD_GOALS[row?.id], 1)],
  ['pages', row => number(row?.pages, 0)],
  ['CPU s', row => number(row?.cpuSeconds, 1)],
  ['wall s', row => number(row?.seconds, 1)],
  ['pages/s', row => number(row && row.pages / row.seconds, 0)],
  ['CPU ms/page', row => number(row && (1000 * row.cpuSeconds) / row.pages, 1)],
  ['peak MB', row => number(row?.peakMb, 0)],
  ['unchanged rebuild CPU s', row => number(row?.again?.cpuSeconds, 1)],
  ['KB/page (HTML, brotli)', row => number(row?.htmlKb, 1)],
]

/** Owners of CPU time, by their names in `cpu-shares.mjs`. */
const SHARES = [
  ["the engine's own code", row => percent(row?.engine)],
  ['highlighting', row => percent(row?.highlighting)],
  ['Markdown', row => percent(row?.markdown)],
  ['React', row => percent(row?.react)],
  ['bundling', row => percent(row?.bundling)],
  ['other libraries', row => percent(row?.libraries)],
  ['compression', row => percent(row?.compression)],
  ['garbage collection', row => percent(row?.garbage)],
  ['Node', row => percent(row?.node)],
  ['threads of V8, Node and libraries', row => percent(row?.otherThreads)],
]

const PAGE = [
  ['script KB', row => number(row?.scriptKb, 0)],
  ['all KB', row => number(row?.allKb, 0)],
  ['prefetched KB', row => number(row?.aheadKb, 0)],
  ['script ms', row => number(row?.scriptMs, 0)],
  ['most in one task', row => number(row?.scriptTaskMs, 0)],
  ['blocking ms', row => number(row?.blockingMs, 0)],
  ['LCP ms', row => number(row?.lcpMs, 0)],
  ['CLS', row => number(row?.cls, 3)],
  ['search opens ms', row => wait(row?.searchOpenMs)],
  ['first hit ms', row => wait(row?.searchHitMs)],
]

/** The search before its ranking was rewritten: 134 unseen queries, and the dialog at that time. */
const EARLIER_SEARCH = {
  answers: { name: 'before, unseen', queries: 134, first: 0.65, kb: { first: 70, firstP95: 107 } },
  keys: [
    { name: 'before', medianMs: 86 },
    { name: 'before, CPU slowed four times', p95Ms: 450 },
  ],
}

const ANSWERS = [
  ['queries', row => number(row?.queries, 0)],
  ['first', row => percent(row?.first)],
  ['within three', row => percent(row?.three)],
  ['no result', row => percent(row?.empty)],
  ['first answer KB', row => number(row?.kb?.first, 1)],
  ['p95', row => number(row?.kb?.firstP95, 1)],
  ['later answer KB', row => number(row?.kb?.later, 1)],
  ['p95', row => number(row?.kb?.laterP95, 1)],
]

const DEV = [
  ['first page: CPU s', row => number(row?.cpuSeconds, 1)],
  ['without caches: CPU s', row => number(row?.coldCpuSeconds, 1)],
  ['edit on screen, ms', row => number(row?.editMs, 0)],
]

const TEXT = {
  builds:
    'Everything is included: search index, Markdown twins, feeds, brotli and gzip; for this site also its social cards. Synthetic pages are Chinese text with three distinct fences, a table and links, fifty a folder.',
  shares:
    'Self time of the functions in profiles of the same cold builds: what is left if the code of the engine took none. Calls into native code count for the caller, packages that are bundled with the engine for the engine. Last: threads that V8 compiles and collects garbage in, those of native libraries, and the pool of Node.',
  pages:
    'Chromium, CPU slowed four times, fresh profile, median of five visits, gzip, no network delay. KB (1000 bytes): all that was sent until the page was quiet, before any interaction; what was fetched only for pages that may come next stands apart, as prefetched. Script ms: all of it before interaction; then the most that one task has of it, by a trace. Blocking: the part of each long task beyond 50 ms. Search: from the start of the visit, clicking the button as soon as it is there, until the field has focus; then a query is typed at once, until its first hit is shown.',
  search:
    'Queries as readers type them, with the pages that answer them fixed beforehand; *tune* is what the ranking was made with, *blind* was written without knowledge of it and is looked at only as a figure. KB: medians, brotli, of what a query fetches as the first of a visitor, and after another one (`npm run search:measure`). A key: from the input to a frame with the rows of what is in the field, files being there, 60 ms of waiting for the next key included.',
  dev: 'This site. CPU seconds of all processes from the start of the command until the first page has been served, median of three starts with warm caches; milliseconds from the end of the write until the text is painted in Chromium, median of nine edits of a page.',
  peers:
    'The same pages as plain Markdown; each generator with its default theme and its standard search. Cold builds, all processes together: CPU seconds by `times` of the shell that waits for the build; peak memory is the greatest sum of resident memory, sampled every 100 ms (memory that processes share counts for each). The docs page is measured as above, in the site of 100 pages. Ours includes feeds, twins and compressed files, which the others do not write.',
}

/** Renders the report of all figures. */
export function renderReport(rows) {
  const machines = [...new Set(Object.values(rows).map(row => row.machine))].join('; ')
  const parts = [
    '# Benchmark',
    `${machines}. Each row tells when it was measured and the load of the machine just before: on a busy one only ratios count. \`npm run bench -- --all\` measures everything again; \`npm run bench -- --help\` tells how to measure a part.`,
    '## Builds of this engine',
    TEXT.builds,
    renderTable(
      [['run', name], ...BUILD, ['measured', when]],
      select(rows, /^build\/ours\/(.+)$/).map(row => ({ ...row, name: nameBuild(row.id) })),
    ),
    '## Whose CPU time a cold build is',
    TEXT.shares,
    renderTable(
      [
        ['run', name],
        ...SHARES,
        ['CPU s without the engine', row => number(withoutEngine(rows, row), 1)],
        ['measured', when],
      ],
      select(rows, /^shares\/(.+)$/).map(row => ({ ...row, name: nameBuild(row.id) })),
    ),
    '## Docs pages of this site in the browser',
    TEXT.pages,
    renderTable(
      [['page', name], ...PAGE, ['measured', when]],
      [
        { name: GOAL.name, ...GOAL.page },
        ...select(rows, /^page\/site(.+)$/).map(row => ({ ...row, name: row.id })),
      ],
    ),
    '## Search of this site',
    TEXT.search,
    renderTable(
      [['set', name], ...ANSWERS, ['measured', when]],
      [
        { name: GOAL.name.replace(', at most', ''), ...GOAL.search },
        EARLIER_SEARCH.answers,
        ...select(rows, /^search\/answers\/(.+)$/).map(row => ({ ...row, name: row.id })),
      ],
    ),
    renderTable(
      [
        ['key to rows', name],
        ['keys', row => number(row?.keys, 0)],
        ['median ms', row => number(row?.medianMs, 0)],
        ['p95 ms', row => number(row?.p95Ms, 0)],
        ['measured', when],
      ],
      [
        ...EARLIER_SEARCH.keys,
        ...select(rows, /^search\/keys\/(.+)$/).map(row => ({
          ...row,
          name: row.id === '1' ? 'now' : 'now, CPU slowed four times',
        })),
      ],
    ),
    '## The dev server',
    TEXT.dev,
    renderTable(
      [['', name], ...DEV, ['measured', when]],
      [
        { name: GOAL.name, ...GOAL.dev },
        ...select(rows, /^dev\/(.+)$/).map(row => ({ ...row, name: 'this site' })),
      ],
    ),
    '## Side by side',
    TEXT.peers,
    renderTable(
      [
        ['', name],
        ['100 pages: CPU s', ({ small }) => number(small?.cpuSeconds, 1)],
        ['wall s', ({ small }) => number(small?.seconds, 1)],
        ['peak MB', ({ small }) => number(small?.peakMb, 0)],
        ['1,000 pages: CPU s', ({ large }) => number(large?.cpuSeconds, 1)],
        ['wall s', ({ large }) => number(large?.seconds, 1)],
        ['peak MB', ({ large }) => number(large?.peakMb, 0)],
        ...PAGE.map(([head, cell]) => [head, ({ page }) => cell(page)]),
        ['search', ({ searchNote }) => searchNote ?? ''],
        ['measured', ({ small }) => when(small)],
      ],
      [GOAL, ...joinPeers(rows)],
    ),
    'The same docs page in the site of 1,000 pages:',
    renderTable(
      [
        ['', name],
        ...PAGE.map(([head, cell]) => [head, ({ largePage }) => cell(largePage)]),
        ['measured', ({ largePage }) => when(largePage)],
      ],
      joinPeers(rows),
    ),
    renderFailures(rows),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Returns the build time without the engine's own code. */
function withoutEngine(rows, { id, engine }) {
  return rows[`build/ours/${id}`]?.cpuSeconds * (1 - engine)
}

function joinPeers(rows) {
  const ours = { id: 'ours', name: '**ours**', searchNote: 'own index' }
  return [ours, ...select(rows, /^peer\/(.+)$/)].map(peer => ({
    ...peer,
    name: `${peer.name ?? peer.id} ${peer.version ?? ''}${peer.node ? ` (Node ${peer.node})` : ''}`.trim(),
    small: rows[`build/${peer.id}/100`],
    large: rows[`build/${peer.id}/1000`],
    page: rows[`page/${peer.id}/100`],
    largePage: rows[`page/${peer.id}/1000`],
  }))
}

function renderFailures(rows) {
  const failed = Object.entries(rows).filter(([, row]) => row.failed)
  const lines = failed.map(([key, row]) => `- ${key} (${row.date}): ${row.failed.split('\n').join(' ')}`)
  return lines.length ? `## Not run\n\n${lines.join('\n')}` : ''
}

function select(rows, pattern) {
  return Object.entries(rows).flatMap(([key, row]) => {
    const id = pattern.exec(key)?.[1]
    return id ? [{ ...row, id }] : []
  })
}

function nameBuild(id) {
  if (id === 'site') return 'this site, cold'
  if (id === 'minimal') return '`examples/minimal`, cold'
  const [count, flat] = id.split('-')
  return `${count} pages${flat ? ' in one sidebar' : ''}, cold`
}

function name(row) {
  return row.name
}

function when(row) {
  return row?.date ? `${row.date}, load ${number(row.load, 1)}` : ''
}

/** Null means that it did not happen before the time-out. */
function wait(value) {
  return value === null ? 'over 30 s' : number(value, 0)
}

function percent(share) {
  return Number.isFinite(share) ? `${(100 * share).toFixed(1)} %` : '–'
}

function number(value, digits) {
  return Number.isFinite(value) ? value.toFixed(digits) : '–'
}
