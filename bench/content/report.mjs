import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { renderTable } from '../render-table.mjs'

const FILE = new URL('../CONTENT.md', import.meta.url)

const HEAD = `# Real Docusaurus sites, as they are

Each source is copied into a temporary folder, \`migrate\` writes its configuration, and the engine builds it:
\`npm run try-content -- <checkout> --name owner/repository --write\`. A file is untouched when it needs no edit, no
check is switched off for it, and an independent parser finds all of its text, headings, links, images and code on the
built page. Links are checked as the site's own configuration asks: where it says nothing, a dead anchor and a link to a
source that does not exist are warnings, as in Docusaurus, and not counted here; so are an image of the static folder
that is not there, and the heading that a post's own title hides. "Chinese" says that the translated texts of the newest
version stand in place of those in the default language; links to the other versions then lead nowhere.
`

/** The result of one source as Markdown. */
export function renderSummary({ name, files, elsewhere }) {
  const counted = files.filter(({ isApart }) => !isApart)
  const untouched = counted.filter(({ problems, lost }) => problems.length + lost.length === 0).length
  const share = ((100 * untouched) / counted.length).toFixed(1)
  const losing = counted.filter(({ lost }) => lost.length > 0)
  const rows = [...countCauses(counted)].sort((a, b) => b[1].size - a[1].size)
  const apart = files.length - counted.length
  const apartText = apart ? ` ${apart} more need a package or a plugin of their owner's.` : ''
  return [
    `## ${name}\n`,
    `${counted.length} files, ${untouched} untouched (${share} %), ${losing.length} with content that the page lacks, ${elsewhere.length} problems elsewhere.${apartText}\n`,
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
        .replace(/(["'`])(?:(?!\1).)*\1|<[^>]*>|\S*[/#]\S*|\d+/g, '…')
        .slice(0, 90)
      causes.set(cause, (causes.get(cause) ?? new Set()).add(source))
    }
  }
  return causes
}
