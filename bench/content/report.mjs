import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { renderTable } from '../render-table.mjs'

const FILE = new URL('../CONTENT.md', import.meta.url)

const HEAD = `# Real Docusaurus sites, as they are

Each source is copied into a temporary folder, \`migrate\` writes its configuration, and the engine builds it:
\`npm run try-content -- <checkout> --name owner/repository --write\`. A file is untouched when it needs no edit, no
check is switched off for it, and an independent parser finds all of its text, headings, links, images and code on the
built page. Links are checked as the site's own configuration asks. Warnings are not counted: where the configuration
says nothing, of a dead anchor and of a link to a source that does not exist; of an image of the static folder or of a tag
that is not there; of tabs whose items and values differ; of a GitHub alert, a formula or a package that is not there, which are
shown as a quote, as TeX source or not at all; of the heading that a post's own title hides; of a second file with one
address, where the site lets it pass (the first is shown, and measured). Docusaurus 3.8.1
stops at such a link, and at such an image in Markdown; it passes over the rest. "Chinese" says that the
translated texts of the newest version stand in place of those in the default language; links to the other versions then
lead nowhere. Files that "would stop Docusaurus too" are not untouched either: at each of their faults a build of
Docusaurus 3.8.1 ended as well, of 2.4.3 where a source asks for that (\`bench/content/docusaurus-verdicts.mjs\`).
"Exit code" is that of the build, which fails on any error, of the site or of the engine; "–" where packages of the owner decide it.
What is wrong with each site the command prints, and writes to \`.cache/try-content/\`.
`

/** Returns the detailed result of one source as Markdown. */
export function renderSummary({ name, files, elsewhere }) {
  const counted = files.filter(({ isApart }) => !isApart)
  const untouched = counted.filter(({ problems, lost }) => problems.length + lost.length === 0).length
  const share = ((100 * untouched) / counted.length).toFixed(1)
  const losing = counted.filter(({ lost }) => lost.length > 0)
  const rows = [...countCauses(counted)].sort((a, b) => b[1].size - a[1].size)
  const apart = files.length - counted.length
  const stopped = counted.filter(({ stopsBoth }) => stopsBoth).length
  const stoppedText = stopped ? ` ${stopped} would stop Docusaurus too.` : ''
  const apartText = apart ? ` ${apart} more need a package or a plugin of their owner's.` : ''
  return [
    `## ${name}\n`,
    `${counted.length} files, ${untouched} untouched (${share} %), ${losing.length} with content that the page lacks, ${elsewhere.length} problems elsewhere.${stoppedText}${apartText}\n`,
    ...(rows.length
      ? [
          `${renderTable(
            [
              ['edits needed, by cause', ([cause]) => cause],
              ['files', ([, found]) => found.size],
              ['for example', ([, found]) => [...found][0]],
            ],
            rows,
          )}\n`,
        ]
      : []),
    ...losing
      .slice(0, 30)
      .map(
        ({ source, lost }) =>
          `- ${source}: lost ${lost.length}, first a ${lost[0].kind}: \`${lost[0].value.slice(0, 80).replaceAll('\n', ' ')}\``,
      ),
    ...elsewhere
      .slice(0, 10)
      .map(({ what, where }) => `- elsewhere: ${where?.file ?? ''} ${what.split('\n')[0]}`),
  ].join('\n')
}

const COLUMNS = [
  'site',
  'exit code',
  'files',
  'untouched',
  'lacking content',
  'problems elsewhere',
  'would stop Docusaurus too',
  "need their owner's packages",
]

/** Updates the row of a source in CONTENT.md, and writes the details to an ignored folder. */
export function writeContentReport({ name, files, elsewhere }, text) {
  const counted = files.filter(({ isApart }) => !isApart)
  const isUntouched = ({ problems, lost }) => problems.length + lost.length === 0
  const errors = elsewhere.length + files.reduce((sum, { problems }) => sum + problems.length, 0)
  const row = [
    name,
    errors > 0 ? 1 : 0,
    counted.length,
    counted.filter(isUntouched).length,
    counted.filter(({ lost }) => lost.length > 0).length,
    elsewhere.length,
    counted.filter(({ stopsBoth }) => stopsBoth).length,
    files.length - counted.length,
  ]
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : []
  const others = old.filter(line => /^\| [^|]+ \| [01–] \|/.test(line) && !line.startsWith(`| ${name} |`))
  const line = cells => `| ${cells.join(' | ')} |`
  const rows = [...others, line(row)].sort((a, b) => a.localeCompare(b))
  const table = [line(COLUMNS), line(COLUMNS.map(() => '---')), ...rows]
  writeFileSync(FILE, `${HEAD}\n${table.join('\n')}\n`)
  const details = new URL('../../.cache/try-content/', import.meta.url)
  mkdirSync(details, { recursive: true })
  writeFileSync(new URL(`${name.replaceAll('/', '+')}.md`, details), `${text}\n`)
}

/** Groups problems that differ only in names and numbers. */
function countCauses(files) {
  const causes = new Map()
  for (const { source, problems } of files) {
    for (const { what } of problems) {
      const cause = what
        .split('\n')[0]
        .replace(/^\$.*\$(?=: formulas)/, '$…$')
        .replace(/(["'`])(?:(?!\1).)*\1|<[^>]*>|\S*[/#]\S*|\d+/g, '…')
        .slice(0, 90)
      causes.set(cause, (causes.get(cause) ?? new Set()).add(source))
    }
  }
  return causes
}
