import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { renderTable } from '../render-table.mjs'

const FILE = new URL('../CONTENT.md', import.meta.url)

const HEAD = `# Real Docusaurus sites, as they are

Each source is copied into a temporary folder, \`migrate\` writes its configuration, and the engine builds it:
\`npm run try-content -- <checkout> --name owner/repository --write\`. A file is untouched when it needs no edit, no
check is switched off for it, and an independent parser finds all of its text, headings, links, images and code on the
built page. Links are checked as the site's own configuration asks. Warnings are not counted: where the configuration
says nothing, of a dead anchor and of a link to a source that does not exist; of an image of the static folder or of a tag
that is not there; of tabs whose items and values differ; of the heading that a post's own title hides; of a second file with one
address, where the site lets it pass (the first is shown, and measured). Docusaurus 3.8.1
stops at such a link, and at such an image in Markdown; it passes over the rest. "Chinese" says that the
translated texts of the newest version stand in place of those in the default language; links to the other versions then
lead nowhere. Files that "would stop Docusaurus too" are not untouched either: at each of their faults a build of
Docusaurus 3.8.1 ended as well, of 2.4.3 where a source asks for that (\`bench/content/docusaurus-verdicts.mjs\`).
`

/** The result of one source as Markdown. */
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

/** Replaces the section of a source in CONTENT.md. */
export function writeContentReport(name, text) {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD
  const [head, ...sections] = old.split(/^(?=## )/m)
  const others = sections.filter(section => !section.startsWith(`## ${name}\n`))
  const all = [...others, `${text}\n\n`].sort()
  writeFileSync(FILE, `${head.trimEnd()}\n\n${all.map(section => section.trimEnd()).join('\n\n')}\n`)
}

/** Problems alike but for names and numbers are one cause. */
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
